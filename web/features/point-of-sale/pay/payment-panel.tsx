import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, useEffect, useId, useState } from "react";
import type { Payment } from "#shared/schemas/sale.ts";
import { Money } from "#web/blocks/money.tsx";
import { formatAmount } from "#web/i18n/money.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Sheet } from "#web/ui/sheet.tsx";
import { CashPart } from "./cash-part.tsx";
import { MobileMoneyPart } from "./mobile-money-part.tsx";
import { freshPayment, paymentOf } from "./payment-draft.ts";

/** A second tap of the finger that opened the payment is not yet a « Valider »: milliseconds. */
const doubleTapMs = 400;

type PaymentPanelProps = {
  due: number;
  /** The sale is being written, or cannot be yet. */
  busy: boolean;
  /** Why the last attempt was not recorded, in words. */
  trouble: ReactNode;
  onPay: (payment: Payment) => void;
  onClose: () => void;
};

/** How the customer pays. It opens on exact cash, so an exact sale is « Encaisser », « Valider ». */
export function PaymentPanel({ due, busy, trouble, onPay, onClose }: PaymentPanelProps) {
  const { t } = useLingui();
  const formId = useId();
  const [draft, setDraft] = useState(freshPayment);
  const [armed, setArmed] = useState(false);
  const [asked, setAsked] = useState(false);
  // What the customer was told first.
  const [told] = useState(due);
  const payment = paymentOf(draft, due);

  useEffect(() => {
    const timer = setTimeout(() => setArmed(true), doubleTapMs);
    return () => clearTimeout(timer);
  }, []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (armed && !busy && payment.ok) onPay(payment.value);
  }

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
          {due !== told && (
            <p role="status" className="font-medium text-attention">
              <Trans>
                Le total a changé : {formatAmount(told)} → {formatAmount(due)}
              </Trans>
            </p>
          )}
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
            disabled={draft.method === "cash" && !payment.ok}
            aria-disabled={armed ? undefined : true}
          >
            <Trans>Valider</Trans>
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        onSubmit={handleSubmit}
        noValidate
        className="flex min-h-0 flex-col gap-2 short:gap-1.5 lying:grid lying:grid-cols-2"
      >
        <fieldset
          aria-label={t`Moyen de paiement`}
          className="grid shrink-0 grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-2"
        >
          <Method
            pressed={draft.method === "cash"}
            onPress={() => setDraft({ ...draft, method: "cash" })}
          >
            <Trans>Espèces</Trans>
          </Method>
          <Method
            pressed={draft.method === "mobile-money"}
            onPress={() => setDraft({ ...draft, method: "mobile-money" })}
          >
            <Trans>Mobile money</Trans>
          </Method>
        </fieldset>
        {draft.method === "cash" ? (
          <CashPart draft={draft} due={due} onChange={setDraft} />
        ) : (
          <MobileMoneyPart draft={draft} missing={asked && !payment.ok} onChange={setDraft} />
        )}
      </form>
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
        "min-h-11 rounded-control border px-2",
        pressed
          ? "border-brand bg-brand font-semibold text-on-brand"
          : "border-edge bg-surface hover:bg-sunken",
      )}
    >
      {children}
    </button>
  );
}
