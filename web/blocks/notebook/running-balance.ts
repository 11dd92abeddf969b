import type { AccountMoveRow } from "#web/store/queries/use-notebook.ts";

/** A line of an account with what was owed after it, in francs; below zero for a deposit. */
export type StatementLine<Move> = { move: Move; after: number };

/** An account from its first known line on. `before`: what was owed before it, francs. */
export type Statement<Move> = { before: number; lines: StatementLine<Move>[] };

type Line = Pick<AccountMoveRow, "id" | "at" | "change">;

/**
 * The lines of an account, the oldest first, with the running balance. It ends with what is owed: what the known lines
 * do not explain is older than all of them.
 */
export function statementOf<Move extends Line>(
  moves: readonly Move[],
  owed: number,
): Statement<Move> {
  const sorted = [...moves].sort((a, b) => compare(a.at, b.at) || compare(a.id, b.id));
  const before = owed - sorted.reduce((sum, { change }) => sum + change, 0);
  let after = before;
  const lines = sorted.map((move) => {
    after += move.change;
    return { move, after };
  });
  return { before, lines };
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
