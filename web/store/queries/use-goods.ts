import { useMemo } from "react";
import type { Goods } from "#web/store/read-models/goods.ts";
import { useLive, useShopView } from "./use-store.ts";

/** Transfers, resellers' sales and notices of a shop in memory; undefined until they have been read. */
export function useGoods(shopId: string): Goods | undefined {
  const view = useShopView(shopId);
  return useLive(view?.goods, () => view?.goods.get());
}

type Listed<T> = { subscribe(listener: () => void): () => void; list(): readonly T[] };

const nothing: readonly never[] = [];

/** The list of a book; the same array until something of it changes, empty while it is not open. */
export function useBookList<T>(book: Listed<T> | undefined): readonly T[] {
  return useLive(book, () => book?.list() ?? nothing);
}

/** A part of a book's list; the same array while the list is. */
export function useBookPart<T>(
  book: Listed<T> | undefined,
  isWanted: (row: T) => boolean,
): readonly T[] {
  const list = useBookList(book);
  // biome-ignore lint/correctness/useExhaustiveDependencies: which rows are wanted is written into the caller
  return useMemo(() => list.filter(isWanted), [list]);
}

/** True once the goods of a shop have been read from the disk. */
export function useGoodsLoaded(shopId: string): boolean {
  return useGoods(shopId) !== undefined;
}
