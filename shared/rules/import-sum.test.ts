import { expect, test } from "vitest";
import { readRow } from "./import-row.ts";

const troubleOf = (cells: string[]) =>
  readRow(cells, 9, { name: 0, barcode: 1, uniqueCode: 2, price: 3, stock: 4 })?.trouble;

test.each([
  "TOTAL",
  "Total :",
  "Total général",
  "SOUS-TOTAL",
  "Sous total",
  "Grand total",
  "Totaux",
  "Total (FCFA)",
  "Total TTC",
  "Subtotal",
])("a row called « %s » adds up others, and becomes no product", (name) => {
  expect(troubleOf([name, "", "", "800", "5"])).toBe("sum-row");
});

test.each(["Total Quartz 5W30", "Totalement doux", "Somme de tout", "Essence Total"])(
  "« %s » is a product",
  (name) => {
    expect(troubleOf([name, "", "", "800", "5"])).toBeUndefined();
  },
);

test("what bears a code is a product, whatever it is called", () => {
  expect(troubleOf(["Total", "3017620422003", "", "800", "5"])).toBeUndefined();
  expect(troubleOf(["Total", "", "T-1", "800", "5"])).toBeUndefined();
});
