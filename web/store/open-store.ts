import { randomUuid } from "#shared/sync/uuid.ts";
import { browserClock, browserRandom } from "./browser-ports.ts";
import { recordSale as sell } from "./commands/record-sale.ts";
import { onDevice } from "./on-device.ts";

/** Selling. The other acts are in `acts.ts`, so that a cashier need not fetch them before. */

export const recordSale = onDevice(sell);

/** Names a form when it opens, so that confirming it twice is one operation. */
export function newFormId(): string {
  return randomUuid(browserClock(), browserRandom.bytes(10));
}
