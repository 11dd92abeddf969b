import { ExactSum, inFrancs } from "#shared/rules/cost.ts";

/** What stands on the shelf is worth, in whole francs. */
export type StockValue = {
  /** Of products whose cost is known. */
  atCost: number;
  /** Of all products. */
  atPrice: number;
  /** Products on the shelf whose cost nobody knows. */
  unknown: number;
};

type OnShelf = { id: string; shownStock: number; price: number };

/** Pieces × what one costs, and × its price. `unitOf`: millionths of a franc, null or undefined where nobody knows. */
export function stockValue(
  items: Iterable<OnShelf>,
  unitOf: (productId: string) => number | null | undefined,
): StockValue {
  const cost = new ExactSum();
  let [atPrice, unknown] = [0, 0];
  for (const { id, shownStock, price } of items) {
    if (shownStock <= 0) continue;
    atPrice += shownStock * price;
    const unit = unitOf(id) ?? null;
    if (unit === null) unknown += 1;
    else cost.add(shownStock, unit);
  }
  return { atCost: inFrancs(cost.value), atPrice, unknown };
}
