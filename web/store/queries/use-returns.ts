import { useMemo } from "react";
import type { ReturnRow } from "#web/store/read-models/return-book.ts";
import { useBookList, useBookPart, useGoods } from "./use-goods.ts";

/** What has come back of one ticket so far, newest first, own unsent returns among them. */
export function useReturnsOf(shopId: string, saleId: string): readonly ReturnRow[] {
  const returns = useBookList(useGoods(shopId)?.returns);
  return useMemo(() => returns.filter((row) => row.saleId === saleId), [returns, saleId]);
}

/** Returns that are flagged and not yet settled, newest first. */
export function useFlaggedReturns(shopId: string): readonly ReturnRow[] {
  return useBookPart(useGoods(shopId)?.returns, isToSettle);
}

function isToSettle({ flags, settled }: ReturnRow): boolean {
  return flags.length > 0 && settled === null;
}
