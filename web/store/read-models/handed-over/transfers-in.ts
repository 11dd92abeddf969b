import type { HeldTransfer } from "#shared/rules/sell-held.ts";
import type { HeldProduct } from "./held-products.ts";

/** The transfers that goods may be taken from, with what is exactly left of each. */
export function transfersIn(held: readonly HeldProduct[]): HeldTransfer[] {
  return held.flatMap(({ transfers }) =>
    transfers.map(({ id, productId, at, exactInStock: inStock, minPrice, by }) => {
      return { id, productId, at, inStock, minPrice, by };
    }),
  );
}
