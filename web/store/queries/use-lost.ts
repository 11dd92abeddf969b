import { useCurrentStore } from "#web/store/current-store.ts";
import type { LostAndFound } from "#web/store/outbox/operation-record.ts";
import { useLive } from "./use-store.ts";

/**
 * What became of this device's data after the browser had thrown them away; null when it has not, or it was read. It
 * opens nothing: whoever comes to the door for the first time fetches no till for it.
 */
export function useLost(): LostAndFound | null {
  const outbox = useCurrentStore((state) => state.store)?.device.outbox;
  return useLive(outbox, () => outbox?.meta.lost ?? null);
}
