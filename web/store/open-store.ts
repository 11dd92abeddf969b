import { randomUuid } from "#shared/sync/uuid.ts";
import { browserClock, browserRandom } from "./browser-ports.ts";
import type { Acted } from "./commands/acted.ts";
import { adjustStock as adjust } from "./commands/adjust-stock.ts";
import { createProduct as create } from "./commands/create-product.ts";
import { editProduct as edit } from "./commands/edit-product.ts";
import { recordSale as sell } from "./commands/record-sale.ts";
import { settleSale as settle } from "./commands/settle-sale.ts";
import { openStore, useCurrentStore } from "./current-store.ts";
import type { Device } from "./device.ts";

/** The commands as screens call them: on this page's own device, opened if need be. */

export const recordSale = onDevice(sell);
export const adjustStock = onDevice(adjust);
export const createProduct = onDevice(create);
export const editProduct = onDevice(edit);
export const settleSale = onDevice(settle);

/** Names a form when it opens, so that confirming it twice is one operation. */
export function newFormId(): string {
  return randomUuid(browserClock(), browserRandom.bytes(10));
}

function onDevice<G, T>(
  command: (device: Device, given: G) => Promise<Acted<T>>,
): (given: G) => Promise<Acted<T>> {
  return async (given) => {
    const store = await openStore();
    if (store) return command(store.device, given);
    return { ok: false, refusal: useCurrentStore.getState().trouble ?? "storage-unavailable" };
  };
}
