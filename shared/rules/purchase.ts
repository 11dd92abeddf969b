import type { ExtraCost, PurchaseBody, PurchaseLine } from "#shared/schemas/purchase.ts";
import { spread } from "./discount.ts";

/** What stands on the invoice in all, in francs: the goods, and the costs that the supplier asks for. */
export function invoiced({
  lines,
  extraCosts = [],
}: Pick<PurchaseBody, "lines" | "extraCosts">): number {
  const goods = lines.reduce((sum, { cost }) => sum + cost, 0);
  return extraCosts.reduce((sum, { amount, onInvoice }) => (onInvoice ? sum + amount : sum), goods);
}

/** What was bought or went back of each product, in pieces. */
function piecesOf(lines: readonly PurchaseLine[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { productId, quantity } of lines)
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  return pieces;
}

/**
 * Whether of any product of these lines more goes back than had come by their purchase, with what went back before (G6);
 * what was too much then is no fault of goods that go back now.
 */
export function isMoreBack(
  bought: readonly PurchaseLine[],
  before: readonly PurchaseLine[],
  lines: readonly PurchaseLine[],
): boolean {
  const came = piecesOf(bought);
  const gone = piecesOf(before);
  return [...piecesOf(lines)].some(
    ([id, pieces]) => pieces + (gone.get(id) ?? 0) > (came.get(id) ?? 0),
  );
}

/**
 * What is taken off the account for so many pieces of a line, in francs: their part of what the line cost, rounded down,
 * with those that went back before; all pieces together give exactly its cost (G6).
 */
export function backFor(
  { quantity, cost }: Pick<PurchaseLine, "quantity" | "cost">,
  { before, pieces }: { before: number; pieces: number },
): number {
  const upTo = (count: number) => Number((BigInt(cost) * BigInt(count)) / BigInt(quantity));
  return upTo(Math.min(quantity, before + pieces)) - upTo(Math.min(quantity, before));
}

/**
 * What each line has cost once it stands on the shelf, in francs: its own cost and its part of each extra cost, spread by
 * largest remainder, so that all lines together are exact to the franc (G5). Spread by value over goods that cost nothing,
 * it is spread by pieces.
 */
export function landedCosts(
  lines: readonly PurchaseLine[],
  extraCosts: readonly ExtraCost[] = [],
): number[] {
  const landed = lines.map(({ cost }) => cost);
  const isFree = landed.every((cost) => cost === 0);
  for (const { amount, by } of extraCosts) {
    const weights = lines.map(({ cost, quantity }) =>
      by === "pieces" || isFree ? quantity : cost,
    );
    for (const [at, share] of spread(amount, weights).entries())
      landed[at] = (landed[at] ?? 0) + share;
  }
  return landed;
}

/** Pieces of each product that a purchase brought, and what they cost, landed; what goes back takes both away (N2). */
export function boughtOf({
  lines,
  extraCosts,
  backOf,
}: Pick<PurchaseBody, "lines"> & {
  extraCosts?: readonly ExtraCost[] | undefined;
  backOf?: string | null | undefined;
}): { productId: string; pieces: number; value: number }[] {
  const sign = backOf ? -1 : 1;
  return landedCosts(lines, extraCosts).map((value, at) => {
    const { productId = "", quantity = 0 } = lines[at] ?? {};
    return { productId, pieces: sign * quantity, value: sign * value };
  });
}
