import { useMemo } from "react";
import type { ReturnRow } from "#web/store/read-models/facts/return-book.ts";
import { useBookList, useBookPart, useGoods } from "./use-goods.ts";

/** Everything that came back in a shop and is kept on this device, newest first, own unsent returns among it. */
export function useReturns(shopId: string): readonly ReturnRow[] {
  return useBookList(useGoods(shopId)?.returns);
}

/** What has come back of one ticket so far, newest first, own unsent returns among them. */
export function useReturnsOf(shopId: string, saleId: string): readonly ReturnRow[] {
  const returns = useReturns(shopId);
  return useMemo(() => returns.filter((row) => row.saleId === saleId), [returns, saleId]);
}

/** Tickets that were undone. */
export function useUndone(shopId: string): ReadonlySet<string> {
  const returns = useReturns(shopId);
  return useMemo(
    () => new Set(returns.flatMap(({ isVoid, saleId }) => (isVoid && saleId ? saleId : []))),
    [returns],
  );
}

/** Returns that are flagged and not yet settled, newest first. */
export function useFlaggedReturns(shopId: string): readonly ReturnRow[] {
  return useBookPart(useGoods(shopId)?.returns, isToSettle);
}

function isToSettle({ flags, settled }: ReturnRow): boolean {
  return flags.length > 0 && settled === null;
}
