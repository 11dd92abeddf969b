import { randomUuid } from "#shared/sync/uuid.ts";
import { browserClock, browserRandom } from "./browser-ports.ts";
import { adjustStock as adjust } from "./commands/adjust-stock.ts";
import { createProduct as create } from "./commands/create-product.ts";
import { editProduct as edit } from "./commands/edit-product.ts";
import { recordResellerSale as sellOwn } from "./commands/record-reseller-sale.ts";
import { recordSale as sell } from "./commands/record-sale.ts";
import { onDevice } from "./on-device.ts";

/** What a till calls. The other acts are in `office-acts.ts`, so that a cashier need not fetch them before selling. */

export const recordSale = onDevice(sell);
export const adjustStock = onDevice(adjust);
export const createProduct = onDevice(create);
export const editProduct = onDevice(edit);
export const recordResellerSale = onDevice(sellOwn);

/** Names a form when it opens, so that confirming it twice is one operation. */
export function newFormId(): string {
  return randomUuid(browserClock(), browserRandom.bytes(10));
}
