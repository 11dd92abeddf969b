import { must } from "#shared/must.ts";
import { totalOf } from "#shared/rules/sell.ts";
import type { LossClass } from "#shared/schemas/loss-classes.ts";
import type { SaleLine } from "#shared/schemas/sale.ts";
import { closesAt, type Happening, hour, minute } from "./calendar.ts";
import { between, oneOf } from "./chance.ts";
import type { DemoShop, Today } from "./demo-shop.ts";
import { take } from "./shelf.ts";
import { basket, inCash, soldFor } from "./trade.ts";

/** What is seldom: each of a kind that the owner should find, on a day counted from the last one. */
export function oddities(shop: DemoShop, today: Today): Happening[] {
  const { back, calendar } = today;
  const isLastSaturday = calendar.weekday === 6 && back > 0 && back <= 7;
  return [
    ...(back === 0 || back === 1 ? waitingMessages(shop, today) : []),
    ...(back === 6 ? beyondLimit(shop, today) : []),
    ...(back === 9 ? belowMinimum(shop, today) : []),
    ...(back === 24 ? forgiven(shop, today) : []),
    ...(isLastSaturday ? paidTwice(shop, today) : []),
    ...(calendar.weekday === 6 && calendar.date <= 7 ? undone(shop, today) : []),
    ...(calendar.weekday === 1 && calendar.date <= 14 ? spoilt(shop, today) : []),
  ];
}

/** A payment by telephone whose message has not come: the reference is told later. */
function waitingMessages(shop: DemoShop, { chance, midnight, pick }: Today): Happening[] {
  const { counter, staff, catalogRev } = shop;
  return [8, 17].map((hours) => {
    const at = midnight + hours * hour + between(chance, 0, 50) * minute;
    const act = () => {
      const lines = basket(pick, chance);
      if (lines.length === 0) return;
      const sale = soldFor(lines, catalogRev, (amount) => ({ method: "mobile-money", amount }));
      counter.sell(at, sale, staff.employee);
    };
    return { at, act };
  });
}

/** Above the limit, as the till said: the office's PIN allowed it, for a feast. By whoever of the neighbours owes most. */
function beyondLimit(shop: DemoShop, { midnight }: Today): Happening[] {
  const { shelf, customers, notebook, counter, staff, catalogRev } = shop;
  const at = midnight + 19.5 * hour;
  const act = () => {
    const limit = 25_000;
    const bound = customers.filter(({ creditLimit }) => creditLimit === limit);
    const customer = must(bound.sort((a, b) => notebook.owed(b) - notebook.owed(a))[0]);
    const lines: SaleLine[] = [];
    for (const product of [...shelf].sort((a, b) => b.price - a.price)) {
      if (totalOf(lines) > limit - notebook.owed(customer)) break;
      if (product.left < 12) continue;
      take(product, 6);
      lines.push({ productId: product.id, quantity: 6, price: product.price });
    }
    notebook.sell({ drawer: counter, at, by: staff.evening }, customer, { lines, catalogRev });
  };
  return [{ at, act }];
}

function belowMinimum(shop: DemoShop, { chance, midnight, pick }: Today): Happening[] {
  const { counter, staff, catalogRev } = shop;
  const at = midnight + 18.2 * hour;
  const act = () => {
    const lines = basket(pick, chance, 2);
    const first = must(lines[0]);
    first.price = Math.floor(first.price / 2);
    counter.sell(
      at,
      soldFor(lines, catalogRev, (total) => inCash(total, chance)),
      staff.evening,
    );
  };
  return [{ at, act }];
}

/** Paid at the counter and, minutes later, on the second telephone: once too often perhaps. */
function paidTwice(shop: DemoShop, { midnight }: Today): Happening[] {
  const { customers, notebook, counter, second, staff } = shop;
  const customer = must(customers.find(({ name }) => name === "Salon Divine Coiffure"));
  const at = midnight + 17.1 * hour;
  const pay = (drawer: typeof counter, moment: number, by: string) => () =>
    notebook.pay({ drawer, at: moment, by }, customer, 5000);
  return [
    { at, act: pay(counter, at, staff.evening) },
    { at: at + 4 * minute, act: pay(second, at + 4 * minute, staff.morning) },
  ];
}

function forgiven(
  { customers, notebook, office, staff }: DemoShop,
  { midnight }: Today,
): Happening[] {
  const customer = must(customers.find(({ name }) => name === "Arlette Mbida"));
  const at = midnight + 11 * hour;
  const body = { customerId: customer.id, kind: "forgiven", change: -1000 } as const;
  const act = () => {
    office.till.write("account.adjust", at, { ...body, reason: "Geste commercial" }, staff.owner);
    notebook.move(customer, body.change);
  };
  return [{ at, act }];
}

/** The owner undoes a ticket of her own. */
function undone({ shelf, office, staff }: DemoShop, today: Today): Happening[] {
  const at = today.midnight + closesAt - 10 * minute;
  const act = () => {
    const ticket = today.tickets.find(({ drawer, customer }) => drawer === office && !customer);
    if (!ticket || !office.isOpen) return;
    today.tickets.splice(today.tickets.indexOf(ticket), 1);
    const { saleId, lines } = ticket;
    for (const { productId, quantity } of lines)
      take(must(shelf.find(({ id }) => id === productId)), -quantity);
    const rest = { restock: true, refund: "cash", reason: "Ticket saisi deux fois" } as const;
    office.takeBack(
      at,
      { saleId, lines, total: totalOf(lines), isVoid: true, ...rest },
      staff.owner,
    );
  };
  return [{ at, act }];
}

/** A loss that the office writes down; nothing of a shelf that is nearly empty. */
function spoilt({ shelf, office, staff }: DemoShop, { chance, midnight }: Today): Happening[] {
  const at = midnight + 6.4 * hour;
  const [loss, reason] = oneOf<readonly [LossClass, string]>(chance, [
    ["expired", "Périmé"],
    ["broken", "Casse"],
    ["own-use", "Consommation de la maison"],
  ]);
  const act = () => {
    const full = shelf.filter(({ left }) => left > 20);
    const product = full[Math.floor(chance() * full.length)];
    if (!product) return;
    const quantity = between(chance, 1, 4);
    product.left -= quantity;
    const body = { mode: "decrease", productId: product.id, quantity, reason, loss } as const;
    office.till.write("adjust", at, body, staff.manager);
  };
  return [{ at, act }];
}
