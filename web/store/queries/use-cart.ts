import type { Cart } from "#web/store/outbox/operation-record.ts";
import { useLive, useStore } from "./use-store.ts";

const noCart: Pick<Cart, "id" | "lines" | "off"> = { id: "", lines: [] };
const noCarts: readonly Cart[] = [];

/** The cart in the till; it survives a reload, and other tabs see it. */
export function useCart(shopId: string): typeof noCart & { isLoaded: boolean } {
  const store = useStore();
  const cart = useLive(store?.carts, () => store?.carts.current(shopId) ?? noCart);
  return { id: cart.id, lines: cart.lines, off: cart.off, isLoaded: store !== null };
}

/** Carts put aside, oldest first. */
export function useHeldCarts(shopId: string): readonly Cart[] {
  const store = useStore();
  return useLive(store?.carts, () => store?.carts.held(shopId) ?? noCarts);
}
