import { type Exact, type Opening, trueUp } from "#shared/rules/cost.ts";
import type { Units } from "./month-costs.ts";

/** Pieces that had left before any came: what one was counted at, what one costs, in millionths of a franc, and the difference (N4). */
export type PutRight = {
  month: string;
  productId: string;
  pieces: number;
  before: number;
  now: number;
  francs: Exact;
};

/** What is put right in a month, from how products stood as it began and what one of each costs in it. */
export function putRightIn(
  month: string,
  standing: ReadonlyMap<string, Opening>,
  units: Units,
): PutRight[] {
  return [...standing].flatMap(([productId, opening]) => {
    const now = units.get(productId) ?? null;
    if (opening.pieces >= 0 || opening.unit === null || now === null) return [];
    const { pieces, unit: before } = opening;
    if (before === now) return [];
    return [{ month, productId, pieces: -pieces, before, now, francs: trueUp(opening, now) }];
  });
}
