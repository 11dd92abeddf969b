import type { Shop } from "#shared/schemas/shop.ts";
import { useLive, useShopView } from "./use-store.ts";

/** A shop as its members see it; undefined until it has been read. */
export function useShop(shopId: string): Shop | undefined {
  const shop = useShopView(shopId)?.shop;
  return useLive(shop, () => shop?.get());
}
