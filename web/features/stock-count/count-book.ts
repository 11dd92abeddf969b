import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { CountLine } from "./count-lines.ts";

type CountBook = {
  /** Counts under way, by shop. */
  byShop: Readonly<Record<string, readonly CountLine[]>>;
  change: (shopId: string, change: (lines: readonly CountLine[]) => readonly CountLine[]) => void;
};

const none: readonly CountLine[] = [];

/** Counts under way on this device. They are kept through a reload: half an hour of counting outlives a flat battery. */
export const useCountBook = create<CountBook>()(
  persist(
    (set) => ({
      byShop: {},
      change: (shopId, change) =>
        set(({ byShop }) => ({ byShop: { ...byShop, [shopId]: change(byShop[shopId] ?? none) } })),
    }),
    { name: "stock-count", version: 1, partialize: ({ byShop }) => ({ byShop }) },
  ),
);

/** The count under way in a shop, the last product touched first. */
export function useCountLines(shopId: string): readonly CountLine[] {
  return useCountBook(({ byShop }) => byShop[shopId] ?? none);
}
