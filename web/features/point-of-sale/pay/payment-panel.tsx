import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useId, useState } from "react";
import { idsOfMoney } from "#shared/schemas/means.ts";
import type { Payment } from "#shared/schemas/sale.ts";
import { Money } from "#web/blocks/money.tsx";
import type { PartDraft } from "#web/blocks/other-means/part-draft.ts";
import { paymentWords } from "#web/blocks/words/payment-words.ts";
import { speak } from "#web/i18n/language.ts";
import type { SaleToRecord } from "#web/store/commands/record-sale.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { keepFocus } from "#web/ui/keypad.tsx";
import { Sheet } from "#web/ui/sheet.tsx";
import { CashPart } from "./cash-part.tsx";
import { ChangedTotal } from "./changed-total.tsx";
import {
  cashPaymentOf,
  freshPayment,
  isCounted,
  type PaymentDraft,
  type PaymentWay,
  tenderedOf,
} from "./payment-draft.ts";
import { useArmed } from "./use-armed.ts";

// Whatever is not cash alone comes when it is asked for, from the shell kept on the device.
const others = async () => {
  const [{ OtherMeans }] = await Promise.all([
    import("#web/blocks/other-means/other-means.tsx"),
    speak("office"),
  ]);
  return { default: OtherMeans };
};
const OtherMeans = lazy(others);
const accounts = async () => {
  const [{ OnAccount }] = await Promise.all([
    import("#web/blocks/on-account/on-account.tsx"),
    speak("office"),
  ]);
  return { default: OnAccount };
};
const OnAccount = lazy(accounts);

type PaymentPanelProps = {
  shopId: string;
  due: number;
  /** The sale is being written, or cannot be yet. */
  busy: boolean;
  /** Why the last attempt was not recorded, in words. */
  trouble: ReactNode;
  /** `also`: what is written with the sale. */
  onPay: (payments: readonly Payment[], also?: SaleToRecord["also"]) => void;
  onClose: () => void;
};

/** How the customer pays. It opens on exact cash, so an exact sale is « Encaisser », « Valider ». */
export function PaymentPanel({ shopId, due, busy, trouble, onPay, onClose }: PaymentPanelProps) {
  const { t, i18n } = useLingui();
  const formId = useId();
  const [draft, setDraft] = useState(freshPayment);
  const [armed, arm] = useArmed(due);
  const [parts, setParts] = useState<Partial<Record<PaymentWay, readonly PartDraft[]>>>({});
  const [hasOthers, setHasOthers] = useState<PaymentWay>();
  const { method } = draft;
  const cash = cashPaymentOf(draft, due);

  const isCash = isCounted(method);
  useEffect(() => {
    if (isCash) return;
    const come = () => setHasOthers(method);
    // What cannot be fetched is said by whoever shows it.
    (method === "on-account" ? accounts : others)().then(come, come);
  }, [isCash, method]);

  function handlePay(payments: readonly Payment[], also?: SaleToRecord["also"]) {
    if (armed && !busy) onPay(payments, also);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (cash.ok) handlePay(cash.value);
  }

  function handleDraft(next: PaymentDraft) {
    // Whoever has tapped a note or a digit since is past the tap that opened the payment.
    arm();
    setDraft(next);
  }

  const ways: [PaymentWay, ReactNode][] = [
    ...idsOfMoney.map((id) => [id, i18n._(paymentWords[id])] as [PaymentWay, ReactNode]),
    ["on-account", <Trans key="on-account">À crédit</Trans>],
    ["split", <Trans key="split">Partagé</Trans>],
  ];
  const counted = tenderedOf(draft, due);

  return (
    <Sheet
      open
      onClose={onClose}
      title={
        <span className="flex flex-wrap items-baseline justify-between gap-x-2">
          <span className="text-sm font-medium">
            <Trans>À encaisser</Trans>
          </span>
          <Money francs={due} size="3xl" />
        </span>
      }
      closeLabel={t`Retour au panier`}
      fluid
      footer={
        <div className="flex flex-col gap-2">
          <ChangedTotal due={due} />
          {trouble !== undefined && (
            <div
              role="alert"
              className="rounded-control border border-stop/40 bg-stop-soft p-3 font-medium text-stop"
            >
              {trouble}
            </div>
          )}
          <Button
            kind="main"
            size="large"
            wide
            className="short:min-h-12"
            type="submit"
            form={formId}
            data-autofocus
            busy={busy}
            disabled={isCash ? !cash.ok : hasOthers !== method}
            aria-disabled={armed ? undefined : true}
          >
            <Trans>Valider</Trans>
          </Button>
        </div>
      }
    >
      <div className="flex min-h-0 flex-col gap-2 short:gap-1.5 lying:grid lying:grid-cols-2">
        <fieldset
          aria-label={t`Moyen de paiement`}
          onMouseDown={keepFocus}
          className="grid shrink-0 grid-cols-4 gap-2"
        >
          {ways.map(([way, words]) => (
            <Method
              key={way}
              pressed={method === way}
              onPress={() => setDraft({ ...draft, method: way })}
            >
              {words}
            </Method>
          ))}
        </fieldset>
        {method === "on-account" && (
          <Suspense>
            <OnAccount
              {...{ formId, shopId, due }}
              counted={counted > 0 && counted < due ? counted : undefined}
              onPay={handlePay}
            />
          </Suspense>
        )}
        {method !== "on-account" &&
          (isCounted(method) ? (
            <form id={formId} onSubmit={handleSubmit} noValidate className="contents">
              <CashPart draft={draft} due={due} onChange={handleDraft} />
            </form>
          ) : (
            <Suspense>
              <OtherMeans
                key={method}
                formId={formId}
                shopId={shopId}
                due={due}
                way={method}
                counted={counted > 0 && counted < due ? counted : undefined}
                parts={parts[method] ?? []}
                onParts={(next) => setParts({ ...parts, [method]: next })}
                onPay={handlePay}
              />
            </Suspense>
          ))}
      </div>
    </Sheet>
  );
}

type MethodProps = { pressed: boolean; onPress: () => void; children: ReactNode };

function Method({ pressed, onPress, children }: MethodProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={cx(
        "min-h-11 rounded-control border px-1 text-sm leading-tight",
        pressed
          ? "border-brand bg-brand font-semibold text-on-brand"
          : "border-edge bg-surface hover:bg-sunken",
      )}
    >
      {children}
    </button>
  );
}
