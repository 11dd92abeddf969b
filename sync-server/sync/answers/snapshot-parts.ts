import type { Load } from "#server/sync/entries/kind.ts";
import { kindsOnServer } from "#server/sync/kinds/registry.ts";
import { type RowKind, type RowsByKind, rowKinds } from "#shared/sync/rows.ts";

const bestSellers = 500;
const productsInPart = 2500;

type Rows = Partial<RowsByKind>;

/**
 * Cuts the state of a scope into the parts of a first load, in the order in which a shop needs them: what is needed to
 * sell the best sellers, the other products, then what happened, newest first. Messages, which have loads of their own,
 * come in nothing else; none written, no part to be fetched.
 */
export function cutIntoParts(rows: RowsByKind): Rows[] {
  const { products } = rows;
  const stockOf = new Map(rows.stocks.map((stock) => [stock.productId, stock]));
  const withStocks = (some: RowsByKind["products"]): Rows => ({
    products: some,
    stocks: some.flatMap(({ id }) => stockOf.get(id) ?? []),
  });
  const known = new Set(products.map(({ id }) => id));
  const first = ofKinds(rows, kindsIn("first"));
  const rest = {
    ...ofKinds(rows, kindsIn("rest")),
    stocks: rows.stocks.filter(({ productId }) => !known.has(productId)),
  };
  const parts = [
    { ...first, ...withStocks(sideBySide(products.slice(0, bestSellers))) },
    ...chunks(sideBySide(products.slice(bestSellers)), productsInPart).map(withStocks),
    ...partsOfTheirOwn.flatMap(([kind, size]) =>
      chunks<unknown>(rows[kind], size).map((some): Rows => ({ [kind]: some })),
    ),
    rest,
  ];
  const isFirst = (part: Rows) => part === parts[0] && rows.shops.length > 0;
  return parts.filter(
    (part) => isFirst(part) || Object.values(part).some((list) => list.length > 0),
  );
}

function kindsIn(part: Load["part"]): RowKind[] {
  return rowKinds.filter((kind) => kindsOnServer[kind].load.part === part);
}

const partsOfTheirOwn = rowKinds
  .flatMap((kind) => {
    const { part } = kindsOnServer[kind].load;
    return typeof part === "string" ? [] : [{ kind, ...part }];
  })
  .toSorted((a, b) => a.turn - b.turn)
  .map(({ kind, rows }) => [kind, rows] as const);

function ofKinds(rows: RowsByKind, kinds: readonly RowKind[]): Rows {
  return Object.fromEntries(kinds.map((kind) => [kind, rows[kind]]));
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
