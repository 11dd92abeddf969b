import { create } from "zustand";
import { persist } from "zustand/middleware";
import { cashPieces, worthOf } from "#shared/rules/till.ts";
import type { PieceCount } from "#shared/schemas/till.ts";

/** A count of a drawer under way: pieces by name, or the total alone. */
export type CountDraft = {
  way: "pieces" | "total";
  pieces: Readonly<Record<string, number>>;
  total: number | undefined;
  /** The opening or closing since which the till stands as it was counted; null before a device's first. */
  since?: string | null;
};

type CountDrafts = {
  byShop: Readonly<Record<string, CountDraft>>;
  put: (shopId: string, draft: CountDraft) => void;
  drop: (shopId: string) => void;
};

export const nothingCounted: CountDraft = { way: "pieces", pieces: {}, total: undefined };

/** Counts under way on this device: half a drawer counted outlives a telephone call and a flat battery. */
export const useCountDrafts = create<CountDrafts>()(
  persist(
    (set) => ({
      byShop: {},
      put: (shopId, draft) => set(({ byShop }) => ({ byShop: { ...byShop, [shopId]: draft } })),
      drop: (shopId) => set(({ byShop: { [shopId]: _, ...others } }) => ({ byShop: others })),
    }),
    { name: "till-count", version: 1, partialize: ({ byShop }) => ({ byShop }) },
  ),
);

/** The count under way of a till as it stands; one of an earlier drawer, left behind by another tab, is none of it. */
export function draftOf(kept: CountDraft | undefined, since: string | null): CountDraft {
  return kept?.since === since ? kept : { ...nothingCounted, since };
}

/** Looked into, and nothing found. */
export const emptyDrawer: CountDraft["pieces"] = { "note 10000": 0 };

export const pieceName = ({ kind, value }: Omit<PieceCount, "count">) => `${kind} ${value}`;

/** The pieces of a draft, largest first, none that was not found. */
export function countsOf({ way, pieces }: CountDraft): PieceCount[] {
  if (way === "total") return [];
  return cashPieces.flatMap((piece) => {
    const count = pieces[pieceName(piece)] ?? 0;
    return count > 0 ? { ...piece, count } : [];
  });
}

/** What was counted so far, in francs; undefined while nothing was. */
export function countedOf(draft: CountDraft): number | undefined {
  if (draft.way === "total") return draft.total;
  return Object.keys(draft.pieces).length === 0 ? undefined : worthOf(countsOf(draft));
}
