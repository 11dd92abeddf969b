import type { PointsOfTicket } from "#shared/rules/points.ts";
import type { AccountMoveRow } from "./account-books.ts";

type Move = Pick<AccountMoveRow, "customerId" | "kind" | "points" | "saleIds">;

const sums: { readonly [kind in string]?: keyof PointsOfTicket } = {
  earn: "earned",
  spend: "spent",
  "take-back": "takenBack",
  "give-back": "givenBack",
};

/** What a ticket and its returns did to points, and whose; undefined where this device knows of none. */
export function pointsOfTicket(
  moves: readonly Move[],
  saleId: string,
): { customerId: string; points: PointsOfTicket } | undefined {
  const points = { earned: 0, spent: 0, takenBack: 0, givenBack: 0 };
  let customerId: string | undefined;
  for (const move of moves) {
    const sum = sums[move.kind];
    if (!sum || !move.saleIds.includes(saleId)) continue;
    customerId = move.customerId;
    points[sum] += Math.abs(move.points ?? 0);
  }
  return customerId === undefined ? undefined : { customerId, points };
}
