import { must } from "#shared/must.ts";
import { type Said, takenOff } from "#shared/rules/discount.ts";
import { totalOf } from "#shared/rules/sell.ts";
import type { Discount } from "#shared/schemas/discount.ts";
import { firstCeilings } from "#shared/schemas/first-ceilings.ts";
import type { Payment, SaleLine } from "#shared/schemas/sale.ts";
import { between, type Chance, oneOf } from "./chance.ts";
import { type ShelfProduct, take } from "./shelf.ts";

/** What one customer takes: one to five products, mostly one piece of each, never more than the shelf holds. */
export function basket(
  pick: (chance: Chance) => ShelfProduct,
  chance: Chance,
  size = 1 + Math.floor(chance() ** 1.6 * 5),
): SaleLine[] {
  const taken = new Map<string, SaleLine>();
  for (let tries = 0; tries < 20 && taken.size < size; tries += 1) {
    const product = pick(chance);
    if (product.left < 1 || taken.has(product.id)) continue;
    const quantity = Math.min(product.left, 1 + Math.floor(chance() ** 2.2 * 4));
    take(product, quantity);
    taken.set(product.id, { productId: product.id, quantity, price: product.price });
  }
  return [...taken.values()];
}

type Bargain = { lines: SaleLine[]; discounts: Discount[] };

/**
 * Now and then something is taken off: off the ticket of who comes often, or off the first line. Never more than a seller
 * may, nor below what a product costs at least.
 */
export function bargain(
  lines: SaleLine[],
  shelf: readonly ShelfProduct[],
  chance: Chance,
): Bargain {
  const plain = { lines, discounts: [] };
  if (chance() > 0.05) return plain;
  const said = chance();
  const ofTicket: Said = { rate: said < 0.3 ? 1000 : 500, reason: "loyal-customer" };
  const [first, ...others] = lines;
  const off: Said = { francs: 25, reason: oneOf(chance, ["negotiated", "damaged", "quantity"]) };
  const cart = first && said > 0.5 ? [{ ...first, off }, ...others] : lines;
  const taken = takenOff(cart, said > 0.5 ? undefined : ofTicket, firstCeilings.sellerCeiling);
  const sold = lines.map((line, at) => ({ ...line, discount: taken.off[at] ?? 0 }));
  const isTooLow = ({ productId, quantity, price, discount }: (typeof sold)[number]) =>
    price * quantity - discount <
    quantity * must(shelf.find(({ id }) => id === productId)).minPrice;
  if (taken.isAbove || taken.discounts.length === 0 || sold.some(isTooLow)) return plain;
  const borne = sold.map(({ discount, ...line }) => (discount > 0 ? { ...line, discount } : line));
  return { lines: borne, discounts: taken.discounts };
}

/** Numbers of messages follow one another, as an operator's do. */
export type References = { next(at: number): string };

export function references(): References {
  let count = 0;
  return {
    next: (at) => {
      count += 1;
      const date = new Date(at).toISOString().slice(2, 10).replaceAll("-", "");
      return `MP${date}.${String(1000 + count)}.A${String((count * 7919) % 100_000).padStart(5, "0")}`;
    },
  };
}

/** Three of four pay in cash, with the note at hand; the others by mobile money. */
export function paymentOf(
  amount: number,
  { at, chance, references }: { at: number; chance: Chance; references: References },
): Payment {
  if (chance() < 0.25) return { method: "mobile-money", amount, reference: references.next(at) };
  return inCash(amount, chance);
}

export function inCash(amount: number, chance: Chance): Payment {
  const note = chance() < 0.4 ? 1 : ([500, 1000, 2000, 5000][between(chance, 0, 3)] ?? 1);
  return { method: "cash", amount, tendered: Math.ceil(amount / note) * note };
}

/** A sale but for its receipt, paid by one means. */
export const soldFor = (
  lines: SaleLine[],
  catalogRev: number,
  payment: (total: number) => Payment,
) => {
  const total = totalOf(lines);
  return { catalogRev, lines, payments: [payment(total)], total };
};
