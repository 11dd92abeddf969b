import type { AccountMoveRow } from "#web/store/queries/use-notebook.ts";

type Move = Pick<AccountMoveRow, "customerId" | "kind" | "change" | "saleIds">;

type SaleOnAccount = {
  saleId: string;
  customerId: string;
  /** Francs owed now. */
  owed: number;
  /** Newest first. */
  moves: readonly Move[];
};

/** What was owed just after a ticket, in francs: what is owed now less all that came later; undefined where its charge is not known. */
export function owedAfterSale({ saleId, customerId, owed, moves }: SaleOnAccount) {
  let after = owed;
  for (const move of moves) {
    if (move.customerId !== customerId) continue;
    if (move.kind === "charge" && move.saleIds.includes(saleId)) return after;
    after -= move.change;
  }
  return undefined;
}
