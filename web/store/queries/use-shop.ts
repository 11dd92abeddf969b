import type { Shop } from "#shared/schemas/shop.ts";
import type { Access } from "#shared/sync/protocol.ts";
import { shopsOf } from "#web/store/hub/access.ts";
import { useLive, useShopView, useStore } from "./use-store.ts";

/** A shop as its members see it; undefined until it has been read. */
export function useShop(shopId: string): Shop | undefined {
  const shop = useShopView(shopId)?.shop;
  return useLive(shop, () => shop?.list()[0]);
}

const noShops: readonly Access[] = [];

/** Shops that the signed-in person may open, with their role in each. */
export function useMyShops(): readonly Access[] {
  const outbox = useStore()?.device.outbox;
  return useLive(outbox, () => {
    const userId = outbox?.meta.session?.userId;
    return outbox && userId !== undefined ? shopsOf(outbox.meta, userId) : noShops;
  });
}
