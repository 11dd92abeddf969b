import type { ShopTransferRow } from "#web/store/read-models/handed-over/shop-transfer-book.ts";
import { useBookList, useGoods } from "./use-goods.ts";

/** Transfers from and to other shops, newest first, own unsent acts counted in. */
export function useShopTransfers(shopId: string): readonly ShopTransferRow[] {
  return useBookList(useGoods(shopId)?.shopTransfers);
}
