import type { Unit } from "#shared/schemas/measure.ts";
import { type Amounts, nothing } from "#web/blocks/handover/amounts.ts";
import type { TransferRow } from "#web/store/read-models/handed-over/transfer-book.ts";

/** What one reseller still holds, by product; figures are exact, own unsent acts included. */
export type Held = {
  resellerId: string;
  resellerName: string;
  products: { productId: string; name: string; unit: Unit | undefined; inStock: number }[];
  amounts: Amounts;
};

/** Confirmed transfers summed by reseller and product, in the order of names; what is used up is left out. */
export function heldByReseller(transfers: readonly TransferRow[]): Held[] {
  const byReseller = new Map<string, Held>();
  for (const transfer of transfers) {
    if (transfer.status !== "confirmed" || transfer.exactInStock === 0) continue;
    const { resellerId, resellerName, productId, productName, by, exactInStock } = transfer;
    const unit = by?.unit;
    const held = byReseller.get(resellerId) ?? {
      resellerId,
      resellerName,
      products: [],
      amounts: { ...nothing },
    };
    byReseller.set(resellerId, held);
    held.amounts[unit ?? "pieces"] += exactInStock;
    const isIts = (one: Held["products"][number]) =>
      one.productId === productId && one.unit === unit;
    const product = held.products.find(isIts);
    if (product) product.inStock += exactInStock;
    else held.products.push({ productId, name: productName, unit, inStock: exactInStock });
  }
  const all = [...byReseller.values()];
  for (const held of all) held.products.sort((a, b) => a.name.localeCompare(b.name, "fr"));
  return all.sort((a, b) => a.resellerName.localeCompare(b.resellerName, "fr"));
}
