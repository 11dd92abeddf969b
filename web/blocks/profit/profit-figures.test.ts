import { expect, test } from "vitest";
import { micros } from "#shared/rules/cost.ts";
import { costOfDay, type GoodsTally, tallyGoods } from "#shared/rules/cost-figures.ts";
import { dayFiguresOf, productFiguresOf, type SaleToCount } from "#shared/rules/figures.ts";
import { isProvisional, marginShare, type ProfitGiven, profitReport } from "./profit-figures.ts";

const aSale = (given: Partial<SaleToCount> & { product?: string; quantity?: number }) => {
  const { product = "milk", quantity = 1, ...rest } = given;
  const lines = [{ productId: product, quantity, price: 1000 }];
  const amount = quantity * 1000;
  const payments = [{ method: "cash" as const, amount }];
  return { day: "2026-11-20", sellerId: "aline", lines, payments, ...rest };
};

const units: Record<string, number | null> = { milk: 750_333_333, soap: null, tea: 1200 * micros };

/** As a device gives it: figures and costs of the same sales. */
function given(sales: readonly SaleToCount[], more: Partial<ProfitGiven> = {}): ProfitGiven {
  const tally: GoodsTally = new Map();
  tallyGoods(tally, { sales });
  const days = [...tally.values()];
  const left = days.flatMap(({ day, goods }) =>
    [...goods].map(([productId, one]) => ({
      ...{ month: day.slice(0, 7), productId, left: one.left, vat: one.vat },
      unit: units[productId] ?? null,
    })),
  );
  const sums = new Map<string, (typeof left)[number]>();
  for (const one of left) {
    const known = sums.get(`${one.month} ${one.productId}`);
    if (known) known.left += one.left;
    else sums.set(`${one.month} ${one.productId}`, { ...one });
  }
  return {
    period: { from: "2026-11-01", to: "2026-11-27" },
    days: dayFiguresOf(sales, []),
    products: productFiguresOf(sales, []),
    costs: {
      days: days.map((one) => costOfDay(one, (id) => units[id])),
      products: [...sums.values()],
      trueUp: { francs: 0, micros: 0 },
    },
    commissions: 0,
    categoryOf: (id) => (id === "tea" ? "Boissons" : "Épicerie"),
    ...more,
  };
}

const sales = [
  aSale({ quantity: 3 }),
  aSale({ product: "soap", quantity: 2, sellerId: "paul", agencyId: "akwa" }),
  aSale({ product: "tea", day: "2026-11-21" }),
];

test("[N5] goods without a known cost are in no margin, in no part and in no result", () => {
  const { total, products, sellers, agencies, categories } = profitReport(given(sales));
  // Three at 750,333333 are 2 251 francs.
  expect(total).toMatchObject({ net: 6000, unknown: 2000, cost: 3451, margin: 549, profit: 549 });
  expect(products).toEqual([
    { productId: "milk", pieces: 3, net: 3000, unknown: 0, cost: 2251, result: 749 },
    { productId: "tea", pieces: 1, net: 1000, unknown: 0, cost: 1200, result: -200 },
    { productId: "soap", pieces: 2, net: 2000, unknown: 2000, cost: 0, result: null },
  ]);
  expect(sellers).toEqual([
    { id: "aline", net: 4000, unknown: 0, cost: 3451, margin: 549 },
    { id: "paul", net: 2000, unknown: 2000, cost: 0, margin: 0 },
  ]);
  expect(agencies.map(({ id, net }) => [id, net])).toEqual([
    [null, 4000],
    ["akwa", 2000],
  ]);
  expect(categories.map(({ id, margin, unknown }) => [id, margin, unknown])).toEqual([
    ["Épicerie", 749, 2000],
    ["Boissons", -200, 0],
  ]);
});

test("[N4] [N5] what stands behind the margin is taken off it, each term as it is shown", () => {
  const { total } = profitReport(
    given(sales, {
      commissions: 100,
      expenses: 50,
      costs: { ...given(sales).costs, trueUp: { francs: -31, micros: 500_000 } },
    }),
  );
  expect(total).toMatchObject({ commissions: 100, expenses: 50, putRight: -30, profit: 429 });
});

test("a short period is told by day, a long one by month, none left out", () => {
  const short = profitReport(given(sales));
  expect(short.isByMonth).toBe(false);
  expect(short.steps.map(({ id, margin }) => [id, margin])).toEqual([
    ["2026-11-20", 749],
    ["2026-11-21", -200],
  ]);
  const long = profitReport(given(sales, { period: { from: "2026-09-01", to: "2026-11-27" } }));
  expect(long.steps.map(({ id, margin }) => [id, margin])).toEqual([
    ["2026-09", 0],
    ["2026-10", 0],
    ["2026-11", 549],
  ]);
});

test("products are told only where they add up to the days", () => {
  const whole = given(sales);
  const { products } = profitReport({ ...whole, products: whole.products.slice(1) });
  expect(products).toBeUndefined();
});

test("a product whose cost was known in one month only leaves what that month left", () => {
  const all = [aSale({ quantity: 1 }), aSale({ day: "2026-10-02", quantity: 2 })];
  const both = given(all, { period: { from: "2026-10-01", to: "2026-11-27" } });
  for (const one of both.costs.products) if (one.month === "2026-10") one.unit = null;
  expect(profitReport(both).products).toEqual([
    { productId: "milk", pieces: 3, net: 3000, unknown: 2000, cost: 750, result: 250 },
  ]);
});

test("a share of nothing known is none", () => {
  expect(marginShare({ net: 6000, unknown: 2000, margin: 549 })).toBe(14);
  expect(marginShare({ net: 2000, unknown: 2000, margin: 0 })).toBeUndefined();
});

test.each([
  ["2026-11-27", "2026-11-27", true],
  ["2026-10-31", "2026-12-15", true],
  ["2026-10-31", "2026-12-16", false],
  ["2026-10-05", "2026-12-15", true],
] as const)("[H3] what ends on %s is provisional on %s: %s", (to, today, provisional) => {
  expect(isProvisional({ from: "2026-01-01", to }, today)).toBe(provisional);
});
