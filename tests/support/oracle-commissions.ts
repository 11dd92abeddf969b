import type { OperationBody } from "#shared/sync/operations.ts";
import { isAlike, type SoldLine } from "./oracle-sold-line.ts";

type Back = Pick<OperationBody<"return">, "lines" | "isVoid">;

/** (price − the minimum of the hand-over) a piece, or for so many as the price is for; below it nothing is earned and nothing owed. */
function marginOf({ price, minPrice }: Pick<SoldLine, "price" | "minPrice">): number {
  return price > minPrice ? price - minPrice : 0;
}

/** What so much of a line earns: by the piece its margin each, else the quotient, the half franc up (U8). */
export function earnedBy(line: SoldLine, quantity = line.quantity): number {
  const per = BigInt(line.by?.per ?? 1);
  const exact = BigInt(marginOf(line)) * BigInt(quantity);
  const rest = exact % per;
  return Number(exact / per + (2n * rest >= per ? 1n : 0n));
}

/** Commissions that wait lose what came back earned, all of it when the ticket is undone (T13). */
export function lowerBy(lines: readonly SoldLine[], back: Back): void {
  for (const [at, pieces] of takenOf(lines, back).entries()) {
    const line = lines[at];
    if (!line?.commission || line.commission.isPaid || marginOf(line) === 0) continue;
    if (!line.by) line.commission.amount -= marginOf(line) * pieces;
    else {
      line.cameBack += pieces;
      line.commission.amount = earnedBy(line, line.quantity - line.cameBack);
    }
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

/** How much of a line may still come back of what it earns. */
function leftOf(line: SoldLine): number {
  if (marginOf(line) === 0) return line.quantity;
  if (line.by) return line.quantity - line.cameBack;
  return (line.commission?.amount ?? 0) / marginOf(line);
}

/**
 * Pieces that come off each line: those of its own product and price first, what is beyond them off others of the
 * product; of several off one that still earns and waits, then off one that was paid. A line that never earned anything
 * can always give what it sold.
 */
function takenOf(lines: readonly SoldLine[], back: Back): number[] {
  const left = lines.map(leftOf);
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
  const beyond = back.lines.map(({ productId, price, quantity, by }) => {
    const isIts = (line: SoldLine) => line.price === price && isAlike(line.by, by);
    const pieces = take(quantity, (line) => line.productId === productId && isIts(line));
    return { productId, pieces };
  });
  for (const { productId, pieces } of beyond) take(pieces, (line) => line.productId === productId);
  return taken;
}
