import {
  closing,
  type Exact,
  ExactSum,
  nothingHappened,
  nothingThere,
  type Opening,
  trueUp,
} from "#shared/rules/cost.ts";
import type { GoodsOfDay } from "#shared/rules/cost-figures.ts";
import { boughtOf } from "#shared/rules/purchase.ts";
import type { Purchase } from "#shared/schemas/purchase.ts";
import type { ProductCostRow } from "./product-cost-book.ts";

/** What one piece of each product costs, in millionths of a franc; null: nobody knows. */
export type Units = ReadonlyMap<string, number | null>;

/** A month as it was reckoned: what pieces cost in it, and how products stand once it is over. */
export type Month = { units: Units; standing: ReadonlyMap<string, Opening>; trueUp: Exact };

export type PurchaseToReckon = Pick<Purchase, "day" | "lines" | "extraCosts" | "backOf">;

type Flow = { bought: number; value: number; moved: number; said?: number };
export type Flows = ReadonlyMap<string, ReadonlyMap<string, Flow>>;

/** What was bought, came or went by hand, and was said of cost, by month and product. */
export function flowsOf(
  products: readonly ProductCostRow[],
  purchases: readonly PurchaseToReckon[],
): Flows {
  const flows = new Map<string, Map<string, Flow>>();
  const of = (month: string, productId: string): Flow => {
    const ofMonth = flows.get(month) ?? new Map<string, Flow>();
    flows.set(month, ofMonth);
    const { left: _, ...nothing } = nothingHappened;
    const flow = ofMonth.get(productId) ?? { ...nothing };
    ofMonth.set(productId, flow);
    return flow;
  };
  for (const { productId, moved, said } of products) {
    for (const [month, pieces] of moved) of(month, productId).moved += pieces;
    for (const [month, unit] of said) of(month, productId).said = unit;
  }
  flowsOfPurchases(purchases, of);
  return flows;
}

function flowsOfPurchases(
  purchases: readonly PurchaseToReckon[],
  of: (month: string, productId: string) => Flow,
): void {
  for (const purchase of purchases)
    for (const { productId, pieces, value } of boughtOf(purchase)) {
      const flow = of(purchase.day.slice(0, 7), productId);
      flow.bought += pieces;
      flow.value += value;
    }
}

/** A month from the one before it, and what happened in it (N2). */
export function reckoned(
  before: Month | undefined,
  flows: ReadonlyMap<string, Flow> | undefined,
  goods: readonly GoodsOfDay[],
  isUncosted: boolean,
): Month {
  const left = new Map<string, number>();
  for (const day of goods)
    for (const [productId, one] of day.goods)
      left.set(productId, (left.get(productId) ?? 0) + one.left);
  const standing = new Map(before?.standing);
  const putRight = new ExactSum();
  const units = new Map<string, number | null>(
    [...standing].map(([productId, { unit }]) => [productId, unit]),
  );
  for (const productId of new Set([...(flows?.keys() ?? []), ...left.keys(), ...standing.keys()])) {
    const opening = standing.get(productId) ?? nothingThere;
    const flow = flows?.get(productId);
    const happened = isUncosted ? { moved: flow?.moved ?? 0 } : flow;
    const closed = closing(opening, {
      ...nothingHappened,
      ...happened,
      left: left.get(productId) ?? 0,
    });
    putRight.addExact(trueUp(opening, closed.unit));
    units.set(productId, closed.unit);
    standing.set(productId, closed);
  }
  return { units, standing, trueUp: putRight.value };
}
