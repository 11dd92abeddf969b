import { useDraftBook } from "./draft-book.ts";
import { emptyDraft, type PurchaseDraft } from "./purchase-draft.ts";

/** The purchase that is being written down in a shop, and how it is changed. */
export function useDraft(shopId: string) {
  const draft = useDraftBook(({ byShop }) => byShop[shopId] ?? emptyDraft);
  const change = useDraftBook((book) => book.change);
  return {
    draft,
    change: (how: (draft: PurchaseDraft) => PurchaseDraft) => change(shopId, how),
    set: (changes: Partial<PurchaseDraft>) =>
      change(shopId, (before) => ({ ...before, ...changes })),
  };
}
