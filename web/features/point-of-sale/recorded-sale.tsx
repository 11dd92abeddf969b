import { Suspense } from "react";
import { useReceiptShop } from "#web/blocks/receipt/use-receipt-shop.ts";
import { happenedAt, type OperationRecord } from "#web/store/outbox/operation-record.ts";
import { useLetters } from "#web/store/queries/use-letters.ts";
import { useOperation } from "#web/store/queries/use-operations.ts";
import type { SessionShop } from "#web/store/session.ts";
import { ownReceipt } from "./own-receipt.ts";
import { SaleDone } from "./pay/sale-done.tsx";
import { SaleExtras } from "./sale-extras.ts";

type RecordedSaleProps = { record: OperationRecord; shop: SessionShop; onNext: () => void };

/** The receipt of the sale just made; its mark goes when the server has answered. */
export function RecordedSale({ record, shop, onNext }: RecordedSaleProps) {
  const now = useOperation(record.id) ?? record;
  const { operation, shown } = record;
  const agencyId = operation.kind === "sale" ? operation.body.agencyId : undefined;
  const receiptShop = useReceiptShop(shop, agencyId, happenedAt(operation));
  const letters = useLetters(record.id);
  if (operation.kind !== "sale") return null;
  const { lines, payments, discounts } = operation.body;
  const receipt = ownReceipt(operation, shown, {
    letters,
    shop: receiptShop,
    lines: lines.map((line, index) => ({ ...line, name: shown.names[index] ?? "" })),
    payments,
  });
  const done = { receipt, id: record.id, sent: now.state !== "waiting", onNext };
  if (!discounts && shown.kept === undefined) return <SaleDone {...done} />;
  return (
    <Suspense fallback={<SaleDone {...done} isComing />}>
      <SaleExtras shopId={shop.id} sale={{ id: record.id, payments, discounts }}>
        {(said, after) => <SaleDone {...done} receipt={{ ...receipt, said }} after={after} />}
      </SaleExtras>
    </Suspense>
  );
}
