/**
 * What a sum of a customer was just after one of their moves: what it is now less all that came later. `moves`: newest
 * first. Undefined where that move is not known.
 */
export function standingAfter<Move extends { customerId: string }>(
  { customerId, now, moves }: { customerId: string; now: number; moves: readonly Move[] },
  isIt: (move: Move) => boolean,
  moved: (move: Move) => number,
): number | undefined {
  let after = now;
  for (const move of moves) {
    if (move.customerId !== customerId) continue;
    if (isIt(move)) return after;
    after -= moved(move);
  }
  return undefined;
}
