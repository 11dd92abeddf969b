import { create } from "zustand";
import { persist } from "zustand/middleware";
import { emptyOrder, type OrderDraft } from "./order-draft.ts";

type DraftBook = {
  byShop: Readonly<Record<string, OrderDraft>>;
  change: (shopId: string, change: (draft: OrderDraft) => OrderDraft) => void;
};

const bookName = "order-draft";

/** The order that is being written in each shop, kept through a reload. */
const useOrderBook = create<DraftBook>()(
  persist(
    (set) => ({
      byShop: {},
      change: (shopId, change) =>
        set(({ byShop }) => ({
          byShop: { ...byShop, [shopId]: change(byShop[shopId] ?? emptyOrder) },
        })),
    }),
    { name: bookName, version: 1, partialize: ({ byShop }) => ({ byShop }) },
  ),
);

// Two tabs write in one draft: without this, the one behind would go on with what the other has recorded.
window.addEventListener("storage", ({ key }) => {
  if (key === bookName) void useOrderBook.persist.rehydrate();
});

/** The order that is being written in a shop, and how it is changed. */
export function useOrderDraft(shopId: string) {
  const draft = useOrderBook(({ byShop }) => byShop[shopId] ?? emptyOrder);
  const change = useOrderBook((book) => book.change);
  return {
    draft,
    change: (how: (draft: OrderDraft) => OrderDraft) => change(shopId, how),
    set: (changes: Partial<OrderDraft>) => change(shopId, (before) => ({ ...before, ...changes })),
  };
}
