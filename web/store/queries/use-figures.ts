import { useMemo } from "react";
import type { DayFigures, ProductFigures } from "#shared/rules/figures.ts";
import { resellerOf } from "#web/store/hub/access.ts";
import type { OpenStore } from "#web/store/opened-store.ts";
import { type FigureQuery, FiguresBook } from "#web/store/read-models/facts/figures-book.ts";
import type { MoveList } from "#web/store/read-models/facts/moves-of-days.ts";
import { LiveRows } from "#web/store/read-models/live-rows.ts";
import { Memo } from "#web/store/read-models/memo.ts";
import type { ShopView } from "#web/store/read-models/views.ts";
import { subscribeLate, told } from "./late-sources.ts";
import { lateNotebook } from "./use-notebook.ts";
import { useLive, useStore } from "./use-store.ts";

export type { FigureQuery } from "#web/store/read-models/facts/figures-book.ts";

export type ShopDayFigures = DayFigures & { shopId: string };
export type ShopProductFigures = ProductFigures & { shopId: string };

/** What a query of figures finds on this device. */
export type Figures = {
  state: "loading" | "ready";
  /** One for each shop, day, seller and agency within the query. */
  days: readonly ShopDayFigures[];
  /** One for each shop, month and product. Months before `detailFrom` only where the query holds them whole. */
  products: readonly ShopProductFigures[];
  /** First day from which products can be told by seller, by agency or by single days. */
  detailFrom: string;
  /** First day of which anything is known here; null when nothing is. */
  knownFrom: string | null;
};

/**
 * Figures of shops between two business days, own unsent facts counted in. The same object until something within the
 * query changes.
 */
export function useFigures(shopIds: readonly string[], query: FigureQuery): Figures {
  return useSource(shopIds, query, "days-and-products");
}

/** The same without products, which cost the most to work out: they are worked out only where they are read. */
export function useDayFigures(
  shopIds: readonly string[],
  query: FigureQuery,
): Omit<Figures, "products" | "detailFrom"> {
  return useSource(shopIds, query, "days");
}

type Wanted = "days" | "days-and-products";

function useSource(shopIds: readonly string[], query: FigureQuery, wanted: Wanted): Figures {
  const store = useStore();
  const { from, to, sellerId, agencyId } = query;
  const ids = shopIds.join(" ");
  const source = useMemo(
    () =>
      store
        ? figuresSource(
            store,
            ids.split(" ").filter(Boolean),
            { from, to, sellerId, agencyId },
            wanted,
          )
        : undefined,
    [store, ids, from, to, sellerId, agencyId, wanted],
  );
  return useLive(source, () => source?.get() ?? loading);
}

const nothing: readonly never[] = [];
const loading: Figures = {
  state: "loading",
  days: nothing,
  products: nothing,
  detailFrom: "0000-01-01",
  knownFrom: null,
};

const books = new WeakMap<ShopView, FiguresBook>();
const closedMonths = new WeakMap<ShopView, LiveRows<"months">>();

/** The closed months of a shop, as the staff reads them. */
export function monthsOf(store: OpenStore, view: ShopView): LiveRows<"months"> {
  const known = closedMonths.get(view) ?? LiveRows.of(store.device.feedOf(view.scope), "months");
  closedMonths.set(view, known);
  return known;
}

/** The book of a shop's figures, made when a screen first asks; undefined until its goods have been read. */
export function figuresBookOf(store: OpenStore, shopId: string): FiguresBook | undefined {
  const view = store.views.of(shopId);
  const goods = view?.goods.get();
  if (!view || !goods) return undefined;
  let book = books.get(view);
  if (!book) {
    const { outbox } = store.device;
    book = new FiguresBook({
      tickets: view.tickets(),
      returns: goods.returns,
      months: monthsOf(store, view),
      moves: resellerOf(view.scope) === undefined ? movesOf(store, shopId, view.scope) : undefined,
      own: (id) => outbox.get(id),
    });
    books.set(view, book);
  }
  return book;
}

/** What moved accounts, from the notebook, which opens when it is first asked for. */
function movesOf(store: OpenStore, shopId: string, scope: string): MoveList {
  const notebook = lateNotebook(store, shopId, scope);
  return {
    get isLoaded() {
      return notebook.get() !== undefined;
    },
    list: () => notebook.get()?.moves.list() ?? nothing,
    subscribe: (listener) =>
      subscribeLate(() => [told(notebook), told(notebook.get()?.moves)], listener),
  };
}

/** The figures of shops as something that says when it changes. */
export function figuresSource(
  store: OpenStore,
  shopIds: readonly string[],
  query: FigureQuery,
  wanted: Wanted,
) {
  const kept = new Memo<Figures>();
  const days = new Memo<readonly ShopDayFigures[]>();
  const products = new Memo<readonly ShopProductFigures[]>();
  const asked = new Memo<Figures>();
  // A screen asks several times for each drawing.
  const get = () => {
    const books = shopIds.map((shopId) => figuresBookOf(store, shopId));
    const editions = books.flatMap((book) => [book, book?.isLoaded, ...(book?.edition() ?? [])]);
    return asked.of("", editions, read);
  };
  const read = (): Figures => {
    const found = shopIds.map((shopId) => {
      const book = figuresBookOf(store, shopId);
      if (!book) return loading;
      const byDay = book.days(query);
      const byProduct = wanted === "days" ? nothing : book.products(query);
      return {
        state: book.isLoaded ? ("ready" as const) : ("loading" as const),
        days: days.of(shopId, [byDay], () => byDay.map((one) => ({ ...one, shopId }))),
        products: products.of(shopId, [byProduct], () =>
          byProduct.map((one) => ({ ...one, shopId })),
        ),
        detailFrom: book.detailFrom,
        knownFrom: book.knownFrom,
      };
    });
    const parts = found.flatMap((one) => Object.values(one));
    return kept.of("", parts, () => ({
      state: found.some(({ state }) => state === "loading") ? "loading" : "ready",
      days: days.of(
        "",
        found.map((one) => one.days),
        () => found.flatMap((one) => one.days),
      ),
      products: products.of(
        "",
        found.map((one) => one.products),
        () => found.flatMap((one) => one.products),
      ),
      detailFrom:
        found
          .map((one) => one.detailFrom)
          .sort()
          .at(-1) ?? "0000-01-01",
      knownFrom: found.flatMap((one) => one.knownFrom ?? []).sort()[0] ?? null,
    }));
  };
  // A book opens when its shop has been read, which may be after the first look.
  const sources = () => [
    told(store.device.outbox),
    ...shopIds.map((shopId) => told(store.views.of(shopId)?.goods)),
    ...shopIds.map((shopId) => told(figuresBookOf(store, shopId))),
  ];
  const subscribe = (listener: () => void) => subscribeLate(sources, listener);
  return { get, subscribe };
}
