import type { OrderRow } from "#web/store/read-models/purchases/order-book.ts";
import { useBookList } from "./use-goods.ts";
import { usePurchaseBooks } from "./use-purchases.ts";

export type { OrderRow };

/** What a shop asked its suppliers for, the newest first, own unsent orders and edits among it. */
export function useOrders(shopId: string): readonly OrderRow[] {
  return useBookList(usePurchaseBooks(shopId)?.orders);
}
