import type { CartLine } from "#shared/rules/sell.ts";
import { currentStore } from "#web/store/current-store.ts";
import type { Cart } from "#web/store/outbox/operation-record.ts";
import { isLocked } from "#web/store/sharing/kept.ts";

const noCart: Pick<Cart, "id" | "lines" | "off"> = { id: "", lines: [] };

/** The cart in the till at this very moment; empty while the store is not open. */
export function currentCart(shopId: string): typeof noCart {
  return currentStore()?.carts.current(shopId) ?? noCart;
}

/**
 * Replaces the lines of the current cart, and what is taken off all of it (null for nothing) where it is told. Seen at
 * once, stored behind it. The cart of a locked device stays as it is.
 */
export function putCartLines(
  shopId: string,
  lines: readonly CartLine[],
  off?: Cart["off"] | null,
): void {
  if (!isLocked()) currentStore()?.carts.put(shopId, lines, off);
}

/** Puts the current cart aside. */
export function holdCart(shopId: string, label = ""): void {
  if (!isLocked()) currentStore()?.carts.hold(shopId, label);
}

/** Takes a cart back into the till. */
export function recallCart(shopId: string, cartId: string): void {
  if (!isLocked()) currentStore()?.carts.recall(shopId, cartId);
}
