import type { SoldBy } from "./measure.ts";

/** Goods at a price: `price` is for one of the unit, or for so many as `by` says. */
export type Priced = { quantity: number; price: number; by?: SoldBy | undefined };

/**
 * Francs of goods before anything is taken off: price × quantity ÷ per, rounded half up, once (U2). The only place that
 * multiplies the two. Exact as long as the amount itself is.
 */
export function lineAmount({ quantity, price, by }: Priced): number {
  if (by === undefined) return price * quantity;
  const { per } = by;
  const whole = Math.floor(quantity / per);
  const rest = quantity % per;
  // In parts, for price × quantity of ten tonnes is beyond what is exact.
  const each = Math.floor(price / per);
  const over = Math.floor((2 * (price % per) * rest + per) / (2 * per));
  return price * whole + each * rest + over;
}
