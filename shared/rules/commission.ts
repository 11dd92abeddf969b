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

/** The three totals of a list of commissions, in francs. */
export function commissionTotals(
  commissions: readonly { amount: number; status: "pending" | "paid" }[],
): { paid: number; pending: number; total: number } {
  let [paid, pending] = [0, 0];
  for (const { amount, status } of commissions) {
    if (status === "paid") paid += amount;
    else pending += amount;
  }
  return { paid, pending, total: paid + pending };
}
