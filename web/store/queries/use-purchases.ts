import { useMemo } from "react";
import type { OpenStore } from "#web/store/opened-store.ts";
import { Lazy } from "#web/store/read-models/lazy.ts";
import {
  type PurchaseBook,
  type PurchaseRow,
  purchasesOf,
} from "#web/store/read-models/purchases/keep-purchases.ts";
import { useBookList } from "./use-goods.ts";
import { useLive, useShopView, useStore } from "./use-store.ts";

export type { PurchaseRow };

const lates = new WeakMap<OpenStore, Map<string, Lazy<PurchaseBook>>>();

function usePurchaseBook(shopId: string): PurchaseBook | undefined {
  const store = useStore();
  const scope = useShopView(shopId)?.scope;
  const late = store && scope ? lateBook(store, shopId, scope) : undefined;
  return useLive(late, () => late?.get());
}

function lateBook(store: OpenStore, shopId: string, scope: string): Lazy<PurchaseBook> {
  const own = lates.get(store) ?? new Map<string, Lazy<PurchaseBook>>();
  lates.set(store, own);
  const { device } = store;
  const late = own.get(scope) ?? new Lazy(() => purchasesOf(device, shopId), device.readModels);
  own.set(scope, late);
  return late;
}

/** What a shop has bought, the newest first, own unsent purchases among it. */
export function usePurchases(shopId: string): readonly PurchaseRow[] {
  return useBookList(usePurchaseBook(shopId));
}

/** Whether it has been read from this device. */
export function usePurchasesRead(shopId: string): boolean {
  return usePurchaseBook(shopId) !== undefined;
}

/** What a piece of each product cost the last time, in francs, whole and rounded. */
export function useLastCosts(shopId: string): ReadonlyMap<string, number> {
  const purchases = usePurchases(shopId);
  return useMemo(() => {
    const costs = new Map<string, number>();
    for (const { lines, backOf } of purchases)
      for (const { productId, quantity, cost } of lines)
        if (!backOf && !costs.has(productId)) costs.set(productId, Math.round(cost / quantity));
    return costs;
  }, [purchases]);
}
