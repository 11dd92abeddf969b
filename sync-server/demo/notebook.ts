import { isOverLimit, plusDays } from "#shared/rules/customer-account.ts";
import { accountPayments, leftOnAccount } from "#shared/rules/on-account.ts";
import { totalOf } from "#shared/rules/sell.ts";
import type { Payment, SaleLine } from "#shared/schemas/sale.ts";
import { calendarDay, dateOf } from "./calendar.ts";
import { type Chance, oneOf } from "./chance.ts";
import type { DemoCustomer } from "./customers.ts";
import type { Drawer } from "./drawer.ts";

type Act = { drawer: Drawer; at: number; by: string };

/** What each customer owes in the demonstration, in francs, and what is written of it. */
export class Notebook {
  readonly #owed = new Map<string, number>();

  owed({ id }: DemoCustomer): number {
    return this.#owed.get(id) ?? 0;
  }

  /** Whether it may be left on their account, by what is known. */
  isAllowed(customer: DemoCustomer, amount: number): boolean {
    return !isOverLimit(this.owed(customer), amount, customer.creditLimit);
  }

  /** A ticket of which a part may be paid at once; the rest stands on the account, with its charge (C2). */
  sell(
    { drawer, at, by }: Act,
    customer: DemoCustomer,
    sale: { lines: SaleLine[]; catalogRev: number; paidNow?: Payment | undefined },
  ): string {
    const { lines, catalogRev, paidNow } = sale;
    const total = totalOf(lines);
    const owedBefore = this.owed(customer);
    const left = leftOnAccount(total, paidNow?.amount ?? 0, owedBefore);
    const payments = [...(paidNow ? [paidNow] : []), ...accountPayments(left, customer.id)];
    const saleId = drawer.sell(at, { lines, catalogRev, payments, total }, by);
    const amount = left.deposit + left.credit;
    if (amount === 0) return saleId;
    const { id: customerId, termDays } = customer;
    const due = termDays === null ? {} : { dueDay: plusDays(dateOf(at), termDays) };
    const charge = { kind: "charge" as const, customerId, amount, owedBefore, saleId, ...due };
    drawer.till.write("account.move", at, charge, by);
    this.move(customer, amount);
    return saleId;
  }

  pay({ drawer, at, by }: Act, customer: DemoCustomer, amount: number, reference?: string): void {
    const told = { kind: "payment" as const, customerId: customer.id, amount };
    const owedBefore = this.owed(customer);
    const means = reference
      ? ({ method: "mobile-money", reference } as const)
      : ({ method: "cash" } as const);
    drawer.receive(at, { ...told, owedBefore, ...means }, by);
    this.move(customer, -amount);
  }

  /** Francs that are owed more, below zero for less. */
  move({ id }: DemoCustomer, change: number): void {
    this.#owed.set(id, (this.#owed.get(id) ?? 0) + change);
  }
}

const round = (francs: number, to = 500) => Math.floor(francs / to) * to;

/** What somebody comes to pay on a day, in francs; nothing on most days. `place`: their own pay day follows from it. */
export function paidOn(
  midnight: number,
  { customer, place, owed }: { customer: DemoCustomer; place: number; owed: number },
  chance: Chance,
): number {
  const { date } = calendarDay(midnight);
  const ownDay = ((24 + (place % 9)) % 28) + 1;
  const { habit } = customer;
  if (habit === "beforehand") {
    if (date !== ownDay || owed < -8000) return 0;
    return round(Math.max(0, owed) + oneOf(chance, [10_000, 15_000, 20_000]), 1000);
  }
  if (owed < 500) return 0;
  if (habit === "after-pay-day")
    return date === ownDay ? (chance() < 0.75 ? owed : Math.max(500, round(owed * 0.8))) : 0;
  const comes = (date === ownDay || date === ownDay - 14) && chance() < 0.6;
  return comes ? Math.max(500, round(owed * (0.25 + chance() * 0.4))) : 0;
}
