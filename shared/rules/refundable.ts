import type { Priced } from "#shared/schemas/line-amount.ts";
import { lineAmount } from "#shared/schemas/line-amount.ts";
import { amountOf } from "./sell.ts";
import { isSoldBy } from "./ware.ts";

type Line = Priced & { productId: string; discount?: number | undefined };

/** A line of a ticket with what has come back of it so far, in pieces. */
export type Refundable<L extends Line = Line> = L & { returned: number; left: number };

/** So many pieces of a line on their way back, and what they had of its discount. */
type Back<L extends Line> = Omit<Refundable<L>, "returned" | "left" | "discount"> & {
  quantity: number;
  discount?: number;
};

/**
 * What may still come back of a ticket. A return counts against the line of its product, price and discount a piece;
 * pieces beyond that line, against those of its product and price, then against the product's other lines, in their
 * order. `left` is never below zero.
 */
export function refundable<L extends Line>(
  ticket: { lines: readonly L[] },
  returns: readonly { lines: readonly Line[] }[],
): Refundable<L>[] {
  const lines = ticket.lines.map((line) => ({ ...line, returned: 0, left: line.quantity }));
  const all = returns.flatMap((one) => one.lines);
  let waiting = all.map((back) => ({ back, pieces: back.quantity }));
  for (const isOf of [isAsSold, isAtPrice, isOfProduct])
    waiting = waiting.filter((one) => {
      for (const line of lines.filter((sold) => isOf(sold, one.back))) {
        const { pieces } = one;
        const taken = Math.min(line.left, pieces);
        line.returned += taken;
        line.left -= taken;
        one.pieces = pieces - taken;
      }
      return one.pieces > 0;
    });
  return lines;
}

const isOfProduct = (line: Line, back: Line) => line.productId === back.productId;
const isAtPrice = (line: Line, back: Line) =>
  isOfProduct(line, back) && line.price === back.price && isSoldBy(line.by, back.by);
/** Their parts of the discount are the same to the franc that rounding moves, or two where the amount is rounded too. */
const isAsSold = (line: Line, back: Line) =>
  isAtPrice(line, back) &&
  Math.abs((line.discount ?? 0) * back.quantity - (back.discount ?? 0) * line.quantity) <
    Math.max(line.quantity, 1) * (line.by ? 2 : 1);

/** What is given back for the first pieces of a line, in francs: their part of its amount, rounded down, exact for any sum. */
const paidFor = (line: Line, pieces: number): number =>
  Number((BigInt(amountOf(line)) * BigInt(pieces)) / BigInt(line.quantity));

/**
 * So many pieces of a line as they are taken back: at their price, less what they had of its discount. What came back
 * before counts, so that all pieces together give back the line's amount exactly, and never more on the way (B5).
 */
export function takenBack<L extends Line>(line: Refundable<L>, pieces: number): Back<L> {
  const { returned, left: _, discount: __, ...goods } = line;
  const paid = paidFor(line, returned + pieces) - paidFor(line, returned);
  const discount = lineAmount({ ...goods, quantity: pieces }) - paid;
  return { ...goods, quantity: pieces, ...(discount !== 0 && { discount }) };
}
