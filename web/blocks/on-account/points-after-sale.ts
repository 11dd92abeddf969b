import type { AccountMoveRow } from "#web/store/queries/use-notebook.ts";
import { standingAfter } from "./standing-after.ts";

type Move = Pick<AccountMoveRow, "customerId" | "kind" | "points" | "saleIds">;

type SaleWithPoints = {
  saleId: string;
  customerId: string;
  /** Points now. */
  points: number;
  /** Newest first. */
  moves: readonly Move[];
};

/** The points just after a ticket: those of now less all that moved later; undefined where no points of the ticket are known. */
export function pointsAfterSale({ saleId, points: now, ...of }: SaleWithPoints) {
  return standingAfter(
    { ...of, now },
    ({ kind, saleIds }) => (kind === "earn" || kind === "spend") && saleIds.includes(saleId),
    ({ points }) => points ?? 0,
  );
}
