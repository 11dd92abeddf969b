import { create } from "zustand";
import { persist } from "zustand/middleware";
import { emptyDraft, type PurchaseDraft } from "./purchase-draft.ts";

type DraftBook = {
  byShop: Readonly<Record<string, PurchaseDraft>>;
  change: (shopId: string, change: (draft: PurchaseDraft) => PurchaseDraft) => void;
};

const bookName = "purchase-draft";

/** The purchase that is being written down in each shop, kept through a reload: thirty lines outlive a flat battery. */
export const useDraftBook = create<DraftBook>()(
  persist(
    (set) => ({
      byShop: {},
      change: (shopId, change) =>
        set(({ byShop }) => ({
          byShop: { ...byShop, [shopId]: change(byShop[shopId] ?? emptyDraft) },
        })),
    }),
    { name: bookName, version: 1, partialize: ({ byShop }) => ({ byShop }) },
  ),
);

// Two tabs write in one draft: without this, the one behind would go on with what the other has recorded.
window.addEventListener("storage", ({ key }) => {
  if (key === bookName) void useDraftBook.persist.rehydrate();
});
