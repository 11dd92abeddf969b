import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useMemo } from "react";
import { useSideRoot } from "#web/blocks/notebook/side-words.ts";
import { useCreditor } from "#web/blocks/notebook/use-creditor.ts";
import { PaperView } from "#web/blocks/receipt/paper-view.tsx";
import { useReceiptShop } from "#web/blocks/receipt/use-receipt-shop.ts";
import { useTillCode } from "#web/store/queries/use-till.ts";
import type { SessionShop } from "#web/store/session.ts";
import { type PaidMove, paymentRows } from "./payment-paper.ts";

type PaymentPaperViewProps = {
  shop: SessionShop;
  customerName: string;
  payment: PaidMove;
  mainAction?: ReactNode;
};

/** The receipt of a payment, to share and to print. */
export function PaymentPaperView(props: PaymentPaperViewProps) {
  const { shop, customerName, payment, mainAction } = props;
  const { t, i18n } = useLingui();
  const { name, isReseller } = useCreditor(shop);
  const ofShop = useReceiptShop(shop, undefined, payment.at);
  const printed = useMemo(
    () => (isReseller ? { ...ofShop, name, phone: "", logoUrl: undefined } : ofShop),
    [ofShop, isReseller, name],
  );
  const rows = useMemo(
    () => paymentRows({ shop: printed, customerName, payment }, i18n),
    [printed, customerName, payment, i18n, i18n.locale],
  );
  const number = payment.receiptNo ?? "";
  const code = useTillCode(shop.id);
  const root = useSideRoot();
  return (
    <div className="flex flex-col gap-4">
      <PaperView
        rows={rows}
        title={t`Reçu ${number}`}
        mainAction={mainAction}
        paper={{
          ...{ id: number, at: new Date(payment.at).getTime(), title: number, place: root },
          isOfHere: code !== undefined && number.startsWith(`${code}-`),
        }}
      />
    </div>
  );
}
