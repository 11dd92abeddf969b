import type { SoldBy } from "#shared/schemas/measure.ts";
import { agreed, type Objection, type Outcome, refused } from "#shared/schemas/refusal.ts";
import type { ResellerSaleLine } from "#shared/schemas/reseller-sale.ts";
import { isSoldBy } from "./ware.ts";

/** What a reseller holds of one transfer. `inStock` is exact, own unsent acts included; `by` is of how many its prices are. */
export type HeldTransfer = {
  id: string;
  productId: string;
  at: string;
  inStock: number;
  minPrice: number;
  by?: SoldBy | undefined;
};

/** So much of one product, in the unit that `by` says, at a price. */
type Wanted = { productId: string; quantity: number; price: number; by?: SoldBy | undefined };

/**
 * Spreads goods of one product over the transfers that hold it in the same unit and whose minimum allows the price,
 * oldest first. Refused when there are too few, or too few at that price.
 */
export function spreadOverTransfers(
  want: Wanted,
  held: readonly HeldTransfer[],
): Outcome<ResellerSaleLine[]> {
  if (!Number.isInteger(want.quantity) || want.quantity < 1) return refused("quantity-invalid");
  const { productId, price, by } = want;
  const own = held
    .filter((one) => one.productId === productId && one.inStock > 0 && isSoldBy(one.by, by))
    .sort((a, b) => (a.at === b.at ? (a.id < b.id ? -1 : 1) : a.at < b.at ? -1 : 1));
  const lines: ResellerSaleLine[] = [];
  let left = want.quantity;
  for (const transfer of own) {
    if (left === 0) break;
    if (price < transfer.minPrice) continue;
    const quantity = Math.min(left, transfer.inStock);
    lines.push({ transferId: transfer.id, productId, quantity, price, ...(by && { by }) });
    left -= quantity;
  }
  if (left === 0) return agreed(lines);
  const there = own.reduce((sum, { inStock }) => sum + inStock, 0);
  return refused(want.quantity > there ? "insufficient-stock" : "price-below-reseller-minimum");
}

/**
 * The lines of a cart as they are written, each out of what those before it have left: two of one product share it. What
 * is weighed costs by each of its parts, so that a line of the cart may cost a franc more or less than all of it at once.
 */
export function spreadCart(
  cart: readonly Wanted[],
  held: readonly HeldTransfer[],
): Outcome<ResellerSaleLine[][]> {
  const left = held.map((one) => ({ ...one }));
  const all: ResellerSaleLine[][] = [];
  for (const line of cart) {
    const spread = spreadOverTransfers(line, left);
    if (!spread.ok) return spread;
    for (const taken of spread.value) {
      const transfer = left.find(({ id }) => id === taken.transferId);
      if (transfer) transfer.inStock -= taken.quantity;
    }
    all.push(spread.value);
  }
  return agreed(all);
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
