import { useMemo } from "react";
import type { Exact } from "#shared/rules/cost.ts";
import { type CostOfDay, isOfLoss, type LossToCount } from "#shared/rules/cost-figures.ts";
import type { OpenStore } from "#web/store/opened-store.ts";
import type { CostBook } from "#web/store/read-models/costs/cost-book.ts";
import type { CostOfProduct } from "#web/store/read-models/costs/cost-months.ts";
import { type CostBooks, costBook, costsOf } from "#web/store/read-models/costs/keep-costs.ts";
import type { PutRight } from "#web/store/read-models/costs/put-right.ts";
import type { FigureQuery } from "#web/store/read-models/facts/figures-book.ts";
import { Lazy } from "#web/store/read-models/lazy.ts";
import { Memo } from "#web/store/read-models/memo.ts";
import { subscribeLate, told } from "./late-sources.ts";
import { figuresBookOf, monthsOf } from "./use-figures.ts";
import { useLive, useStore } from "./use-store.ts";

export type { CostOfProduct };

type Loss = LossToCount & { id: string };

/** What goods of a shop cost between two business days, own unsent facts counted in. */
export type Costs = {
  state: "loading" | "ready";
  days: readonly CostOfDay[];
  /** Of each product and month; of closed months only those that lie within the query whole, of the whole shop. */
  products: readonly CostOfProduct[];
  trueUp: Exact;
};

const loading: Costs = {
  ...{ state: "loading", days: [], products: [] },
  trueUp: { francs: 0, micros: 0 },
};

/** Costs of a shop, for the office alone. The same object until something within the query changes. */
export function useCosts(shopId: string, query: FigureQuery): Costs {
  return useSource(shopId, query, "days-and-products");
}

/** The same without products, which take the longest to read: they are read only where they are shown. */
export function useDayCosts(shopId: string, query: FigureQuery): Omit<Costs, "products"> {
  return useSource(shopId, query, "days");
}

type Wanted = "days" | "days-and-products";
const noProducts: Costs["products"] = [];

function useSource(
  shopId: string,
  { from, to, sellerId, agencyId }: FigureQuery,
  wanted: Wanted,
): Costs {
  const store = useStore();
  const source = useMemo(() => {
    if (!store) return undefined;
    const kept = new Memo<Costs>();
    const asked = new Memo<Costs>();
    const query = { from, to, sellerId, agencyId };
    const read = (book: CostBook): Costs => {
      const [days, trueUp] = [book.days(query), book.trueUp(query)];
      const products = wanted === "days" ? noProducts : book.products(query);
      const found = [days, products, trueUp];
      return kept.of("", found, () => ({ state: "ready", days, products, trueUp }));
    };
    // A screen asks several times for each drawing.
    const get = () => {
      const book = costBookOf(store, shopId);
      return book ? asked.of("", [book, ...book.edition()], () => read(book)) : loading;
    };
    return { get, subscribe: hear(store, shopId) };
  }, [store, shopId, from, to, sellerId, agencyId, wanted]);
  return useLive(source, () => source?.get() ?? loading);
}

/**
 * What one piece of each product costs on a day, in millionths of a franc, null where nobody knows it; undefined while it
 * is read, and for whoever is not of the office.
 */
export function useUnits(
  shopId: string,
  day: string,
): ReadonlyMap<string, number | null> | undefined {
  const store = useStore();
  const source = useMemo(() => {
    if (!store) return undefined;
    const asked = new Memo<ReadonlyMap<string, number | null>>();
    const get = () => {
      const book = costBookOf(store, shopId);
      return book && asked.of("", [book, ...book.edition()], () => book.units(day));
    };
    return { get, subscribe: hear(store, shopId) };
  }, [store, shopId, day]);
  return useLive(source, () => source?.get());
}

const noLosses: readonly Loss[] = [];

/** Goods that were said to be lost, or found again by a count, on this device's own list: of the office alone. */
export function useLosses(shopId: string, { from, to }: Pick<FigureQuery, "from" | "to">) {
  const store = useStore();
  const source = useMemo(() => {
    if (!store) return undefined;
    const kept = new Memo<readonly Loss[]>();
    const get = (): readonly Loss[] => {
      const list = lateCosts(store, shopId)?.get()?.losses.list();
      if (!list) return noLosses;
      return kept.of("", [list], () =>
        list.flatMap((one) =>
          one && one.day >= from && one.day <= to && isOfLoss(one) && one.delta !== 0 ? [one] : [],
        ),
      );
    };
    return { get, subscribe: hear(store, shopId) };
  }, [store, shopId, from, to]);
  return useLive(source, () => source?.get() ?? noLosses);
}

const nothingRight: readonly PutRight[] = [];

/** What is put right of pieces that were sold before they were bought, by month and product (N4); of the office alone. */
export function usePutRight(shopId: string, { from, to }: Pick<FigureQuery, "from" | "to">) {
  const { trueUp } = useDayCosts(shopId, { from, to });
  const store = useStore();
  // Its sum is another object whenever anything of it is different.
  return useMemo(
    () => (store && trueUp && costBookOf(store, shopId)?.putRight({ from, to })) || nothingRight,
    [store, trueUp, shopId, from, to],
  );
}

const lates = new WeakMap<OpenStore, Map<string, Lazy<CostBooks>>>();
const books = new WeakMap<CostBooks, CostBook>();

function lateCosts(store: OpenStore, shopId: string): Lazy<CostBooks> | undefined {
  const scope = store.views.of(shopId)?.scope;
  if (!scope) return undefined;
  const own = lates.get(store) ?? new Map<string, Lazy<CostBooks>>();
  lates.set(store, own);
  const { device } = store;
  const late = own.get(scope) ?? new Lazy(() => costsOf(device, shopId), device.readModels);
  own.set(scope, late);
  return late;
}

/** The book of what goods cost, made when a screen first asks; undefined until all of it has been read. */
function costBookOf(store: OpenStore, shopId: string): CostBook | undefined {
  const view = store.views.of(shopId);
  const costs = lateCosts(store, shopId)?.get();
  const [figures, goods] = [figuresBookOf(store, shopId), view?.goods.get()];
  if (!view || !costs || !goods || !figures?.isLoaded) return undefined;
  let book = books.get(costs);
  if (!book) {
    const { returns } = goods;
    const parts = { tickets: view.tickets(), returns, months: monthsOf(store, view), figures };
    book = costBook(store.device, costs, parts);
    books.set(costs, book);
  }
  return book;
}

const hear = (store: OpenStore, shopId: string) => (listener: () => void) =>
  subscribeLate(
    () => [
      told(store.device.outbox),
      told(store.views.of(shopId)?.goods),
      told(figuresBookOf(store, shopId)),
      told(lateCosts(store, shopId)),
      told(costBookOf(store, shopId)),
    ],
    listener,
  );
