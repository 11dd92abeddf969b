import { currentStore } from "#web/store/current-store.ts";
import { type HeldProduct, heldIn } from "#web/store/read-models/handed-over/held-products.ts";
import { useBookList, useGoods } from "./use-goods.ts";

/** What the signed-in reseller holds of a shop and may sell, by name. */
export function useHeldProducts(shopId: string): readonly HeldProduct[] {
  const goods = useGoods(shopId);
  return useBookList(goods && heldIn(goods));
}

/** Held products that bear a code, at this very moment. */
export function findHeldByBarcode(shopId: string, code: string): readonly HeldProduct[] {
  const goods = currentStore()?.views.of(shopId)?.goods.get();
  return goods ? heldIn(goods).byBarcode(code) : [];
}
