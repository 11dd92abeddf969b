import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type DayFigures,
  dayFiguresOf,
  netPieces,
  netRevenue,
  noAmounts,
  productFiguresOf,
} from "#shared/rules/figures.ts";
import { reportOf, sortedBy, topOf, vatLines } from "./report-figures.ts";

const period = { from: "2026-09-01", to: "2026-11-20" };
const shopId = "akwa";

function aDay(changes: Partial<DayFigures> & { shopId?: string } = {}) {
  return {
    shopId,
    day: "2026-11-03",
    sellerId: "aline",
    agencyId: null,
    ...noAmounts,
    tickets: 1,
    lines: 2,
    pieces: 3,
    revenue: 1500,
    cash: 1500,
    ...changes,
  };
}

const given = { period, days: [], products: [], daysBefore: undefined };
const sale = { day: "2026-11-03", sellerId: "aline", payments: [] };
const soap = { productId: "soap", quantity: 3, price: 500 };
const milk = { productId: "milk", quantity: 1, price: 1200 };

test("months of the period without a sale are there, with nothing", () => {
  const { months } = reportOf({ ...given, days: [aDay(), aDay({ day: "2026-09-30" })] });
  expect(months.map(({ month, amounts }) => [month, amounts.revenue])).toEqual([
    ["2026-09", 1500],
    ["2026-10", 0],
    ["2026-11", 1500],
  ]);
});

test("the period before: more, the same, from nothing, and unknown", () => {
  const compare = (revenue: number) =>
    reportOf({ ...given, days: [aDay()], daysBefore: [aDay({ revenue })] }).comparison?.revenue;
  expect([compare(1000), compare(1500), compare(3000)]).toEqual([50, 0, -50]);
  expect(reportOf({ ...given, days: [aDay()], daysBefore: [] }).comparison?.revenue).toBe(100);
  expect(reportOf({ ...given, days: [aDay()] }).comparison).toBeUndefined();
});

test("the period before: what is left once goods came back and tickets were undone, on both sides", () => {
  const now = aDay({ tickets: 4, voids: 1, lines: 8, voidedLines: 2, pieces: 12 });
  const before = aDay({ tickets: 3, voids: 1, lines: 6, voidedLines: 2, pieces: 9 });
  const back = { returns: 1, refunded: 500, returnedPieces: 6 };
  const { comparison } = reportOf({
    ...given,
    days: [{ ...now, ...back, revenue: 3500 }],
    daysBefore: [{ ...before, ...back, revenue: 2500 }],
  });
  expect(comparison).toEqual({ lines: 50, revenue: 50, pieces: 100, tickets: 50 });
});

test("no share is told of a period in which more came back than was sold", () => {
  const daysBefore = [aDay({ revenue: 500, returns: 1, refunded: 800 })];
  expect(reportOf({ ...given, days: [aDay()], daysBefore }).comparison?.revenue).toBeUndefined();
});

test("products are net of what came back, and told only where they add up to the days", () => {
  const sales = [{ ...sale, lines: [soap, milk] }];
  const back = { refund: "cash" as const, isVoid: false, day: "2026-11-04", sellerId: "bobo" };
  const returns = [{ ...back, lines: [{ ...soap, quantity: 2 }] }];
  const days = dayFiguresOf(sales, returns).map((one) => ({ ...one, shopId }));
  const products = productFiguresOf(sales, returns).map((one) => ({ ...one, shopId }));
  const report = reportOf({ ...given, days, products });
  expect(report.products).toEqual([
    { shopId, productId: "milk", lines: 1, pieces: 1, revenue: 1200 },
    { shopId, productId: "soap", lines: 1, pieces: 1, revenue: 500 },
  ]);
  expect(reportOf({ ...given, days, products: products.slice(1) }).products).toBeUndefined();
  expect(reportOf({ ...given, days, products: [] }).products).toBeUndefined();
});

test("what no money moved for stands apart, and only where there is some", () => {
  const means = (changes: Partial<DayFigures>) =>
    reportOf({ ...given, days: [aDay(changes)] }).means.map((one) => Object.values(one));
  expect(means({ cash: 1000, mobileMoney: 500, refunded: 200, refundedCash: 200 })).toEqual([
    ["cash", 1000, 200],
    ["mobile-money", 500, 0],
  ]);
  expect(means({ refunded: 300 }).at(-1)).toEqual(["none", 0, 300]);
});

test("the best five have sold something; the order is by pieces or by francs", () => {
  const line = (productId: string, pieces: number, revenue: number) => ({
    ...{ shopId, productId, lines: 1, pieces, revenue },
  });
  const lines = [line("a", 0, 0), line("b", 5, 10), line("c", 5, 900), line("d", 9, 20)];
  expect(sortedBy(lines, "pieces").map(({ productId }) => productId)).toEqual(["d", "c", "b", "a"]);
  expect(sortedBy(lines, "revenue").map(({ productId }) => productId)).toEqual([
    "c",
    "d",
    "b",
    "a",
  ]);
  expect(topOf(sortedBy(lines, "pieces"))).toHaveLength(3);
});

test("[K3] tax is told by shop and rate: what stands on the tickets of its days, never of their sum", () => {
  const taxes = [{ rate: 1925, base: 65, vat: 10 }];
  const { shops } = reportOf({
    ...given,
    days: [
      ...Array.from({ length: 10 }, () => aDay({ revenue: 65, taxes })),
      aDay({ revenue: 40, taxes: [{ rate: 1800, base: 40, vat: 6 }] }),
      aDay({ shopId: "deido" }),
    ],
  });
  expect(vatLines(shops)).toEqual([
    { shopId, rate: 1800, amount: 6 },
    { shopId, rate: 1925, amount: 100 },
  ]);
});

const line = fc.record({
  productId: fc.constantFrom("soap", "milk", "rice"),
  quantity: fc.integer({ min: 1, max: 99 }),
  price: fc.nat(100_000),
});
const fact = {
  day: fc.constantFrom("2026-09-01", "2026-10-15", "2026-10-31", "2026-11-20"),
  sellerId: fc.constantFrom("aline", "bobo"),
  agencyId: fc.constantFrom("gare", null),
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
};
const sales = fc.array(fc.record({ ...fact, payments: fc.constant([]) }), { maxLength: 12 });
const returns = fc.array(
  fc.record({
    ...fact,
    refund: fc.constantFrom("cash", "mobile-money", "none"),
    isVoid: fc.boolean(),
  }),
  { maxLength: 6 },
);

describe("whatever was sold and came back", () => {
  test("months, sellers, agencies, shops, products and means each add up to the total", () => {
    fc.assert(
      fc.property(sales, returns, (sold, back) => {
        const report = reportOf({
          ...given,
          days: dayFiguresOf(sold, back).map((one) => ({ ...one, shopId })),
          products: productFiguresOf(sold, back).map((one) => ({ ...one, shopId })),
        });
        const revenue = netRevenue(report.total);
        for (const list of [report.months, report.sellers, report.agencies, report.shops]) {
          expect(list.reduce((sum, one) => sum + netRevenue(one.amounts), 0)).toBe(revenue);
          expect(list.reduce((sum, one) => sum + one.amounts.lines, 0)).toBe(report.total.lines);
        }
        const products = report.products ?? [];
        expect(products.reduce((sum, one) => sum + one.revenue, 0)).toBe(revenue);
        expect(products.reduce((sum, one) => sum + one.pieces, 0)).toBe(netPieces(report.total));
        expect(report.means.reduce((sum, one) => sum + one.received - one.refunded, 0)).toBe(
          revenue,
        );
      }),
    );
  });
});
