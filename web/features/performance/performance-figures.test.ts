import fc from "fast-check";
import { expect, test } from "vitest";
import { type DayFigures, noAmounts } from "#shared/rules/figures.ts";
import { byMonth, levelOf, statsOf } from "./performance-figures.ts";

function aDay(day: string, changes: Partial<DayFigures> = {}): DayFigures {
  return { ...noAmounts, day, sellerId: "aline", agencyId: null, ...changes };
}

test.each([
  [0, "to-improve"],
  [14, "to-improve"],
  [15, "good"],
  [29, "good"],
  [30, "very-good"],
  [49, "very-good"],
  [50, "excellent"],
])("%d sales of a month are %s", (sales, level) => {
  expect(levelOf(sales)).toBe(level);
});

test("a month: sales, basket, the thirtieth of it, net of what came back", () => {
  const days = [
    aDay("2026-11-01", { lines: 20, tickets: 8, revenue: 9000 }),
    aDay("2026-11-02", { lines: 13, tickets: 3, revenue: 3000, refunded: 1000 }),
  ];
  expect(statsOf(days)).toMatchObject({
    ...{ sales: 33, tickets: 11, revenue: 11_000, refunded: 1000 },
    ...{ averageBasket: 1000, daily: 1.1, level: "very-good" },
  });
  expect(statsOf([])).toMatchObject({ sales: 0, averageBasket: 0, daily: 0, level: "to-improve" });
});

test("months without a sale stand among the others", () => {
  const days = [
    aDay("2026-09-30", { lines: 1, revenue: 500 }),
    aDay("2026-11-01", { lines: 2, revenue: 700, refunded: 200 }),
    aDay("2026-11-20", { lines: 3, revenue: 100 }),
  ];
  expect(byMonth(days, ["2026-09", "2026-10", "2026-11"])).toEqual([
    { month: "2026-09", sales: 1, revenue: 500 },
    { month: "2026-10", sales: 0, revenue: 0 },
    { month: "2026-11", sales: 5, revenue: 600 },
  ]);
});

test("whatever was sold, the months add up to it", () => {
  const months = ["2026-09", "2026-10", "2026-11"];
  const sold = fc.record({
    month: fc.constantFrom(...months),
    lines: fc.nat(100),
    revenue: fc.nat(1_000_000),
    refunded: fc.nat(1_000_000),
  });
  fc.assert(
    fc.property(fc.array(sold), (all) => {
      const days = all.map(({ month, ...amounts }) => aDay(`${month}-15`, amounts));
      const rows = byMonth(days, months);
      const { sales, revenue } = statsOf(days);
      expect(rows.reduce((sum, row) => sum + row.sales, 0)).toBe(sales);
      expect(rows.reduce((sum, row) => sum + row.revenue, 0)).toBe(revenue);
    }),
  );
});
