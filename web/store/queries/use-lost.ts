import type { LostAndFound } from "#web/store/outbox/operation-record.ts";
import { useLive, useStore } from "./use-store.ts";

/** What became of this device's data after the browser had thrown them away; null when it has not, or it was read. */
export function useLost(): LostAndFound | null {
  const outbox = useStore()?.device.outbox;
  return useLive(outbox, () => outbox?.meta.lost ?? null);
}
