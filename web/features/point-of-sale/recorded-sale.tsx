import type { Receipt } from "#web/blocks/receipt/receipt.ts";
import { useReceiptShop } from "#web/blocks/receipt/use-receipt-shop.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { useOperation } from "#web/store/queries/use-operations.ts";
import type { SessionShop } from "#web/store/session.ts";
import { SaleDone } from "./pay/sale-done.tsx";

type RecordedSaleProps = { record: OperationRecord; shop: SessionShop; onNext: () => void };

/** The receipt of the sale just made; its mark goes when the server has answered. */
export function RecordedSale({ record, shop, onNext }: RecordedSaleProps) {
  const now = useOperation(record.id) ?? record;
  const { operation, shown } = record;
  const agencyId = operation.kind === "sale" ? operation.body.agencyId : undefined;
  const receiptShop = useReceiptShop(shop, agencyId);
  if (operation.kind !== "sale") return null;
  const receipt: Receipt = {
    shop: receiptShop,
    receiptNo: shown.receiptNo ?? "",
    soldAt: operation.at,
    sellerName: shown.sellerName,
    lines: operation.body.lines.map((line, index) => ({ ...line, name: shown.names[index] ?? "" })),
    payments: operation.body.payments,
    total: operation.body.total,
  };
  return <SaleDone receipt={receipt} sent={now.state !== "waiting"} onNext={onNext} />;
}
