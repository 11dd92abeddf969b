import type { OperationKind } from "./operations.ts";

/** Order on the wire; only ever appended to. */
export const kindCodes = [
  "sale",
  "return",
  "adjust",
  "product.create",
  "product.edit",
  "sale.settle",
  "product.import",
  "transfer",
  "transfer.decide",
  "transfer.return",
  "reseller-sale",
  "reseller-sale.decide",
  "commission.pay",
  "shop-transfer",
  "shop-transfer.receive",
  "notification.read",
  "shop.edit",
  "agency.create",
  "agency.edit",
  "message.send",
  "message.read",
  "till.open",
  "till.move",
  "till.close",
  "sale.reference",
  "shop-transfer.withdraw",
] as const satisfies readonly OperationKind[];

/** Whether a packed operation is a sale, without reading it; never true of anything else. */
export function isPackedSale(packed: unknown): boolean {
  return Array.isArray(packed) && (packed.length === 3 || packed[0] === kindCodes.indexOf("sale"));
}

/** A kind that only a newer tab knows goes by its name: held back, it would hold up the sales made after it (S1). */
export function codeOf(kind: OperationKind): number | string {
  const code = kindCodes.indexOf(kind);
  return code < 0 ? kind : code;
}
