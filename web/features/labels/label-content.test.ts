import { expect, test } from "vitest";
import { countInStock, labelOf } from "./label-content.ts";

const milk = {
  name: "Lait",
  price: 450,
  minPrice: 400,
  barcode: "6001234567891",
  uniqueCode: "BTS1",
  packs: [
    { id: "crtn", name: "Carton", price: 10_000, factor: 24, barcode: "6001234567890" },
    { id: "half", name: "Demi", price: 5200, factor: 12 },
    { id: "gone", name: "Vieux", price: 1, factor: 6, archived: true as const },
  ],
};

test("[U1] a label of a pack has the pack's code and price, never its product's code", () => {
  expect(labelOf(milk)).toEqual({ name: "Lait", price: 450, code: "6001234567891" });
  expect(labelOf(milk, "crtn")).toEqual({
    name: "Lait · Carton",
    price: 10_000,
    code: "6001234567890",
  });
  expect(labelOf(milk, "half")).toEqual({ name: "Lait · Demi", price: 5200, code: "" });
  expect(labelOf(milk, "gone")).toBeUndefined();
});

test("[U1] a label of what is weighed says the price of a kilo", () => {
  const rice = { ...milk, barcode: null, packs: [], unit: "g" as const };
  expect(labelOf(rice)).toEqual({ name: "Lait", price: 450, code: "BTS1", unit: "g" });
});

test("as many labels as there are pieces and whole cartons, and one of what is weighed", () => {
  const carton = { per: 24, pack: { id: "crtn", name: "Carton" } };
  expect(countInStock({ shownStock: 55 })).toBe(55);
  expect(countInStock({ shownStock: 55, by: carton })).toBe(2);
  expect(countInStock({ shownStock: 50_000, by: { per: 1000, unit: "g" } })).toBe(1);
  expect(countInStock(undefined)).toBe(0);
});
