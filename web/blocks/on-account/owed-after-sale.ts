import type { AccountMoveRow } from "#web/store/queries/use-notebook.ts";
import { standingAfter } from "./standing-after.ts";

type Move = Pick<AccountMoveRow, "customerId" | "kind" | "change" | "saleIds" | "ofChange">;

type SaleOnAccount = {
  saleId: string;
  customerId: string;
  /** Francs owed now. */
  owed: number;
  /** Newest first. */
  moves: readonly Move[];
};

/** What was owed just after a ticket, in francs: what is owed now less all that came later; undefined where neither its charge nor its change is known. */
export function owedAfterSale({ saleId, owed: now, ...of }: SaleOnAccount) {
  return standingAfter(
    { ...of, now },
    ({ kind, saleIds, ofChange }) =>
      ofChange === saleId || (kind === "charge" && saleIds.includes(saleId)),
    ({ change }) => change,
  );
}
