import type { TransferRow } from "#web/store/read-models/handed-over/transfer-book.ts";

/** What one reseller still holds, by product; figures are exact, own unsent acts included. */
export type Held = {
  resellerId: string;
  resellerName: string;
  products: { productId: string; name: string; inStock: number }[];
  pieces: number;
};

/** Confirmed transfers summed by reseller and product, in the order of names; what is used up is left out. */
export function heldByReseller(transfers: readonly TransferRow[]): Held[] {
  const byReseller = new Map<string, Held>();
  for (const transfer of transfers) {
    if (transfer.status !== "confirmed" || transfer.exactInStock === 0) continue;
    const { resellerId, resellerName, productId, productName, exactInStock } = transfer;
    const held = byReseller.get(resellerId) ?? {
      resellerId,
      resellerName,
      products: [],
      pieces: 0,
    };
    byReseller.set(resellerId, held);
    held.pieces += exactInStock;
    const product = held.products.find((one) => one.productId === productId);
    if (product) product.inStock += exactInStock;
    else held.products.push({ productId, name: productName, inStock: exactInStock });
  }
  const all = [...byReseller.values()];
  for (const held of all) held.products.sort((a, b) => a.name.localeCompare(b.name, "fr"));
  return all.sort((a, b) => a.resellerName.localeCompare(b.resellerName, "fr"));
}
