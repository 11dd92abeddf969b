import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { Matched } from "./mobile-payments.ts";

/** Of a till since it was last opened or closed; null before a device's first. */
type MatchDraft = Matched & { since: string | null };

type MatchDrafts = {
  byShop: Readonly<Record<string, MatchDraft>>;
  put: (shopId: string, draft: MatchDraft) => void;
  drop: (shopId: string) => void;
};

/** What was ticked against the messages of the phone outlives a reload: half a list is work too. */
export const useMatchDrafts = create<MatchDrafts>()(
  persist(
    (set) => ({
      byShop: {},
      put: (shopId, draft) => set(({ byShop }) => ({ byShop: { ...byShop, [shopId]: draft } })),
      drop: (shopId) => set(({ byShop: { [shopId]: _, ...others } }) => ({ byShop: others })),
    }),
    { name: "till-match", version: 1, partialize: ({ byShop }) => ({ byShop }) },
  ),
);

/** The list under way of a till as it stands; one of an earlier till is none of it. */
export function matchedIn(kept: MatchDraft | undefined, since: string | null): MatchDraft {
  return kept?.since === since ? kept : { since, found: [], notes: {} };
}
