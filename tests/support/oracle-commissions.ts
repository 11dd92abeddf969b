import type { OperationBody } from "#shared/sync/operations.ts";
import type { SoldLine } from "./oracle-sold-line.ts";

type Back = Pick<OperationBody<"return">, "lines" | "isVoid">;

/** (price − the minimum of the hand-over) a piece; below it nothing is earned and nothing owed. */
export function marginOf({ price, minPrice }: Pick<SoldLine, "price" | "minPrice">): number {
  return price > minPrice ? price - minPrice : 0;
}

/** Commissions that wait lose the margin of each piece that came back, all of it when the ticket is undone (T13). */
export function lowerBy(lines: readonly SoldLine[], back: Back): void {
  for (const [at, pieces] of takenOf(lines, back).entries()) {
    const line = lines[at];
    if (!line?.commission || line.commission.isPaid) continue;
    line.commission.amount -= marginOf(line) * pieces;
  }
}

/** Whether something comes back that a commission was paid for: it stays, and the return is flagged (T13). */
export function touchesPaid(lines: readonly SoldLine[], back: Back): boolean {
  return takenOf(lines, back).some(
    (pieces, at) => pieces > 0 && lines[at]?.commission?.isPaid === true && earns(lines[at]),
  );
}

function earns(line: SoldLine): boolean {
  return (line.commission?.amount ?? 0) > 0;
}

/**
 * Pieces that come off each line: those of its own product and price first, what is beyond them off others of the
 * product; of several off one that still earns and waits, then off one that was paid. A line that never earned anything
 * can always give what it sold.
 */
function takenOf(lines: readonly SoldLine[], back: Back): number[] {
  const left = lines.map((line) =>
    marginOf(line) > 0 ? (line.commission?.amount ?? 0) / marginOf(line) : line.quantity,
  );
  if (back.isVoid) return left;
  const taken = lines.map(() => 0);
  const rank = (line: SoldLine) => (earns(line) ? (line.commission?.isPaid ? 1 : 0) : 2);
  const inTurn = [...lines.entries()].sort(([, a], [, b]) => rank(a) - rank(b));
  const take = (pieces: number, isMeant: (line: SoldLine) => boolean) => {
    let rest = pieces;
    for (const [at, line] of inTurn) {
      const some = isMeant(line) ? Math.min(rest, (left[at] ?? 0) - (taken[at] ?? 0)) : 0;
      taken[at] = (taken[at] ?? 0) + some;
      rest -= some;
    }
    return rest;
  };
  const beyond = back.lines.map(({ productId, price, quantity }) => ({
    productId,
    pieces: take(quantity, (line) => line.productId === productId && line.price === price),
  }));
  for (const { productId, pieces } of beyond) take(pieces, (line) => line.productId === productId);
  return taken;
}
