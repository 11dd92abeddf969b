import fc from "fast-check";
import { expect, test } from "vitest";
import { earningsOf } from "./earnings.ts";

type Sold = Parameters<typeof earningsOf>[0][number];

function aLine(changes: Partial<Sold> & { amount?: number; rate?: number | null } = {}): Sold {
  const { amount = 300, rate = 2000, ...rest } = changes;
  return {
    shopId: "akwa",
    day: "2026-11-20",
    productId: "soap",
    productName: "Savon",
    quantity: 2,
    commission: { amount, rate },
    ...rest,
  };
}

test("over all shops: total, a month, rate, the best shop, the months between", () => {
  const earnings = earningsOf(
    [
      aLine(),
      aLine({ day: "2026-09-02", amount: 900, rate: 1000 }),
      aLine({ shopId: "deido", day: "2026-09-30", amount: 1000, rate: null }),
    ],
    "2026-11",
  );
  expect(earnings).toMatchObject({
    total: 2200,
    monthly: 733,
    averageRate: 1500,
    bestShop: { shopId: "akwa", amount: 1200 },
    months: [
      { month: "2026-11", amount: 300, sales: 1 },
      { month: "2026-10", amount: 0, sales: 0 },
      { month: "2026-09", amount: 1900, sales: 2 },
    ],
  });
});

test("before anything was earned there is nothing to compare", () => {
  expect(earningsOf([], "2026-11")).toEqual({
    total: 0,
    monthly: 0,
    averageRate: undefined,
    bestShop: undefined,
    months: [],
    products: [],
  });
});

test("five products at most, by pieces; the same product of two shops is two", () => {
  const rows = ["a", "b", "c", "d", "e", "f"].map((productId, at) =>
    aLine({ productId, productName: productId, quantity: at + 1 }),
  );
  const { products } = earningsOf(
    [...rows, aLine({ productId: "f", productName: "f", shopId: "deido", quantity: 4 })],
    "2026-11",
  );
  expect(products.map(({ id, value }) => `${id} ${value}`)).toEqual([
    ...["akwa f 6", "akwa e 5", "akwa d 4", "deido f 4", "akwa c 3"],
  ]);
});

test("whatever was earned, the months add up to it", () => {
  const line = fc.record({
    amount: fc.nat(1_000_000),
    month: fc.integer({ min: 1, max: 12 }),
  });
  fc.assert(
    fc.property(fc.array(line), (all) => {
      const rows = all.map(({ amount, month }) =>
        aLine({ amount, day: `2026-${String(month).padStart(2, "0")}-15` }),
      );
      const { total, months } = earningsOf(rows, "2026-11");
      expect(months.reduce((sum, month) => sum + month.amount, 0)).toBe(total);
    }),
  );
});
