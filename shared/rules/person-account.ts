import type { PersonRow } from "./person-reading.ts";

/**
 * The account of a file of people, in rows and in francs owed: `file` = `taken` + `left`. Francs of rows whose amount is
 * not understood are in none: `unread` rows.
 */
export type PeopleAccount = {
  rows: { taken: number; known: number; refused: number; sums: number };
  francs: { file: number; taken: number; left: number };
  unread: number;
};

/** `takenRows`: the rows of those who will be noted; `knownRows`: of those who stand in the notebook already. */
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
