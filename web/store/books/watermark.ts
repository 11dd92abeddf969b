import type { Cursor, SnapshotPlan } from "#shared/sync/protocol.ts";
import type { LoadProgress, Watermark } from "./book-document.ts";

/** Whether a load under way is the one that this plan begins. */
export function isOf(load: LoadProgress | null, { cursor }: SnapshotPlan): load is LoadProgress {
  return load?.cursor.rev === cursor.rev && load.cursor.epoch === cursor.epoch;
}

/** Every place that is known of what lies in a scope. `copied`: that of its columnar snapshot. */
export function placesOf({ cursor, load }: Watermark, copied: Cursor | null): Cursor[] {
  return [cursor, load?.cursor, copied].flatMap((place) => place ?? []);
}

/**
 * True when a load may be stored over what lies there: of the same books, and nothing of it later than the load.
 * What can be sold stays while it is fetched anew. False when nothing is known of what lies there.
 */
export function mayBeLoadedOver(places: readonly Cursor[], to: Cursor): boolean {
  return places.length > 0 && places.every(({ epoch, rev }) => epoch === to.epoch && rev <= to.rev);
}
