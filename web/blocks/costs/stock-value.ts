import { ExactSum, inFrancs } from "#shared/rules/cost.ts";
import { worthOf } from "#shared/rules/ware.ts";

/** What stands on the shelf is worth, in whole francs. */
export type StockValue = {
  /** Of products whose cost is known. */
  atCost: number;
  /** Of all products. */
  atPrice: number;
  /** Products on the shelf whose cost nobody knows. */
  unknown: number;
};

type OnShelf = Parameters<typeof worthOf>[0] & { id: string; shownStock: number };

/** Pieces or grams × what one costs, and at their price. `unitOf`: millionths of a franc, null or undefined where nobody knows. */
export function stockValue(
  items: Iterable<OnShelf>,
  unitOf: (productId: string) => number | null | undefined,
): StockValue {
  const cost = new ExactSum();
  let [atPrice, unknown] = [0, 0];
  for (const item of items) {
    const { id, shownStock } = item;
    if (shownStock <= 0) continue;
    atPrice += worthOf(item, shownStock);
    const unit = unitOf(id) ?? null;
    if (unit === null) unknown += 1;
    else cost.add(shownStock, unit);
  }
  return { atCost: inFrancs(cost.value), atPrice, unknown };
}
