import type { RowsByKind } from "#shared/sync/rows.ts";
import type { BookRows } from "./snapshot-rows.ts";

const bestSellers = 500;
const productsInPart = 2500;
const factsInPart = 2000;
/** A year, with its products. */
const monthsInPart = 12;

type Rows = Partial<RowsByKind>;

/**
 * Cuts the state of a scope into the parts of a first load, in the order in which a shop needs them:
 * what is needed to sell the best sellers, the other products, then what happened, newest first.
 */
export function cutIntoParts(rows: BookRows): Rows[] {
  const { shops, members, agencies, products } = rows;
  const stockOf = new Map(rows.stocks.map((stock) => [stock.productId, stock]));
  const withStocks = (some: RowsByKind["products"]): Rows => ({
    products: some,
    stocks: some.flatMap(({ id }) => stockOf.get(id) ?? []),
  });
  const known = new Set(products.map(({ id }) => id));
  const others = sideBySide(products.slice(bestSellers));
  const parts: Rows[] = [
    { shops, members, agencies, ...withStocks(sideBySide(products.slice(0, bestSellers))) },
    ...chunks(others, productsInPart).map(withStocks),
    ...chunks(rows.transfers, factsInPart).map((transfers): Rows => ({ transfers })),
    ...chunks(rows.sales, factsInPart).map((sales): Rows => ({ sales })),
    ...chunks(rows.months, monthsInPart).map((months): Rows => ({ months })),
    ...chunks(rows.resellerSales, factsInPart).map((resellerSales): Rows => ({ resellerSales })),
  ];
  const rest: Rows = {
    stocks: rows.stocks.filter(({ productId }) => !known.has(productId)),
    returns: rows.returns,
    adjustments: rows.adjustments,
    shopTransfers: rows.shopTransfers,
    notifications: rows.notifications,
    tillActs: rows.tillActs,
  };
  const isAny = Object.values(rest).some((list) => list.length > 0);
  return isAny ? [...parts, rest] : parts;
}

/** Neighbours that resemble one another compress well: codes of one maker, then names. */
function sideBySide(products: RowsByKind["products"]): RowsByKind["products"] {
  const order = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  return products.toSorted(
    (a, b) => order(a.barcode ?? "", b.barcode ?? "") || order(a.name, b.name) || order(a.id, b.id),
  );
}

function chunks<T>(list: readonly T[], size: number): T[][] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, index) => list.slice(index * size, (index + 1) * size));
}
