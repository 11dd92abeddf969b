import { must } from "#shared/must.ts";
import { looseDeliveries } from "./aisle.ts";
import {
  busyness,
  calendarDay,
  closesAt,
  dateOf,
  day,
  hour,
  minute,
  momentOfVisit,
  opensAt,
} from "./calendar.ts";
import { between, type Chance, chanceFrom, oneOf } from "./chance.ts";
import { type DemoShop, soldAt, type Today } from "./demo-shop.ts";
import type { Drawer } from "./drawer.ts";
import { looseSales } from "./loose-sales.ts";
import { oddities } from "./oddities.ts";
import { deliveriesOf, notePace, pickerOf } from "./shelf.ts";
import { spendingOf } from "./spending.ts";
import { bargain, basket, paymentOf, soldFor } from "./trade.ts";
import { accountsOf } from "./trust.ts";

/** One day of trade, as far as it happens before a moment in ms. */
export function playDay(shop: DemoShop, midnight: number, until: number): void {
  const calendar = calendarDay(midnight);
  const chance = chanceFrom(`a day of trade ${dateOf(midnight)}`);
  const back = Math.round((shop.last - midnight) / day);
  const today: Today = {
    ...{ midnight, calendar, chance, back, tickets: [], happenings: [] },
    pick: pickerOf(shop.shelf, calendar),
  };
  deliver(shop, today);
  keepTills(shop, today);
  customersCome(shop, today);
  const { happenings } = today;
  happenings.push(
    ...looseSales(shop, today),
    ...accountsOf(shop, today),
    ...oddities(shop, today),
    ...shop.resale.on(midnight, calendar, { shelf: shop.shelf, chance, back }),
  );
  happenings.sort((a, b) => a.at - b.at);
  for (const { at, act } of happenings) if (at < until) act();
  notePace(shop.shelf);
}

/** Goods come on Tuesdays, before the doors open; what is owed for them is paid on Fridays. */
function deliver(
  { shelf, aisle, buying, staff }: DemoShop,
  { calendar, chance, midnight, happenings }: Today,
) {
  const { weekday } = calendar;
  if (weekday === 2) {
    const at = midnight + 5 * hour;
    happenings.push({
      at,
      act: () => {
        const some = looseDeliveries(aisle, chanceFrom(`loose goods come ${midnight}`));
        buying.deliver(at, [...deliveriesOf(shelf, chance), ...some], staff.manager);
      },
    });
  }
  if (weekday === 5) {
    const at = midnight + 11 * hour;
    happenings.push({ at, act: () => buying.pay(at, staff.owner) });
  }
}

/** The second telephone sells on Saturdays and when salaries are paid, the office on the first Saturday and the last ones. */
function keepTills({ counter, second, office, staff }: DemoShop, today: Today): void {
  const { calendar } = today;
  const { weekday, date, fromEnd } = calendar;
  keep(counter, today, { opensBy: staff.employee, closesBy: staff.evening });
  if (weekday === 6 || fromEnd === 0)
    keep(second, today, { opensBy: staff.morning, closesBy: staff.morning });
  if (weekday === 6 && (date <= 7 || fromEnd < 7))
    keep(office, today, { opensBy: staff.owner, closesBy: staff.owner });
  today.happenings.push(...spendingOf({ counter, office, staff }, today));
}

function keep(
  drawer: Drawer,
  { chance, midnight, happenings }: Today,
  who: { opensBy: string; closesBy: string },
): void {
  const opened = midnight + opensAt + between(chance, 0, 12) * minute;
  const closed = midnight + closesAt + between(chance, 5, 25) * minute;
  const difference = differenceOf(chance);
  const note = difference < -900 ? "Recompté deux fois" : "";
  happenings.push({ at: opened, act: () => drawer.open(opened, who.opensBy) });
  happenings.push({ at: closed, act: () => drawer.close(closed, difference, who.closesBy, note) });
}

/** Most drawers are right; coins are missing now and then, rarely more. */
function differenceOf(chance: Chance): number {
  const drawn = chance();
  if (drawn > 0.14) return 0;
  if (drawn < 0.012) return -500 * between(chance, 2, 4);
  return oneOf(chance, [-500, -200, -100, -50, -25, 25, 50, 100]);
}

/** Tickets of an ordinary day. */
const ordinaryDay = 28;

/** The shop has grown a little over the year. */
const growth = (back: number) => 1.08 - (back / 365) * 0.16;

function customersCome(shop: DemoShop, today: Today): void {
  const { calendar, chance, back, midnight, happenings } = today;
  const mood = 0.85 + chance() * 0.3;
  const tickets = Math.round(ordinaryDay * busyness(calendar) * growth(back) * mood);
  for (let ticket = 0; ticket < tickets; ticket += 1) {
    const at = midnight + Math.floor(momentOfVisit(chance));
    happenings.push({ at, act: () => sell(shop, today, at) });
    if (chance() > 0.006) continue;
    const later = at + between(chance, 20, 90) * minute;
    if (later < midnight + closesAt)
      happenings.push({ at: later, act: () => bringBack(today, later) });
  }
}

function sell(shop: DemoShop, today: Today, at: number): void {
  const { chance, pick, tickets } = today;
  const taken = basket(pick, chance);
  if (taken.length === 0) return;
  const { drawer, by } = soldAt(shop, today, at);
  const { catalogRev, references, shelf } = shop;
  const { lines, discounts } = bargain(taken, shelf, chance);
  const sale = soldFor(lines, catalogRev, (total) => paymentOf(total, { at, chance, references }));
  if (discounts.length > 0) {
    drawer.sell(at, { ...sale, discounts }, by);
    return;
  }
  tickets.push({ drawer, by, lines, saleId: drawer.sell(at, sale, by) });
}

const reasons = ["Emballage abîmé", "S’est trompé d’article", "Périmé", "Ne convient pas"] as const;

/** One piece of a ticket of today comes back to where it was sold. */
function bringBack({ chance, tickets }: Today, at: number): void {
  const open = tickets.filter(({ drawer, customer }) => drawer.isOpen && !customer);
  const ticket = open[Math.floor(chance() * open.length)];
  if (!ticket) return;
  tickets.splice(tickets.indexOf(ticket), 1);
  const { drawer, saleId, by } = ticket;
  const line = { ...must(ticket.lines[0]), quantity: 1 };
  const reason = oneOf(chance, reasons);
  const back = { saleId, lines: [line], total: line.price, reason };
  drawer.takeBack(at, { ...back, restock: false, refund: "cash" }, by);
}
