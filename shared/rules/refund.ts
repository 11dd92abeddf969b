import { each, idsOfMeans, isMeans } from "#shared/schemas/means.ts";
import type { Payment } from "#shared/schemas/sale.ts";
import { type ByMeans, type Refund, refundedBy } from "./refunded-by.ts";

/** What was paid by each means and has not gone back by it, never below nothing. */
export function leftByMeans(
  payments: readonly Payment[],
  earlier: readonly (Refund & { total: number })[],
): ByMeans {
  const left: ByMeans = each(idsOfMeans, () => 0);
  for (const { method, amount } of payments) if (isMeans(method)) left[method] += amount;
  for (const one of earlier) {
    const went = refundedBy(one, one.total);
    for (const id of idsOfMeans) left[id] -= went[id];
  }
  for (const id of idsOfMeans) left[id] = Math.max(0, left[id]);
  return left;
}

/**
 * How so many francs go back, unless somebody says otherwise: in cash as far as cash was paid, the rest by the other
 * means of which most is left.
 */
export function proposedRefund(total: number, { cash, ...others }: ByMeans): Refund {
  const [most] = (Object.entries(others) as [keyof typeof others, number][])
    .filter(([, francs]) => francs > 0)
    .sort(([, a], [, b]) => b - a);
  if (!most || (cash > 0 && total <= cash)) return { refund: "cash" };
  const [refund] = most;
  return cash === 0 ? { refund } : { refund, cashPart: cash };
}
