import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { CountLine } from "./count-lines.ts";

type CountBook = {
  /** Counts under way, by shop. */
  byShop: Readonly<Record<string, readonly CountLine[]>>;
  change: (shopId: string, change: (lines: readonly CountLine[]) => readonly CountLine[]) => void;
};

const bookName = "stock-count";
const none: readonly CountLine[] = [];

/** Counts under way on this device. They are kept through a reload: half an hour of counting outlives a flat battery. */
export const useCountBook = create<CountBook>()(
  persist(
    (set) => ({
      byShop: {},
      change: (shopId, change) =>
        set(({ byShop }) => ({ byShop: { ...byShop, [shopId]: change(byShop[shopId] ?? none) } })),
    }),
    { name: bookName, version: 1, partialize: ({ byShop }) => ({ byShop }) },
  ),
);

// Two tabs count in one book: without this, the one behind would go on with lines that the other has validated.
window.addEventListener("storage", ({ key }) => {
  if (key === bookName) void useCountBook.persist.rehydrate();
});

/** The count under way in a shop, the last product touched first. */
export function useCountLines(shopId: string): readonly CountLine[] {
  return useCountBook(({ byShop }) => byShop[shopId] ?? none);
}
