import { pricedPer } from "#shared/rules/ware.ts";
import type { Chance } from "./chance.ts";
import type { ShelfProduct } from "./shelf.ts";

type Loose = Pick<ShelfProduct, "name" | "category" | "price" | "minPrice"> & {
  unit?: "g" | "ml";
  sack?: { name: string; factor: number; price: number };
  family?: string;
  dimensions?: string;
};

const sandal = "Sandales plastique";
const loose: readonly Loose[] = [
  {
    ...{ name: "Riz parfumé en vrac", category: "Épicerie", price: 650, minPrice: 600, unit: "g" },
    sack: { name: "Sac 25 kg", factor: 25_000, price: 15_500 },
  },
  { name: "Sucre en poudre en vrac", category: "Épicerie", price: 800, minPrice: 750, unit: "g" },
  { name: "Haricots rouges en vrac", category: "Épicerie", price: 900, minPrice: 850, unit: "g" },
  { name: "Arachides décortiquées", category: "Épicerie", price: 1200, minPrice: 1100, unit: "g" },
  {
    ...{ name: "Huile de palme au litre", category: "Épicerie", price: 1100, minPrice: 1000 },
    unit: "ml",
    sack: { name: "Bidon 20 l", factor: 20_000, price: 21_000 },
  },
  ...["38", "40", "42", "44"].map((size) => ({
    ...{ name: `${sandal} ${size}`, category: "Habits", price: 1500, minPrice: 1250 },
    ...{ family: sandal, dimensions: size },
  })),
];

/** What is weighed, measured out, or comes in sizes; `left` in grams, millilitres or pairs. */
export type AisleProduct = ShelfProduct & Loose;

/** The aisle at the beginning of the year: some sacks of each, a dozen of each size. */
export function aisleOf(): AisleProduct[] {
  return loose.map((one, place) => {
    const stock = one.unit ? 60_000 : 12;
    const at = { stock, left: stock, threshold: one.unit ? 5000 : 3 };
    const none = { barcode: null, wanted: 0, pace: 0, soldToday: 0 };
    return { ...one, ...at, ...none, id: `v${String(place + 1).padStart(3, "0")}` };
  });
}

/** What is brought of it: two sacks or a dozen of what has become scarce. */
export function looseDeliveries(aisle: readonly AisleProduct[], chance: Chance) {
  return aisle.flatMap((product) => {
    const { unit, left, threshold } = product;
    if (left > threshold * 3 || chance() < 0.2) return [];
    return { product, quantity: unit ? 40 * pricedPer(unit) : 12 };
  });
}
