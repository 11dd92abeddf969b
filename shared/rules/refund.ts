import { accountMeans } from "#shared/schemas/account-means.ts";
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

export type RefundOnAccount = {
  total: number;
  left: ByMeans;
  /** What the customer owes now, in francs; below zero for a deposit. */
  owed: number;
  /** The whole ticket is undone. */
  isVoid: boolean;
};

/**
 * How so many francs of a ticket that stood on an account go back: what was used of a deposit stands there again, what
 * is owed is lowered as far as the ticket was sold on credit, and cash goes back beyond that (C2). A void puts all on
 * the account: what was paid becomes a deposit.
 */
export function refundOnAccount({ total, left, owed, isVoid }: RefundOnAccount): Refund {
  const { deposit, credit } = accountMeans;
  const owing = Math.min(left[credit], Math.max(0, owed));
  const onAccount = isVoid ? total : Math.min(total, left[deposit] + owing);
  if (onAccount === 0 && total > 0) return proposedRefund(total, { ...left, [credit]: 0 });
  const refund = left[credit] > 0 ? credit : deposit;
  return onAccount === total ? { refund } : { refund, cashPart: total - onAccount };
}
