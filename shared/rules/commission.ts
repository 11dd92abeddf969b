import { lineAmount, type Priced } from "#shared/schemas/line-amount.ts";
import { refundable } from "./refundable.ts";

/**
 * What a reseller earns by a line: (price − minimum) × pieces, in francs; of what is weighed × quantity ÷ per, rounded
 * half up, once (U8). The minimum is the one written in the transfer. A sale below it, kept and flagged, earns nothing
 * and owes nothing.
 */
export function commissionAmount(line: Priced & { minPrice: number }): number {
  return lineAmount({ ...line, price: Math.max(0, line.price - line.minPrice) });
}

/** (price − minimum) / minimum in hundredths of a percent, rounded; null over a minimum of 0. */
export function commissionRate(line: { price: number; minPrice: number }): number | null {
  if (line.minPrice === 0) return null;
  return Math.max(0, Math.round(((line.price - line.minPrice) * 10_000) / line.minPrice));
}

type Line = Priced & { productId: string };

/** What is left of a commission, in francs; of a line that tells `by`, how much of it came back in all. */
export type Left = { amount: number; cameBack: number };

/** A line of a sale with what it earned until then. */
type Earning = Line & { minPrice: number; amount: number; cameBack?: number | undefined };

/**
 * What the lines of one sale still earn, in their order, once goods of it came back: (price − minimum) is taken off for
 * each piece, never below 0, and a ticket that is undone earns nothing. What is weighed earns by what is left of it, so
 * that parts take no franc more or less than all of it at once. Of two lines that could be meant, the one that still
 * earns something is.
 */
export function commissionsAfterReturn(
  lines: readonly Earning[],
  back: { lines: readonly Line[]; isVoid?: boolean | undefined },
): Left[] {
  if (back.isVoid) return lines.map(undone);
  const counted = lines.map((line, place) => ({ ...line, place, quantity: earningIn(line) }));
  counted.sort((a, b) => Number(b.amount > 0) - Number(a.amount > 0));
  const left = lines.map(({ amount, cameBack = 0 }) => ({ amount, cameBack }));
  for (const { returned, left: _, ...line } of refundable({ lines: counted }, [back]))
    left[line.place] = less(line, lines[line.place]?.quantity ?? 0, returned);
  return left;
}

function undone(line: Earning): Left {
  const { by, quantity, cameBack = 0 } = line;
  return { amount: 0, cameBack: by && marginOf(line) > 0 ? quantity : cameBack };
}

/** How much of a line still earns what it may; all of one that never earned anything. */
function earningIn({ quantity, amount, cameBack = 0, by, ...line }: Earning): number {
  const aPiece = marginOf(line);
  if (aPiece === 0) return quantity;
  return by ? quantity - cameBack : Math.ceil(amount / aPiece);
}

function less(line: Earning, sold: number, returned: number): Left {
  const { amount, cameBack = 0, by } = line;
  const aPiece = marginOf(line);
  if (!by) return { amount: Math.max(0, amount - aPiece * returned), cameBack };
  if (returned === 0 || aPiece === 0) return { amount, cameBack };
  const all = cameBack + returned;
  return { amount: commissionAmount({ ...line, quantity: sold - all }), cameBack: all };
}

const marginOf = ({ price, minPrice }: { price: number; minPrice: number }): number =>
  Math.max(0, price - minPrice);
