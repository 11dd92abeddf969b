import { create } from "zustand";
import { persist } from "zustand/middleware";
import { type PutAway, watchKey } from "#shared/rules/watch.ts";
import type { WatchItem } from "#shared/rules/watch-facts.ts";

type PutAwayBook = {
  byShop: Readonly<Record<string, PutAway>>;
  put: (shopId: string, item: WatchItem) => void;
  takeBack: (shopId: string, item: WatchItem) => void;
};

/** What somebody has looked at and put away on this device, with how bad it was then. */
export const usePutAwayBook = create<PutAwayBook>()(
  persist(
    (set) => ({
      byShop: {},
      put: (shopId, item) =>
        set(({ byShop }) => ({
          byShop: {
            ...byShop,
            [shopId]: { ...byShop[shopId], [watchKey(item)]: item.figure },
          },
        })),
      takeBack: (shopId, item) =>
        set(({ byShop }) => {
          const { [watchKey(item)]: _, ...rest } = byShop[shopId] ?? {};
          return { byShop: { ...byShop, [shopId]: rest } };
        }),
    }),
    { name: "watch-put-away", version: 1, partialize: ({ byShop }) => ({ byShop }) },
  ),
);

const nothing: PutAway = {};

/** What was put away in a shop. */
export const usePutAway = (shopId: string): PutAway =>
  usePutAwayBook(({ byShop }) => byShop[shopId] ?? nothing);
