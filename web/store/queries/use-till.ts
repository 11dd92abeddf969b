import type { OpenStore } from "#web/store/opened-store.ts";
import { Lazy } from "#web/store/read-models/lazy.ts";
import { type Till, tillOf } from "#web/store/read-models/tills/keep-till.ts";
import type { TillSession } from "#web/store/read-models/tills/own-till.ts";
import type { TillActRow } from "#web/store/read-models/tills/till-act-book.ts";
import { useBookList } from "./use-goods.ts";
import { useLive, useShopView, useStore } from "./use-store.ts";

const lates = new WeakMap<OpenStore, Map<string, Lazy<Till>>>();

function lateTill(store: OpenStore, shopId: string, scope: string): Lazy<Till> {
  const own = lates.get(store) ?? new Map<string, Lazy<Till>>();
  lates.set(store, own);
  const late =
    own.get(scope) ?? new Lazy(() => tillOf(store.device, shopId), store.device.readModels);
  own.set(scope, late);
  return late;
}

function useTill(shopId: string): Till | undefined {
  const store = useStore();
  const scope = useShopView(shopId)?.scope;
  const late = store && scope ? lateTill(store, shopId, scope) : undefined;
  return useLive(late, () => late?.get());
}

/** What lies in this device's drawer since it was last opened or closed; undefined until it has been read. */
export function useTillSession(shopId: string): TillSession | undefined {
  const till = useTill(shopId);
  return useLive(till?.own, () => till?.own.session());
}

/** Openings, moves and closings of all devices of a shop, newest first, own unsent ones among them. */
export function useTillActs(shopId: string): readonly TillActRow[] {
  return useBookList(useTill(shopId)?.acts);
}

/** Code of this device in a shop, as printed; undefined until the tills have been read. */
export function useTillCode(shopId: string): string | undefined {
  return useTill(shopId)?.code();
}
