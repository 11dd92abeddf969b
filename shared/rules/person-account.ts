import type { PersonRow } from "./person-reading.ts";

/**
 * Totals of a file of people, in rows and in francs owed: `file` = `taken` + `left`. `unread`: number of rows whose
 * amount is not understood; they add no francs.
 */
export type PeopleAccount = {
  rows: { taken: number; known: number; refused: number; sums: number };
  francs: { file: number; taken: number; left: number };
  unread: number;
};

/**
 * Counts the rows and francs of a file. `takenRows`: rows of people to be noted; `knownRows`: rows of people already in
 * the notebook.
 */
export function accountOf(
  rows: readonly PersonRow[],
  takenRows: readonly PersonRow[],
  knownRows: readonly PersonRow[],
): PeopleAccount {
  const [taken, known] = [new Set(takenRows), new Set(knownRows)];
  const account: PeopleAccount = {
    rows: { taken: 0, known: 0, refused: 0, sums: 0 },
    francs: { file: 0, taken: 0, left: 0 },
    unread: 0,
  };
  for (const row of rows) {
    if (row.trouble === "sum-row" || row.trouble === "titles-again") {
      account.rows.sums += 1;
      continue;
    }
    const isTaken = taken.has(row);
    account.rows[isTaken ? "taken" : known.has(row) ? "known" : "refused"] += 1;
    if (row.balance === undefined) account.unread += 1;
    account.francs.file += row.balance ?? 0;
    account.francs[isTaken ? "taken" : "left"] += row.balance ?? 0;
  }
  return account;
}
