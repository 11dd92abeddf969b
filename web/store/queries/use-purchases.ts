import { useMemo } from "react";
import type { CostBasis } from "#shared/rules/proposed-cost.ts";
import type { OpenStore } from "#web/store/opened-store.ts";
import { Lazy } from "#web/store/read-models/lazy.ts";
import {
  buyingOf,
  type PurchaseBooks,
  type PurchaseRow,
} from "#web/store/read-models/purchases/keep-purchases.ts";
import { useBookList } from "./use-goods.ts";
import { useLive, useShopView, useStore } from "./use-store.ts";

export type { PurchaseRow };

const lates = new WeakMap<OpenStore, Map<string, Lazy<PurchaseBooks>>>();

/** What a shop bought and ordered; undefined until it has been read. */
export function usePurchaseBooks(shopId: string): PurchaseBooks | undefined {
  const store = useStore();
  const scope = useShopView(shopId)?.scope;
  const late = store && scope ? lateBook(store, shopId, scope) : undefined;
  return useLive(late, () => late?.get());
}

function lateBook(store: OpenStore, shopId: string, scope: string): Lazy<PurchaseBooks> {
  const own = lates.get(store) ?? new Map<string, Lazy<PurchaseBooks>>();
  lates.set(store, own);
  const { device } = store;
  const late = own.get(scope) ?? new Lazy(() => buyingOf(device, shopId), device.readModels);
  own.set(scope, late);
  return late;
}

/** What a shop has bought, the newest first, own unsent purchases among it. */
export function usePurchases(shopId: string): readonly PurchaseRow[] {
  return useBookList(usePurchaseBooks(shopId)?.purchases);
}

/** Whether it has been read from this device. */
export function usePurchasesRead(shopId: string): boolean {
  return usePurchaseBooks(shopId) !== undefined;
}

/** Cost of each product in its last purchase, with the quantity. */
export function useLastCosts(shopId: string): ReadonlyMap<string, CostBasis> {
  const purchases = usePurchases(shopId);
  return useMemo(() => {
    const costs = new Map<string, CostBasis>();
    for (const { lines, backOf } of purchases)
      for (const { productId, quantity, cost } of lines)
        if (!backOf && !costs.has(productId))
          costs.set(productId, { francs: cost, pieces: quantity });
    return costs;
  }, [purchases]);
}
