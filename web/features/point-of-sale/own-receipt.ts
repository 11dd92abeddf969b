import type { Operation } from "#shared/sync/operations.ts";
import type { Receipt } from "#web/blocks/receipt/receipt.ts";
import { happenedAt, type Shown } from "#web/store/outbox/operation-record.ts";

type OwnSale = Extract<Operation, { kind: "sale" | "reseller-sale" }>;

/** The receipt of a sale made on this device. A phone whose clock is wrong prints the hour that its books say. */
export function ownReceipt(
  operation: OwnSale,
  { receiptNo = "", sellerName, kept }: Shown,
  rest: Pick<Receipt, "shop" | "lines" | "payments" | "letters">,
): Receipt {
  const { total, vatRate } = operation.body;
  return { ...rest, receiptNo, soldAt: happenedAt(operation), sellerName, total, vatRate, kept };
}
