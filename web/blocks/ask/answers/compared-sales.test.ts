import { expect, test } from "vitest";
import { dayFiguresOf, productFiguresOf } from "#shared/rules/figures.ts";
import { askedFor, figuresOf, wordsOf } from "#tests/ask/telling.ts";
import { reportOf } from "#web/blocks/reports/report-figures.ts";
import { comparedSales } from "./compared-sales.ts";

const sales = [
  ["2026-11-26", 3],
  ["2026-11-27", 2],
].map(([day, quantity]) => ({
  ...{ day: String(day), sellerId: "aline", agencyId: null },
  lines: [{ productId: "soap", quantity: Number(quantity), price: 500 }],
  payments: [{ method: "cash" as const, amount: Number(quantity) * 500 }],
}));
const inShop = <One extends object>(one: One) => ({ ...one, shopId: "akwa" });

/** A report of one day, with or without its products. */
function reportIn(date: string, isKnown: boolean) {
  const ofDay = sales.filter(({ day }) => day === date);
  return reportOf({
    ...{ period: { from: date, to: date }, daysBefore: undefined },
    days: dayFiguresOf(ofDay, []).map(inShop),
    products: isKnown ? productFiguresOf(ofDay, []).map(inShop) : [],
  });
}

const told = (isKnown: boolean, isKnownBefore: boolean) =>
  comparedSales(
    {
      ...{ categoryOf: () => "Hygiène", unitOf: () => "" },
      report: reportIn("2026-11-27", isKnown),
      before: reportIn("2026-11-26", isKnownBefore),
    },
    askedFor("compare-sales", {
      ...{ ids: { product: "soap" }, called: { product: "Savon" } },
      days: { from: "2026-11-27", to: "2026-11-27" },
      against: { from: "2026-11-26", to: "2026-11-26" },
    }),
  );

test("goods are compared in pieces, with their francs", () => {
  expect(wordsOf(told(true, true))).toContain(
    "Ventes, Savon. Aujourd’hui : 2 (1 000 FCFA). Hier : 3 (1 500 FCFA). Soit 33 % de moins.",
  );
});

test.each([
  [true, false],
  [false, true],
  [false, false],
])("where the products of one side are not known, no figure is told (%s, %s)", (now, then) => {
  expect(told(now, then)).toMatchObject({ isUnknown: true });
  expect(figuresOf(told(now, then))).toEqual([]);
});
