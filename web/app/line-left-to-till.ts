import { currentStore, useCurrentStore } from "#web/store/current-store.ts";
import type { OpenStore } from "#web/store/opened-store.ts";

/** A page that took longer than this to come has a line which carries one thing at a time, ms. */
const slowPage = 5000;
/** The first sale goes before what may wait, ms. */
const quiet = 10_000;
/** Whoever signs in nowhere waits no longer, ms. */
const longest = 180_000;

const isSlow = performance.now() > slowPage;
let left: Promise<unknown> | undefined;

/**
 * Resolves when the line may be used for what nobody waits for: at once where it is quick, or where the worker has kept
 * the application already; else when this device has read what its till sells from, or after three minutes.
 */
export async function lineLeftToTill(): Promise<void> {
  if (!isSlow || navigator.serviceWorker?.controller) return;
  left ??= Promise.race([after(longest), tillFilled().then(() => after(quiet))]);
  await left;
}

async function tillFilled(): Promise<void> {
  const { hubState } = await opened();
  await new Promise<void>((resolve) => {
    const stop = hubState.subscribe((now, before) => {
      if (before.phase === "idle" || now.phase !== "idle" || now.problem !== null) return;
      stop();
      resolve();
    });
  });
}

function opened(): Promise<OpenStore> {
  return new Promise((resolve) => {
    const store = currentStore();
    if (store) return resolve(store);
    const stop = useCurrentStore.subscribe(({ store }) => {
      if (!store) return;
      stop();
      resolve(store);
    });
  });
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
