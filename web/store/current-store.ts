import { create } from "zustand";
import type { OpenStore } from "./opened-store.ts";
import { StorageFailure, type StorageTrouble } from "./ports.ts";

type Current = { store: OpenStore | null; trouble: StorageTrouble | null };

/** The one store of this page: null until it is open, or for good when the browser gives no storage. */
export const useCurrentStore = create<Current>()(() => ({ store: null, trouble: null }));

/** The store outside of a screen. */
export function currentStore(): OpenStore | null {
  return useCurrentStore.getState().store;
}

let opening: Promise<OpenStore | null> | undefined;

/**
 * Opens the device's data, once a page; null when the browser gives no storage, which the screens then say.
 * What opens it is fetched only now, so that the public page stays light. `drawn`: what a till can be shown and sold
 * from without is fetched after it.
 */
export function openStore(drawn = Promise.resolve()): Promise<OpenStore | null> {
  opening ??= open(drawn);
  return opening;
}

async function open(drawn: Promise<void>): Promise<OpenStore | null> {
  try {
    const { openBrowserStore } = await import("./browser-store.ts");
    const store = await openBrowserStore((trouble) => useCurrentStore.setState({ trouble }), drawn);
    useCurrentStore.setState({ store, trouble: null });
    return store;
  } catch (cause) {
    const trouble = cause instanceof StorageFailure ? cause.trouble : "storage-unavailable";
    useCurrentStore.setState({ trouble });
    opening = undefined;
    console.error(cause);
    return null;
  }
}
