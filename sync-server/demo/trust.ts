import { totalOf } from "#shared/rules/sell.ts";
import { closesAt, day, type Happening, minute, momentOfVisit } from "./calendar.ts";
import { between } from "./chance.ts";
import type { DemoCustomer } from "./customers.ts";
import { type DemoShop, soldAt, type Today } from "./demo-shop.ts";
import type { Drawer } from "./drawer.ts";
import { paidOn } from "./notebook.ts";
import { basket, inCash, paymentOf, soldFor } from "./trade.ts";

/** What the customers of the notebook take and pay on a day. Those with a limit deal at the counter, where it is known. */
export function accountsOf(shop: DemoShop, today: Today): Happening[] {
  const { chance, midnight } = today;
  return shop.customers.flatMap((customer, place) => {
    const { habit } = customer;
    const stops = typeof habit === "object" ? shop.last - habit.stopped * day : undefined;
    if (stops !== undefined && midnight > stops) return [];
    const happenings: Happening[] = [];
    // Money is short before pay day.
    const often = today.calendar.date >= 8 && today.calendar.date <= 24 ? 1.3 : 0.6;
    if (chance() < (customer.visits * often) / 30 || midnight === stops) {
      const at = midnight + Math.floor(momentOfVisit(chance));
      happenings.push({ at, act: () => takeOnAccount(shop, today, { customer, at }) });
    }
    if (midnight === stops && customer.opening > 0)
      happenings.push(endCredit(shop, today, customer));
    const owed = shop.notebook.owed(customer);
    const amount = paidOn(midnight, { customer, place, owed }, chance);
    if (amount > 0) happenings.push(payment(shop, today, { customer, amount }));
    return happenings;
  });
}

type Visit = { customer: DemoCustomer; at: number };

/** Goods on account, now and then with a part of it in cash; for money where their limit does not allow it. */
function takeOnAccount(shop: DemoShop, today: Today, { customer, at }: Visit): void {
  const { chance, pick, tickets } = today;
  const { notebook, catalogRev, references } = shop;
  const isLarge = (customer.creditLimit ?? 0) > 50_000;
  const lines = basket(pick, chance, isLarge ? between(chance, 4, 8) : between(chance, 2, 4));
  if (lines.length === 0) return;
  const { drawer, by } = tillFor(shop, today, { customer, at });
  const total = totalOf(lines);
  if (!notebook.isAllowed(customer, total)) {
    const sale = soldFor(lines, catalogRev, () => paymentOf(total, { at, chance, references }));
    tickets.push({ drawer, by, lines, saleId: drawer.sell(at, sale, by) });
    return;
  }
  const half = Math.floor(total / 2 / 500) * 500;
  const paidNow = chance() < 0.2 && half > 0 ? inCash(half, chance) : undefined;
  const saleId = notebook.sell({ drawer, at, by }, customer, { lines, catalogRev, paidNow });
  tickets.push({ drawer, by, lines, saleId, customer });
}

function tillFor(
  shop: DemoShop,
  today: Today,
  { customer, at }: Visit,
): { drawer: Drawer; by: string } {
  const found = soldAt(shop, today, at);
  if (customer.creditLimit === null) return found;
  return { drawer: shop.counter, by: shop.staff.employee };
}

function payment(
  { notebook, counter, staff, references }: DemoShop,
  { chance, midnight }: Today,
  { customer, amount }: { customer: DemoCustomer; amount: number },
): Happening {
  const at = midnight + between(chance, 8 * 60, 19 * 60) * minute;
  const isByTelephone = chance() < 0.35;
  const by = chance() < 0.5 ? staff.employee : staff.evening;
  const act = () =>
    notebook.pay(
      { drawer: counter, at, by },
      customer,
      amount,
      isByTelephone ? references.next(at) : undefined,
    );
  return { at, act };
}

/** The office gives nothing on account any more to who has not paid. */
function endCredit(
  { office, staff }: DemoShop,
  { midnight }: Today,
  customer: DemoCustomer,
): Happening {
  const at = midnight + closesAt;
  const patch = { creditLimit: [null, 0] as [null, number] };
  const body = { customerId: customer.id, patch };
  return { at, act: () => office.till.write("customer.edit", at, body, staff.manager) };
}
