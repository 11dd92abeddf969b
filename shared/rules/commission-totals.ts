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
