import type { TransferRow } from "#web/store/read-models/handed-over/transfer-book.ts";
import { useBookList, useGoods } from "./use-goods.ts";

/** Transfers to resellers that the person may see, newest first, own unsent acts counted in. */
export function useTransfers(shopId: string): readonly TransferRow[] {
  return useBookList(useGoods(shopId)?.transfers);
}
