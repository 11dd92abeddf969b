import type { SyncDeps } from "#server/sync/deps.ts";
import { collectImageGarbage } from "#server/sync/images/image-garbage.ts";
import type { ImagesDeps } from "#server/sync/images/images.ts";
import { tellOtherShops } from "#server/sync/judging/hand-over.ts";
import { closeMonths } from "./close-months.ts";
import { lookForGone } from "./gone-instances.ts";
import { lookForLowStock } from "./low-stock.ts";
import { sealDays } from "./seal-days.ts";

/** Between two looks for low stock, ms. */
const lookEvery = 1000;
/** Between two looks whether other instances are still there, ms. */
const countEvery = 5_000;
/** Between two sweeps of what other shops have not been told, ms. */
const sweepEvery = 30_000;
/** Between two looks for pictures that nothing shows, ms. */
const clearEvery = 6 * 60 * 60_000;
/** Between two times that what devices said of their chains is written down, ms. */
const flushEvery = 10_000;
/** Between two looks for months to be closed, ms. */
const closeEvery = 60 * 60_000;

/**
 * What a server does by itself: tells other shops what they have not heard, at the start and then now and again, and
 * looks for low stock a moment after sales, closes months, clears away pictures that nothing shows. `stop` waits for
 * what is under way; of many months to be closed, for the one.
 */
export function startWatches(deps: SyncDeps, images: ImagesDeps): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const stops = [
    every(sweepEvery, () => tellOtherShops(deps), deps),
    every(countEvery, lookForGone(deps), deps),
    every(lookEvery, () => lookForLowStock(deps), deps),
    every(flushEvery, () => deps.heads.flush(), deps),
    every(closeEvery, () => closeMonths(deps, { signal }), deps),
    every(closeEvery, () => sealDays(deps, { signal }), deps),
    every(clearEvery, () => collectImageGarbage(images), deps),
  ];
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(stops.map((stop) => stop()));
      await deps.heads.flush();
    },
  };
}

/** Runs at once and then again and again, never twice at a time. Gives the way to end it. */
function every(pause: number, act: () => Promise<void>, { log }: SyncDeps): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  const run = () => {
    underWay ??= act()
      .catch((error) => log.warn({ error }, "a watch failed; it goes on"))
      .finally(() => {
        underWay = undefined;
      });
  };
  run();
  const timer = setInterval(run, pause);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
