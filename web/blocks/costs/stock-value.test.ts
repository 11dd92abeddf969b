import { expect, test } from "vitest";
import { micros } from "#shared/rules/cost.ts";
import { stockValue } from "./stock-value.ts";

test("[U1] what is weighed stands at its price per kilo", () => {
  const rice = { id: "rice", shownStock: 12_500, price: 650, unit: "g" as const };
  expect(stockValue([rice], () => 400_000)).toEqual({ atCost: 5000, atPrice: 8125, unknown: 0 });
});

const on = (id: string, shownStock: number) => ({ id, shownStock, price: 1000 });

test("[N5] the shelf at cost is added up exactly and rounded once; what nobody knows is counted apart", () => {
  const units = new Map<string, number | null>([
    ["milk", 750_333_333],
    ["water", 0],
    ["soap", null],
  ]);
  const shelf = [on("milk", 3), on("water", 10), on("soap", 2), on("new", 1), on("gone", 0)];
  expect(stockValue(shelf, (id) => units.get(id))).toEqual({
    ...{ atCost: 2251, atPrice: 16_000, unknown: 2 },
  });
  expect(stockValue([on("milk", 3), on("tea", 1)], () => micros / 2).atCost).toBe(2);
});
