import { accountMeans } from "#shared/schemas/account-means.ts";
import { type MoneyMeans, meansById } from "#shared/schemas/means.ts";
import type { Payment } from "#shared/schemas/sale.ts";
import { takenFromDeposit } from "./customer-account.ts";

/** How a ticket is left on an account: amounts in francs. */
export type LeftOnAccount = {
  /** What is used of what the customer had left before. */
  deposit: number;
  /** What they owe more. */
  credit: number;
  /** What they owe after it; below zero for what is left of a deposit. */
  owedAfter: number;
};

/** What a ticket of so many francs, of which a part is paid at once, leaves on the account of somebody who owes `owed` (C2). */
export function leftOnAccount(due: number, paidNow: number, owed: number): LeftOnAccount {
  const rest = Math.max(0, due - paidNow);
  const deposit = takenFromDeposit(owed, rest);
  return { deposit, credit: rest - deposit, owedAfter: owed + rest };
}

/** The payments of what is left on an account, without those of nothing. */
export function accountPayments(
  { deposit, credit }: Pick<LeftOnAccount, "deposit" | "credit">,
  customerId: string,
): Payment[] {
  const parts = [
    { method: accountMeans.deposit, amount: deposit, customerId },
    { method: accountMeans.credit, amount: credit, customerId },
  ];
  return parts.filter(({ amount }) => amount > 0);
}

/** What is paid at once of a ticket that is left on an account; a reference comes later (P2). None for nothing. */
export function paidAtOnce(method: MoneyMeans, amount: number): Payment[] {
  if (amount === 0) return [];
  const isTendered = meansById[method].carries === "tendered";
  return [{ method, amount, ...(isTendered && { tendered: amount }) } as Payment];
}
