import { must } from "#shared/must.ts";
import type { CalendarDay } from "./calendar.ts";
import type { DemoProduct } from "./catalogue.ts";
import { between, type Chance, chanceFrom } from "./chance.ts";

/** `pace`: pieces that go on a day, as of late; `wanted`: how often it is taken, beside the others. */
export type ShelfProduct = DemoProduct & {
  id: string;
  left: number;
  wanted: number;
  pace: number;
  soldToday: number;
};

/** Few goods are taken all the time and many now and then; what is dear less often. */
export function shelfOf(catalogue: readonly DemoProduct[]): ShelfProduct[] {
  const chance = chanceFrom("what is taken");
  return catalogue.map((product, place) => {
    const often = daily.includes(product.category) ? 3 : 1;
    const wanted = (often * (product.price > 1500 ? 0.35 : 1)) / (0.04 + chance()) ** 1.1;
    const id = `p${String(place + 1).padStart(3, "0")}`;
    // A year ago the shelves had just been filled.
    const stock = product.stock + firstFilling;
    return { ...product, id, stock, left: stock, wanted, pace: 0, soldToday: 0 };
  });
}

const firstFilling = 50;
const daily = ["Frais", "Hygiène & entretien", "Téléphone"];

/** What a season changes: cold drinks in the hot months, breakfast when school begins, sweets before Christmas. */
export function inSeason({ category }: DemoProduct, { month }: CalendarDay): number {
  if (category === "Boissons") return month >= 2 && month <= 4 ? 1.6 : month === 12 ? 1.5 : 1;
  if (category === "Petit déjeuner") return month === 9 || month === 10 ? 1.5 : 1;
  if (category === "Biscuits & confiserie") return month === 12 || month === 9 ? 1.5 : 1;
  return 1;
}

/** Picks goods as often as they are wanted on a day. */
export function pickerOf(shelf: readonly ShelfProduct[], today: CalendarDay) {
  let sum = 0;
  const sums = shelf.map((product) => {
    sum += product.wanted * inSeason(product, today);
    return sum;
  });
  return (chance: Chance): ShelfProduct => {
    const drawn = chance() * sum;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (must(sums[middle]) <= drawn) low = middle + 1;
      else high = middle;
    }
    return must(shelf[low]);
  };
}

const dozen = 12;
/** Some weeks' worth is bought at once. */
const daysBought = 75;

/** What the wholesaler brings: of nearly all that has become scarce, by the dozen. */
export function deliveriesOf(
  shelf: readonly ShelfProduct[],
  chance: Chance,
): { product: ShelfProduct; quantity: number }[] {
  return shelf.flatMap((product) => {
    const isScarce = product.left <= Math.max(product.threshold, Math.ceil(product.pace * 3));
    if (!isScarce || chance() < 0.2) return [];
    const aim =
      Math.max(5 * dozen, 2 * product.threshold, product.pace * daysBought) +
      between(chance, 0, dozen);
    return { product, quantity: Math.ceil((aim - product.left) / dozen) * dozen };
  });
}

/** At the end of a day: what went today counts with what went before. */
export function notePace(shelf: readonly ShelfProduct[]): void {
  for (const product of shelf) {
    product.pace = product.pace * 0.93 + product.soldToday * 0.07;
    product.soldToday = 0;
  }
}

export function take(product: ShelfProduct, pieces: number): void {
  product.left -= pieces;
  product.soldToday += pieces;
}
