import type { TransferRow } from "#web/store/read-models/transfer-book.ts";
import { useBookList, useGoods } from "./use-goods.ts";
import { useLive } from "./use-store.ts";

/** Transfers to resellers that the person may see, newest first, own unsent acts counted in. */
export function useTransfers(shopId: string): readonly TransferRow[] {
  return useBookList(useGoods(shopId)?.transfers);
}

/** One transfer; undefined while it is not known. */
export function useTransfer(shopId: string, id: string): TransferRow | undefined {
  const book = useGoods(shopId)?.transfers;
  return useLive(book, () => book?.get(id));
}
