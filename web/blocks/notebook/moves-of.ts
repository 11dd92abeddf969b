import type { AccountMoveRow } from "#web/store/queries/use-notebook.ts";

const grouped = new WeakMap<
  readonly AccountMoveRow[],
  ReadonlyMap<string, readonly AccountMoveRow[]>
>();
const none: readonly AccountMoveRow[] = [];

/** The lines of one account, the newest first; a list is gone through once, however many ask. */
export function movesOf(
  moves: readonly AccountMoveRow[],
  customerId: string,
): readonly AccountMoveRow[] {
  let byCustomer = grouped.get(moves);
  if (!byCustomer) {
    const made = new Map<string, AccountMoveRow[]>();
    for (const move of moves) {
      const own = made.get(move.customerId);
      if (own) own.push(move);
      else made.set(move.customerId, [move]);
    }
    byCustomer = made;
    grouped.set(moves, byCustomer);
  }
  return byCustomer.get(customerId) ?? none;
}
