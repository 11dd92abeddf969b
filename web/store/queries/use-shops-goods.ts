import { useMemo } from "react";
import type { OpenStore } from "#web/store/opened-store.ts";
import type { Goods } from "#web/store/read-models/goods.ts";
import { type HeldProduct, heldIn } from "#web/store/read-models/handed-over/held-products.ts";
import type { ResellerSaleRow } from "#web/store/read-models/handed-over/reseller-sale-book.ts";
import { Memo } from "#web/store/read-models/memo.ts";
import { subscribeLate, told } from "./late-sources.ts";
import type { CommissionRow } from "./use-reseller-sales.ts";
import { useLive, useStore } from "./use-store.ts";

export type ShopResellerSale = ResellerSaleRow & { shopId: string };
export type ShopCommission = CommissionRow & { shopId: string };
export type ShopHeldProduct = HeldProduct & { shopId: string };

const nothing: readonly never[] = [];

/** Lines that resellers of several shops sold, own unsent acts counted in; undefined until all are read. */
export function useShopsResellerSales(
  shopIds: readonly string[],
): readonly ShopResellerSale[] | undefined {
  return useShopsRows(shopIds, salesOf);
}

/** Whether a line has earned something. */
export function isEarned(row: ShopResellerSale): row is ShopCommission {
  return row.commission !== null;
}

/** What the signed-in reseller holds of several shops, by name; undefined until all are read. */
export function useShopsHeld(shopIds: readonly string[]): readonly ShopHeldProduct[] | undefined {
  const rows = useShopsRows(shopIds, heldOf);
  return useMemo(
    () => rows && [...rows].sort((a, b) => a.name.localeCompare(b.name, "fr")),
    [rows],
  );
}

type Listed<T> = { subscribe(listener: () => void): () => void; list(): readonly T[] };

const salesOf = (goods: Goods): Listed<ResellerSaleRow> => goods.resellerSales;
const heldOf = (goods: Goods): Listed<HeldProduct> => heldIn(goods);

/** The rows of one book of each shop. The same array until one of them changes. */
function useShopsRows<T extends object>(
  shopIds: readonly string[],
  pick: (goods: Goods) => Listed<T>,
): readonly (T & { shopId: string })[] | undefined {
  const store = useStore();
  const ids = shopIds.join(" ");
  const source = useMemo(
    () => (store ? rowsSource(store, ids.split(" ").filter(Boolean), pick) : undefined),
    [store, ids, pick],
  );
  return useLive(source, () => source?.get());
}

function rowsSource<T extends object>(
  store: OpenStore,
  shopIds: readonly string[],
  pick: (goods: Goods) => Listed<T>,
) {
  const same = new Memo<readonly (T & { shopId: string })[]>();
  const books = () =>
    shopIds.map((shopId) => {
      const goods = store.views.of(shopId)?.goods.get();
      return { shopId, book: goods && pick(goods) };
    });
  const get = () => {
    const found = books();
    if (found.some(({ book }) => book === undefined)) return undefined;
    const lists = found.map(({ book }) => book?.list() ?? nothing);
    return same.of("", lists, () =>
      found.flatMap(({ shopId }, at) => (lists[at] ?? nothing).map((row) => ({ ...row, shopId }))),
    );
  };
  // A book opens when its shop has been read, which may be after the first look.
  const sources = () => [
    told(store.device.outbox),
    ...shopIds.map((shopId) => told(store.views.of(shopId)?.goods)),
    ...books().map(({ book }) => told(book)),
  ];
  const subscribe = (listener: () => void) => subscribeLate(sources, listener);
  return { get, subscribe };
}
