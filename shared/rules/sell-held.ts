import { agreed, type Objection, type Outcome, refused } from "#shared/schemas/refusal.ts";
import type { ResellerSaleLine } from "#shared/schemas/reseller-sale.ts";

/** What a reseller holds of one transfer. `inStock` is exact, own unsent acts included. */
export type HeldTransfer = {
  id: string;
  productId: string;
  at: string;
  inStock: number;
  minPrice: number;
};

/**
 * Spreads pieces of one product over the transfers that hold it and whose minimum allows the price, oldest first.
 * Refused when there are too few, or too few at that price.
 */
export function spreadOverTransfers(
  want: { productId: string; quantity: number; price: number },
  held: readonly HeldTransfer[],
): Outcome<ResellerSaleLine[]> {
  if (!Number.isInteger(want.quantity) || want.quantity < 1) return refused("quantity-invalid");
  const own = held
    .filter(({ productId, inStock }) => productId === want.productId && inStock > 0)
    .sort((a, b) => (a.at === b.at ? (a.id < b.id ? -1 : 1) : a.at < b.at ? -1 : 1));
  const lines: ResellerSaleLine[] = [];
  let left = want.quantity;
  for (const transfer of own) {
    if (left === 0) break;
    if (want.price < transfer.minPrice) continue;
    const quantity = Math.min(left, transfer.inStock);
    lines.push({ transferId: transfer.id, productId: want.productId, quantity, price: want.price });
    left -= quantity;
  }
  if (left === 0) return agreed(lines);
  const there = own.reduce((sum, { inStock }) => sum + inStock, 0);
  return refused(want.quantity > there ? "insufficient-stock" : "price-below-reseller-minimum");
}

/** The one rule of a sale that the office makes on a transfer. */
export function saleOnTransferObjection(
  sale: { quantity: number; price: number },
  transfer: { status: string; inStock: number; minPrice: number } | undefined,
): Objection | undefined {
  if (transfer?.status !== "confirmed") return "unknown-transfer";
  if (!Number.isInteger(sale.quantity) || sale.quantity < 1) return "quantity-invalid";
  if (sale.quantity > transfer.inStock) return "more-than-held";
  if (sale.price < transfer.minPrice) return "price-below-minimum";
  return undefined;
}
