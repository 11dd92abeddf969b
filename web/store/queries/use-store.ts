import { useCallback, useEffect, useSyncExternalStore } from "react";
import { openStore, useCurrentStore } from "#web/store/current-store.ts";
import type { OpenStore } from "#web/store/opened-store.ts";
import type { ShopView } from "#web/store/read-models/views.ts";

/** The store of this page, which opens when the first screen asks for it; null until then. */
export function useStore(): OpenStore | null {
  const store = useCurrentStore((state) => state.store);
  useEffect(() => {
    if (!store) void openStore();
  }, [store]);
  return store;
}

/** True until the store is open or cannot be opened. */
export function useOpening(): boolean {
  const store = useStore();
  const trouble = useCurrentStore((state) => state.trouble);
  return store === null && trouble === null;
}

type Source = { subscribe(listener: () => void): () => void };

const never: Source = { subscribe: () => () => {} };

/** Reads something that says when it changes; `read` must give the same object until it does. */
export function useLive<T>(source: Source | undefined, read: () => T): T {
  const from = source ?? never;
  const subscribe = useCallback((listener: () => void) => from.subscribe(listener), [from]);
  return useSyncExternalStore(subscribe, read);
}

/** What this page holds of a shop; undefined until the person's access to it is known. */
export function useShopView(shopId: string): ShopView | undefined {
  const store = useStore();
  return useLive(store?.device.outbox, () => store?.views.of(shopId));
}
