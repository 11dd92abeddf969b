import type { AccountMoveBody } from "#shared/schemas/customer-account.ts";

/** What points are worth in every shop of a run. */
export const pointsOfWorld = { francsPerPoint: 100, francsOfPoint: 10 };

/** Why goods came back with their points: other returns are of programs that know of none. */
export const backForPoints = "points";

/** Points that a move makes more, below nothing for fewer, said a second time. */
export function morePoints({ kind, amount }: AccountMoveBody): number {
  if (kind === "earn" || kind === "give-back") return amount;
  return kind === "spend" || kind === "take-back" ? -amount : 0;
}
