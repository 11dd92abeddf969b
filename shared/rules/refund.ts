import type { Payment } from "#shared/schemas/sale.ts";
import { type ByMeans, type Refund, refundedBy } from "./refunded-by.ts";

/** What was paid by each means and has not gone back by it, never below nothing. */
export function leftByMeans(
  payments: readonly Payment[],
  earlier: readonly (Refund & { total: number })[],
): ByMeans {
  const left: ByMeans = { cash: 0, mobileMoney: 0 };
  for (const { method, amount } of payments)
    switch (method) {
      case "cash":
        left.cash += amount;
        break;
      case "mobile-money":
        left.mobileMoney += amount;
    }
  for (const one of earlier) {
    const { cash, mobileMoney } = refundedBy(one, one.total);
    left.cash -= cash;
    left.mobileMoney -= mobileMoney;
  }
  return { cash: Math.max(0, left.cash), mobileMoney: Math.max(0, left.mobileMoney) };
}

/** How so many francs go back, unless somebody says otherwise: in cash as far as cash was paid, the rest as it was paid. */
export function proposedRefund(total: number, left: ByMeans): Refund {
  if (left.mobileMoney === 0) return { refund: "cash" };
  if (left.cash === 0) return { refund: "mobile-money" };
  if (total <= left.cash) return { refund: "cash" };
  return { refund: "mobile-money", cashPart: left.cash };
}
