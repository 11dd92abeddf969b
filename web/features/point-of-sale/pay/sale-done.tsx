import { Trans, useLingui } from "@lingui/react/macro";
import CircleCheck from "lucide-react/icons/circle-check";
import Plus from "lucide-react/icons/plus";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { isReferenced, isTendered } from "#shared/rules/carried.ts";
import { meansById } from "#shared/schemas/means.ts";
import type { Payment } from "#shared/schemas/sale.ts";
import { type Receipt, receiptSums } from "#web/blocks/receipt/receipt.ts";
import type { ReceiptRow } from "#web/blocks/receipt/receipt-rows.ts";
import { ReceiptView } from "#web/blocks/receipt/receipt-view.tsx";
import { ticketPaper } from "#web/blocks/receipt/ticket-paper.ts";
import { UnsentMark } from "#web/blocks/sync/unsent-mark.tsx";
import { paymentWords } from "#web/blocks/words/payment-words.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { Button } from "#web/ui/button.tsx";
import { latePart } from "#web/ui/late-part.ts";
import { takeLostFocus } from "#web/ui/take-lost-focus.ts";
import { ChangeFigure } from "./change-figure.tsx";

/** Fetched when a customer wants to see it. */
const CustomerView = latePart(async () => ({
  default: (await import("#web/blocks/receipt/customer-view.tsx")).CustomerView,
}));

type SaleDoneProps = {
  receipt: Receipt;
  /** Identifier of the ticket. */
  id: string;
  /** False until the server has answered; the sale is safe on the device either way. */
  sent: boolean;
  /** What else is to be known of it, beside its number. */
  note?: ReactNode;
  /** What the paper says below how it was paid. */
  after?: readonly ReceiptRow[] | undefined;
  /** Some of that is still to come. */
  isComing?: boolean;
  onNext: () => void;
};

/** One payment of the sale: how, how much, and by which reference. */
function PaidPart({ payment }: { payment: Payment }) {
  const { i18n } = useLingui();
  return (
    <li className="flex flex-wrap justify-between gap-x-2">
      <span className="min-w-0 break-words">
        {i18n._(paymentWords[payment.method])}
        {isReferenced(payment) && (
          <span className="figures text-ink-soft">
            {" · "}
            {payment.reference || <Trans>référence à venir</Trans>}
          </span>
        )}
      </span>
      <span className="figures font-medium">{formatMoney(payment.amount)}</span>
    </li>
  );
}

const isOwed = (means: (typeof meansById)[Payment["method"]]) =>
  means.carries === "customer" && !("usesDeposit" in means);

/** « Enregistrée »: shown only once the sale is on the disk. The change once more, or how it was paid where none goes back, then the next customer. */
export function SaleDone({ receipt, id, sent, note, after, isComing, onNext }: SaleDoneProps) {
  const { t } = useLingui();
  const next = useRef<HTMLButtonElement>(null);
  const [showing, setShowing] = useState(false);
  const { change, onAccount } = receiptSums(receipt);
  // What was paid from a deposit or by points stands on an account too, and nobody owes it.
  const owed = onAccount
    .filter(({ method }) => isOwed(meansById[method]))
    .reduce((sum, { amount }) => sum + amount, 0);

  useEffect(() => {
    next.current?.focus();
    // It goes with the receipt. The search of the till would open the keyboard of a phone over the products.
    return () => takeLostFocus(document.querySelector("main"));
  }, []);

  return (
    <section
      aria-label={t`Vente enregistrée`}
      className="mx-auto flex min-h-0 w-full max-w-md flex-1 flex-col gap-4 overflow-y-auto p-4"
    >
      <div role="status" className="flex flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2 text-xl font-bold text-ok">
          <CircleCheck aria-hidden="true" className="size-7 shrink-0" />
          <Trans>Enregistrée</Trans>
        </p>
        <p className="flex flex-wrap items-center gap-2">
          <span className="figures font-medium">
            <Trans>Reçu {receipt.receiptNo}</Trans>
          </span>
          {note}
          {!sent && <UnsentMark />}
        </p>
        {receipt.payments.length > 0 && (
          <div className="border-t border-line pt-2">
            <p className="flex flex-wrap items-baseline justify-between gap-x-2">
              <span className="font-medium">
                {owed > 0 ? (
                  <Trans>À crédit</Trans>
                ) : change > 0 ? (
                  <Trans>À rendre</Trans>
                ) : (
                  <Trans>Payé</Trans>
                )}
              </span>
              <ChangeFigure francs={owed || change || receipt.total} />
            </p>
            <button
              type="button"
              onClick={() => setShowing(true)}
              className="min-h-11 text-sm font-medium text-brand-ink underline underline-offset-4"
            >
              <Trans>Montrer au client</Trans>
            </button>
            <ul>
              {receipt.payments.map((payment, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the payments of a sale never move
                <PaidPart key={index} payment={payment} />
              ))}
            </ul>
          </div>
        )}
      </div>
      {showing && (
        <Suspense>
          <CustomerView
            {...{ change, total: receipt.total, shopName: receipt.shop.name }}
            onClose={() => setShowing(false)}
          />
        </Suspense>
      )}
      <ReceiptView
        receipt={receipt}
        after={after}
        isComing={isComing}
        paper={ticketPaper({ id, ...receipt }, true)}
        fresh={{ isCash: change > 0 || receipt.payments.some(isTendered) }}
        mainAction={
          <Button
            ref={next}
            kind="main"
            size="large"
            wide
            icon={<Plus aria-hidden="true" className="size-5" />}
            onClick={onNext}
          >
            <Trans>Nouvelle vente</Trans>
          </Button>
        }
      />
    </section>
  );
}
