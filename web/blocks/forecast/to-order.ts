import type { ProductForecast } from "#shared/rules/forecast.ts";
import { basisOf, type CostBasis } from "#shared/rules/proposed-cost.ts";
import { leadDaysOf, suggestionFor, usualLeadDays } from "#shared/rules/reorder.ts";
import type { SoldBy } from "#shared/schemas/measure.ts";
import type { Purchase } from "#shared/schemas/purchase.ts";

export type Bought = Pick<Purchase, "supplierId" | "lines" | "day" | "backOf">;

/** One product to be ordered. */
export type ToOrder = {
  productId: string;
  stock: number;
  /** Whole days for which the stock lasts. */
  daysLeft: number;
  pieces: number;
  /** The pack in which it was bought last, which the pieces fill. */
  by: SoldBy | undefined;
  /** Ordered and not come yet. */
  coming: number;
  /** Cost of the last purchase, from which the cost of the pieces is proposed; undefined when unknown. */
  basis?: CostBasis | undefined;
  /** Cost of the pieces at that price, in francs. */
  francs: number | undefined;
  isLate: boolean;
};

/** What is to be ordered of one supplier, the most urgent first; null: bought of nobody by name, or never. */
export type SupplierToOrder = {
  supplierId: string | null;
  /** Days from an order to its goods; `isUsual`: nothing is known of theirs. */
  leadDays: number;
  isUsual: boolean;
  lines: readonly ToOrder[];
};

type Known = {
  forecasts: readonly ProductForecast[];
  /** Of products on sale; what has none is not ordered. */
  stocks: ReadonlyMap<string, number>;
  /** By how much at least a product is ordered that is not counted in pieces: a kilo, in grams. */
  steps: ReadonlyMap<string, number>;
  /** The newest first. */
  purchases: readonly Bought[];
  /** Pieces that were ordered and have not come. */
  coming: ReadonlyMap<string, number>;
  /** Days that each supplier's orders took to come. */
  took: ReadonlyMap<string, readonly number[]>;
};

/** What is to be ordered, by supplier, the most urgent first. */
export function toOrder({
  forecasts,
  stocks,
  steps,
  purchases,
  coming,
  took,
}: Known): SupplierToOrder[] {
  const last = lastPurchases(purchases);
  const groups = new Map<string | null, SupplierToOrder & { lines: ToOrder[] }>();
  for (const { productId, daily, error } of forecasts) {
    const stock = stocks.get(productId);
    if (stock === undefined) continue;
    const bought = last.get(productId);
    const supplierId = bought?.supplierId ?? null;
    const group = groups.get(supplierId) ?? emptyGroup(supplierId, purchases, took);
    const { leadDays } = group;
    const due = coming.get(productId) ?? 0;
    const {
      daysLeft,
      pieces: wanted,
      isLate,
    } = suggestionFor({
      daily,
      error,
      stock,
      coming: due,
      leadDays,
    });
    if (wanted === 0 || daysLeft === undefined) continue;
    const by = bought?.by?.pack && bought.by;
    const per = by?.per ?? steps.get(productId) ?? 1;
    const pieces = Math.ceil(wanted / per) * per;
    const basis = bought && basisOf(bought);
    const francs = basis && Math.round((basis.francs / basis.pieces) * pieces);
    group.lines.push({
      productId,
      stock,
      daysLeft,
      pieces,
      by,
      coming: due,
      basis,
      francs,
      isLate,
    });
    groups.set(supplierId, group);
  }
  const found = [...groups.values()];
  for (const { lines } of found) lines.sort(byUrgency);
  return found.sort((a, b) => mostUrgent(a) - mostUrgent(b) || b.lines.length - a.lines.length);
}

const byUrgency = (a: ToOrder, b: ToOrder) =>
  a.daysLeft - b.daysLeft || b.pieces - a.pieces || (a.productId < b.productId ? -1 : 1);
const mostUrgent = ({ lines }: SupplierToOrder) => lines[0]?.daysLeft ?? 0;

function emptyGroup(
  supplierId: string | null,
  purchases: readonly Bought[],
  took: ReadonlyMap<string, readonly number[]>,
) {
  const own = purchases.filter((one) => one.supplierId === supplierId && !one.backOf);
  const days = own.map(({ day }) => day);
  const known = supplierId === null ? undefined : leadDaysOf(took.get(supplierId) ?? [], days);
  const lines: ToOrder[] = [];
  return { supplierId, leadDays: known ?? usualLeadDays, isUsual: known === undefined, lines };
}

/** The last line by which each product came, and of whom. */
function lastPurchases(purchases: readonly Bought[]) {
  const last = new Map<string, { supplierId: string | null } & Bought["lines"][number]>();
  for (const { supplierId, lines, backOf } of purchases)
    for (const line of lines)
      if (!backOf && !last.has(line.productId)) last.set(line.productId, { supplierId, ...line });
  return last;
}
