import { useCallback, useMemo, useSyncExternalStore } from "react";
import { useStore as useZustand } from "zustand";
import { partsOf, pricedPer, stepOf, type Ware, wareKey, wareOf } from "#shared/rules/ware.ts";
import { currentStore } from "#web/store/current-store.ts";
import { createHubState } from "#web/store/hub/state.ts";
import type { Catalogue } from "#web/store/read-models/catalogue/catalogue.ts";
import type { CatalogueItem } from "#web/store/read-models/catalogue/catalogue-item.ts";
import { packBearing } from "#web/store/read-models/catalogue/pack-codes.ts";
import { useLive, useShopView, useStore } from "./use-store.ts";

const nothing: readonly never[] = [];
const closedHub = createHubState();

/** The catalogue of a shop in memory; undefined until it has been read. */
export function useCatalogue(shopId: string): Catalogue | undefined {
  const view = useShopView(shopId);
  const source = useMemo(() => view && { subscribe: view.subscribeCatalogue }, [view]);
  return useLive(source, () => view?.catalogue());
}

/** More than one looks through at the till; a letter more finds better. */
const mostFound = 200;

/**
 * Products on sale that match what was typed and the category, by identifier; in the order of names, or of rank. Of
 * what was typed at most `most` are found, unless a category narrows them: the ones it wants may come last.
 */
export function useCatalogueSearch(
  shopId: string,
  {
    text,
    category,
    most = mostFound,
  }: { text: string; category: string | undefined; most?: number },
): readonly string[] {
  const catalogue = useCatalogue(shopId);
  const source = useMemo(
    () => catalogue && { subscribe: (listener: () => void) => catalogue.subscribeList(listener) },
    [catalogue],
  );
  const ids = useLive(source, () => catalogue?.ids() ?? nothing);
  return useMemo(
    () => (catalogue ? found(catalogue, ids, { text, category, most }) : nothing),
    [catalogue, ids, text, category, most],
  );
}

type Sought = { text: string; category: string | undefined; most: number };

function found(
  catalogue: Catalogue,
  all: readonly string[],
  { text, category, most }: Sought,
): readonly string[] {
  const limit = category === undefined ? most : Number.POSITIVE_INFINITY;
  const ids = text.trim() === "" ? all : catalogue.search(text, limit);
  return category === undefined
    ? ids
    : ids.filter((id) => catalogue.get(id)?.category === category);
}

/** What `useCatalogueSearch` finds, at this very moment. */
export function searchCatalogue(
  shopId: string,
  sought: Pick<Sought, "text" | "category">,
): readonly string[] {
  const catalogue = openCatalogue(shopId);
  return catalogue ? found(catalogue, catalogue.ids(), { ...sought, most: mostFound }) : nothing;
}

/** One product; the component is drawn again only when this very product changes. */
export function useProduct(shopId: string, id: string): CatalogueItem | undefined {
  const catalogue = useCatalogue(shopId);
  const subscribe = useCallback(
    (listener: () => void) => catalogue?.subscribeItem(id, listener) ?? (() => {}),
    [catalogue, id],
  );
  return useSyncExternalStore(subscribe, () => catalogue?.get(id));
}

export function useCategories(shopId: string): readonly string[] {
  const catalogue = useCatalogue(shopId);
  const source = useMemo(
    () => catalogue && { subscribe: (listener: () => void) => catalogue.subscribeList(listener) },
    [catalogue],
  );
  return useLive(source, () => catalogue?.categories() ?? nothing);
}

export type CatalogueState = {
  phase: "empty" | "loading" | "ready";
  /** True as soon as there is something to sell, or nothing more to come. */
  canSell: boolean;
  loaded: number;
  total: number;
};

/** Whether there are products yet and whether more are on their way; drawn again only when that changes. */
export function useArrival(shopId: string): { canSell: boolean; isLoading: boolean } {
  const store = useStore();
  const view = useShopView(shopId);
  const source = useCatalogueSource(shopId);
  const catalogue = useCatalogue(shopId);
  const hasAny = useLive(source, () => (catalogue?.size ?? 0) > 0);
  const isRead = useLive(source, () => (catalogue?.rev ?? 0) > 0);
  const isFirstLoad = useZustand(store?.hubState ?? closedHub, (state) => {
    const load = view && state.loads[view.scope];
    return load !== undefined && load.done < load.of;
  });
  const canSell = hasAny || (isRead && !isFirstLoad);
  return useMemo(() => ({ canSell, isLoading: !canSell || isFirstLoad }), [canSell, isFirstLoad]);
}

/** How far the catalogue has been read: from the disk, and from the server when it is the first time. */
export function useCatalogueState(shopId: string): CatalogueState {
  const store = useStore();
  const view = useShopView(shopId);
  const source = useCatalogueSource(shopId);
  const catalogue = useCatalogue(shopId);
  const { canSell, isLoading } = useArrival(shopId);
  const loaded = useLive(source, () => catalogue?.size ?? 0);
  const coming = useZustand(store?.hubState ?? closedHub, (state) =>
    view ? state.loads[view.scope]?.products : undefined,
  );
  const total = isLoading ? Math.max(coming ?? 0, loaded) : loaded;
  return useMemo(() => {
    const phase = isLoading ? "loading" : total === 0 ? "empty" : "ready";
    return { phase, canSell, loaded, total };
  }, [loaded, total, canSell, isLoading]);
}

function useCatalogueSource(shopId: string) {
  const catalogue = useCatalogue(shopId);
  return useMemo(
    () => catalogue && { subscribe: (listener: () => void) => catalogue.subscribeAny(listener) },
    [catalogue],
  );
}

/** Products on sale that bear a code as it was typed or read (`Catalogue.bearing`), at this very moment. */
export function findByBarcode(shopId: string, text: string): readonly CatalogueItem[] {
  return openCatalogue(shopId)?.bearing(text) ?? nothing;
}

/** Every product, at this very moment, deleted ones too. */
export function everyProduct(shopId: string): CatalogueItem[] {
  return [...(openCatalogue(shopId)?.items() ?? [])];
}

/** One product, at this very moment. */
export function productOf(shopId: string, id: string): CatalogueItem | undefined {
  return openCatalogue(shopId)?.get(id);
}

/** What a key of the cart names, as it is sold at this very moment (`wareKey`). */
export function wareAt(shopId: string, key: string): Ware<CatalogueItem> | undefined {
  const [id, packId] = partsOf(key);
  const item = productOf(shopId, id);
  return item && wareOf(item, packId);
}

/** How many of its unit make one of a product where goods of all kinds are compared: a piece, a kilo. */
export const perOf = (shopId: string) => (id: string) => {
  const unit = productOf(shopId, id)?.unit;
  return unit ? pricedPer(unit) : 1;
};

/** How many of its unit one find of a product is: a piece, what its pack holds, nothing yet of what is weighed. */
export function unitsFound(shopId: string, id: string, code?: string): number {
  const item = productOf(shopId, id);
  const packId = item && code !== undefined ? packBearing(item, code) : undefined;
  return stepOf((item && wareOf(item, packId))?.by);
}

/** Keys of what bears a code as it was typed or read: products, or their packs. */
export function findWares(shopId: string, text: string): readonly { id: string }[] {
  return findByBarcode(shopId, text).map((item) => ({
    id: wareKey(item.id, packBearing(item, text)),
  }));
}

function openCatalogue(shopId: string): Catalogue | undefined {
  return currentStore()?.views.of(shopId)?.catalogue();
}

/** Several products, such as those of a cart: drawn again when one of them changes, and only then. */
export function useProducts(
  shopId: string,
  ids: readonly string[],
): readonly (CatalogueItem | undefined)[] {
  const catalogue = useCatalogue(shopId);
  const key = ids.join(" ");
  const source = useMemo(() => {
    const wanted = key === "" ? [] : key.split(" ");
    let known: readonly (CatalogueItem | undefined)[] = wanted.map((id) => catalogue?.get(id));
    return {
      subscribe: (listener: () => void) => {
        const stops = wanted.map((id) => catalogue?.subscribeItem(id, listener));
        return () => {
          for (const stop of stops) stop?.();
        };
      },
      read: () => {
        const now = wanted.map((id) => catalogue?.get(id));
        if (now.some((item, index) => item !== known[index])) known = now;
        return known;
      },
    };
  }, [catalogue, key]);
  return useLive(source, source.read);
}

/**
 * Products as a till shows them while nothing is searched: of each family with several the first alone, beside those that
 * it stands for (U11).
 */
export function useGrouped(shopId: string, ids: readonly string[], isOn: boolean) {
  const catalogue = useCatalogue(shopId);
  const source = useMemo(
    () => catalogue && { subscribe: (listener: () => void) => catalogue.subscribeList(listener) },
    [catalogue],
  );
  const list = useLive(source, () => catalogue?.ids() ?? nothing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a family changes with the list
  return useMemo(
    () => (isOn && catalogue ? catalogue.families.grouped(ids) : { ids, variants: none }),
    [catalogue, ids, list, isOn],
  );
}

const none: ReadonlyMap<string, readonly string[]> = new Map();
