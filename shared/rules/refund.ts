import type { Payment, ReturnBody } from "#shared/schemas/sale.ts";

/** What went by each means, in francs. */
export type ByMeans = { cash: number; mobileMoney: number };

type Refund = Pick<ReturnBody, "refund"> & { cashPart?: number | null | undefined };

/** What went back by each means when goods of so many francs came back. */
export function refundedBy({ refund, cashPart }: Refund, total: number): ByMeans {
  switch (refund) {
    case "cash":
      return { cash: total, mobileMoney: 0 };
    case "mobile-money": {
      const cash = Math.min(cashPart ?? 0, total);
      return { cash, mobileMoney: total - cash };
    }
    case "none":
      return { cash: 0, mobileMoney: 0 };
  }
}

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
