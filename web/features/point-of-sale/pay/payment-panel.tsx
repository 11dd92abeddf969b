import { Trans, useLingui } from "@lingui/react/macro";
import CircleCheck from "lucide-react/icons/circle-check";
import { type FormEvent, type ReactNode, Suspense, useEffect, useId, useState } from "react";
import { idsOfMoney } from "#shared/schemas/means.ts";
import type { Payment } from "#shared/schemas/sale.ts";
import { Money } from "#web/blocks/money.tsx";
import { fetchRarePayment, LateRarePayment } from "#web/blocks/on-account/late-rare-payment.ts";
import { paymentWords } from "#web/blocks/words/payment-words.ts";
import type { SaleToRecord } from "#web/store/commands/record-sale.ts";
import { useShop } from "#web/store/queries/use-shop.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { keepFocus } from "#web/ui/keypad.tsx";
import { Sheet } from "#web/ui/sheet.tsx";
import { CashPart } from "./cash-part.tsx";
import { ChangedTotal } from "./changed-total.tsx";
import {
  cashPaymentOf,
  isCounted,
  nextPayment,
  type PaymentDraft,
  type PaymentWay,
  tenderedOf,
} from "./payment-draft.ts";
import { useArmed } from "./use-armed.ts";

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
  const [said] = useState(() => nextPayment.start(due));
  const [draft, setDraft] = useState(said.draft);
  const [armed, arm] = useArmed(due);
  const [parts, setParts] = useState(said.parts);
  const [hasOthers, setHasOthers] = useState<PaymentWay>();
  const { method } = draft;
  const cash = cashPaymentOf(draft, due);

  const isCash = isCounted(method);
  useEffect(() => {
    if (isCash) return;
    const come = () => setHasOthers(method);
    // What cannot be fetched is said by whoever shows it.
    fetchRarePayment().then(come, come);
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
  if (useShop(shopId)?.loyalty)
    ways.push([
      "loyalty",
      <Trans key="loyalty" context="fidélité">
        Client
      </Trans>,
    ]);

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
          {trouble && (
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
            icon={<CircleCheck aria-hidden="true" className="size-5" />}
            busy={busy}
            disabled={isCash ? !cash.ok : hasOthers !== method}
            aria-disabled={!armed || undefined}
          >
            <Trans>Valider</Trans>
          </Button>
        </div>
      }
    >
      <div className="flex min-h-0 flex-col gap-2 short:gap-1.5 lying:grid lying:grid-cols-2">
        {said.note}
        <fieldset
          aria-label={t`Moyen de paiement`}
          onMouseDown={keepFocus}
          className="flex shrink-0 flex-wrap gap-1"
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
        {isCash ? (
          <form id={formId} onSubmit={handleSubmit} noValidate className="contents">
            <CashPart draft={draft} due={due} onChange={handleDraft} />
          </form>
        ) : (
          <Suspense>
            <LateRarePayment
              key={method}
              {...{ formId, shopId, due }}
              way={method}
              account={said.account}
              tendered={tenderedOf(draft, due)}
              parts={parts[method] ?? []}
              onParts={(next) => setParts({ ...parts, [method]: next })}
              onPay={handlePay}
            />
          </Suspense>
        )}
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
        // As wide as its longest word at least: they stand in one line on a phone, in more with large letters.
        "min-h-11 w-min grow rounded-control border px-0.5 text-sm leading-tight",
        pressed
          ? "border-brand bg-brand font-semibold text-on-brand"
          : "border-edge bg-surface hover:bg-sunken",
      )}
    >
      {children}
    </button>
  );
}
