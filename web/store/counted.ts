import { sellCount as sell } from "./commands/sell-count.ts";
import { currentStore } from "./current-store.ts";
import { onDevice } from "./on-device.ts";

/** Selling by counting, as its screen calls it: apart from the other acts, which a till fetches. */
export const sellCount = onDevice(sell);

/** How far the books of a shop have been read, and when by the device's clock: what a line that is counted now names. */
export function countingNow(shopId: string): { rev: number; at: number } | undefined {
  const store = currentStore();
  const catalogue = store?.views.of(shopId)?.catalogue();
  return store && catalogue ? { rev: catalogue.rev, at: store.device.clock() } : undefined;
}
