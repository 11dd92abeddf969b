import { refundable } from "./refundable.ts";

/**
 * What a reseller earns by one line: (price − minimum) × pieces, in francs. The minimum is the one written in the
 * transfer. A sale below it, kept and flagged, earns nothing and owes nothing.
 */
export function commissionAmount(line: {
  price: number;
  minPrice: number;
  quantity: number;
}): number {
  return Math.max(0, line.price - line.minPrice) * line.quantity;
}

/** (price − minimum) / minimum in hundredths of a percent, rounded; null over a minimum of 0. */
export function commissionRate(line: { price: number; minPrice: number }): number | null {
  if (line.minPrice === 0) return null;
  return Math.max(0, Math.round(((line.price - line.minPrice) * 10_000) / line.minPrice));
}

type Line = { productId: string; quantity: number; price: number };

/**
 * What the lines of one sale still earn, in francs and in their order, once goods of it came back: (price − minimum) is
 * taken off for each piece, never below 0, and a ticket that is undone earns nothing. `amount` is what a line earned
 * until then. Of two lines that could be meant, the one that still earns something is.
 */
export function commissionsAfterReturn(
  lines: readonly (Line & { minPrice: number; amount: number })[],
  back: { lines: readonly Line[]; isVoid?: boolean | undefined },
): number[] {
  if (back.isVoid) return lines.map(() => 0);
  const counted = lines.map((line, place) => {
    const aPiece = commissionAmount({ ...line, quantity: 1 });
    const isEarning = aPiece > 0 && line.amount > 0;
    const spent = aPiece > 0 ? 0 : line.quantity;
    return {
      ...line,
      place,
      aPiece,
      quantity: isEarning ? Math.ceil(line.amount / aPiece) : spent,
    };
  });
  counted.sort((a, b) => Number(b.amount > 0) - Number(a.amount > 0));
  const left = lines.map(({ amount }) => amount);
  for (const { place, amount, aPiece, returned } of refundable({ lines: counted }, [back]))
    left[place] = Math.max(0, amount - aPiece * returned);
  return left;
}
