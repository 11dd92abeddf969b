import { must } from "#shared/must.ts";
import { totalOf } from "#shared/rules/sell.ts";
import type { Payment, SaleBody, SaleLine } from "#shared/schemas/sale.ts";
import type { DemoProduct } from "./catalogue.ts";

/** A fraction from 0 to 1. */
export type Chance = () => number;

export type ShelfProduct = DemoProduct & { id: string; left: number };

const hour = 3_600_000;
const day = 24 * hour;
/** Africa/Douala is one hour ahead of UTC all year. */
const doualaOffset = hour;

/** Moments of past sales in ms: some each day from seven to nineteen o'clock, none in the future. */
export function momentsOfTrade(now: number, days: number, chance: Chance): number[] {
  const today = Math.floor((now + doualaOffset) / day) * day - doualaOffset;
  const moments: number[] = [];
  for (let back = days - 1; back >= 0; back -= 1) {
    const opening = today - back * day + 7 * hour;
    const sales = 9 + Math.floor(chance() * 8);
    for (let sale = 0; sale < sales; sale += 1)
      moments.push(opening + Math.floor(chance() * 12 * hour));
  }
  return moments.filter((moment) => moment < now - 60_000).sort((a, b) => a - b);
}

/** What one customer takes: one to four products, mostly cheap ones, never more than the shelf holds. */
export function basket(shelf: readonly ShelfProduct[], chance: Chance): SaleLine[] {
  const wanted = 1 + Math.floor(chance() ** 1.5 * 4);
  const taken = new Map<string, SaleLine>();
  for (let tries = 0; tries < 40 && taken.size < wanted; tries += 1) {
    const product = must(shelf[Math.floor(chance() * shelf.length)]);
    const isTooDear = product.price > 1500 && chance() < 0.7;
    if (product.left < 1 || isTooDear || taken.has(product.id)) continue;
    const quantity = Math.min(product.left, 1 + Math.floor(chance() ** 2 * 3));
    product.left -= quantity;
    taken.set(product.id, { productId: product.id, quantity, price: product.price });
  }
  return [...taken.values()];
}

/** Three of four pay in cash, with the note at hand; the others by mobile money. */
export function saleOf(
  lines: SaleLine[],
  receipt: number,
  catalogRev: number,
  chance: Chance,
): SaleBody {
  const total = totalOf(lines);
  return { receipt, catalogRev, lines, payments: [paymentOf(total, chance)], total };
}

function paymentOf(amount: number, chance: Chance): Payment {
  if (chance() < 0.25) {
    const reference = `MP${Math.floor(1e9 + chance() * 9e9)}`;
    return { method: "mobile-money", amount, reference };
  }
  const note = chance() < 0.4 ? 1 : must([500, 1000, 2000, 5000][Math.floor(chance() * 4)]);
  return { method: "cash", amount, tendered: Math.ceil(amount / note) * note };
}
