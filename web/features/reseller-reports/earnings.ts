import type { SoldBy } from "#shared/schemas/measure.ts";
import { monthAfter } from "#web/blocks/periods/period.ts";

type Sold = {
  shopId: string;
  day: string;
  productId: string;
  productName: string;
  quantity: number;
  by?: SoldBy | undefined;
  commission: { amount: number; rate: number | null };
};

export type MonthEarned = { month: string; amount: number; sales: number };

/** What a reseller has earned with all their shops: francs, months as `2026-11`. */
export type Earnings = {
  total: number;
  /** Francs a month, rounded, from the first month with a commission to the one that goes on. */
  monthly: number;
  /** In hundredths of a percent, rounded; undefined before anything was earned at a rate. */
  averageRate: number | undefined;
  /** Where most was earned; undefined before anything was. */
  bestShop: { shopId: string; amount: number } | undefined;
  /** Newest first, none left out in between. */
  months: readonly MonthEarned[];
  /** Up to five, most pieces first; a line of what is weighed is one (U7). */
  products: readonly { id: string; name: string; value: number }[];
};

const shownProducts = 5;

/** `thisMonth` is the month that goes on. */
export function earningsOf(rows: readonly Sold[], thisMonth: string): Earnings {
  const total = rows.reduce((sum, { commission }) => sum + commission.amount, 0);
  const rates = rows.flatMap(({ commission }) => commission.rate ?? []);
  const months = monthsOf(rows, thisMonth);
  return {
    total,
    monthly: months.length === 0 ? 0 : Math.round(total / months.length),
    averageRate:
      rates.length === 0
        ? undefined
        : Math.round(rates.reduce((sum, rate) => sum + rate, 0) / rates.length),
    bestShop: bestOf(rows),
    months,
    products: productsOf(rows),
  };
}

function monthsOf(rows: readonly Sold[], thisMonth: string): MonthEarned[] {
  const found = new Map<string, MonthEarned>();
  for (const { day, commission } of rows) {
    const month = day.slice(0, 7);
    const { amount, sales } = found.get(month) ?? { amount: 0, sales: 0 };
    found.set(month, { month, amount: amount + commission.amount, sales: sales + 1 });
  }
  const [first] = [...found.keys()].sort();
  if (first === undefined) return [];
  const months: MonthEarned[] = [];
  // A device whose clock runs behind may hold a sale of a month to come.
  const last = [thisMonth, ...found.keys()].sort().at(-1) ?? thisMonth;
  for (let month = last; month >= first; month = monthAfter(month, -1))
    months.push(found.get(month) ?? { month, amount: 0, sales: 0 });
  return months;
}

function bestOf(rows: readonly Sold[]): Earnings["bestShop"] {
  const byShop = new Map<string, number>();
  for (const { shopId, commission } of rows)
    byShop.set(shopId, (byShop.get(shopId) ?? 0) + commission.amount);
  const [best] = [...byShop].sort((a, b) => b[1] - a[1]);
  return best && best[1] > 0 ? { shopId: best[0], amount: best[1] } : undefined;
}

function productsOf(rows: readonly Sold[]): Earnings["products"] {
  const found = new Map<string, { id: string; name: string; value: number }>();
  for (const { shopId, productId, productName, quantity, by } of rows) {
    // Two shops may give their products the same name, never the same stock.
    const id = `${shopId} ${productId}`;
    const value = (found.get(id)?.value ?? 0) + (by?.unit ? 1 : quantity);
    found.set(id, { id, name: productName, value });
  }
  return [...found.values()]
    .sort((a, b) => b.value - a.value || a.name.localeCompare(b.name, "fr"))
    .slice(0, shownProducts);
}
