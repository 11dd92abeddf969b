import type { NewShopRequest } from "#shared/schemas/new-shop.ts";
import { openStore } from "#web/store/current-store.ts";
import { shopsOf } from "#web/store/hub/access.ts";
import type { OpenStore } from "#web/store/opened-store.ts";
import { chooseShop } from "#web/store/session.ts";
import { type Answered, askServer } from "./ask-server.ts";

/** How long the device waits to hear of its new shop, ms. */
const longestWait = 10_000;

/** Opens a shop of one's own and works in it from now on; needs a network. The same `id` again is the same shop. */
export async function openShop(shop: NewShopRequest): Promise<Answered<{ id: string }>> {
  const opened = await askServer<{ id: string }>("POST", "/api/v1/shops", shop);
  if (!opened.ok) return opened;
  const store = await openStore();
  if (store) await heardOf(store, shop.id);
  chooseShop(shop.id);
  return opened;
}

function heardOf({ device, hub }: OpenStore, shopId: string): Promise<void> {
  const isKnown = () =>
    shopsOf(device.outbox.meta, device.userId ?? "").some((shop) => shop.shopId === shopId);
  return new Promise((resolve) => {
    if (isKnown()) return resolve();
    const stop = device.outbox.subscribe(() => isKnown() && end());
    const timer = setTimeout(end, longestWait);
    hub.kick();
    function end() {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}
