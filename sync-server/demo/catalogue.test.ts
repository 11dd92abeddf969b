import { expect, test } from "vitest";
import { isGtin, normalizeBarcode } from "#shared/rules/barcode.ts";
import { readDemoCatalogue } from "./catalogue.ts";

const products = readDemoCatalogue();
const coded = products.flatMap((product) => product.barcode ?? []);

test("some five hundred products, most with a barcode that a scanner accepts, none twice", () => {
  expect(products.length).toBeGreaterThan(400);
  expect(coded.filter((barcode) => !isGtin(barcode))).toEqual([]);
  expect(new Set(coded.map(normalizeBarcode)).size).toBe(coded.length);
  expect(products.length - coded.length).toBeGreaterThan(10);
});

test("codes issued in Cameroon and its neighbours are among them", () => {
  expect(coded.filter((barcode) => barcode.startsWith("617")).length).toBeGreaterThan(10);
  expect(coded.filter((barcode) => /^(603|604|618)/.test(barcode)).length).toBeGreaterThan(50);
});

test("names are clean: short, one of each, no remains of another encoding", () => {
  expect(products.filter(({ name }) => name.length > 60 || name !== name.trim())).toEqual([]);
  expect(products.filter(({ name }) => /&\w+;|[Ã<>\\]|\s\s/.test(name))).toEqual([]);
  expect(new Set(products.map(({ name }) => name)).size).toBe(products.length);
});

test("prices are what one can pay with coins, and the lowest is near the usual one", () => {
  for (const { name, price, minPrice } of products) {
    expect([price % 25, minPrice % 25], name).toEqual([0, 0]);
    expect(minPrice, name).toBeLessThanOrEqual(price);
    expect(minPrice, name).toBeGreaterThanOrEqual(price * 0.7);
    expect(price, name).toBeGreaterThan(0);
  }
});

test("most shelves are full, some are low and a few are empty", () => {
  const low = products.filter(({ stock, threshold }) => stock > 0 && stock <= threshold).length;
  const out = products.filter(({ stock }) => stock === 0).length;
  expect(out).toBeGreaterThanOrEqual(3);
  expect(low).toBeGreaterThan(out);
  expect(low + out).toBeLessThan(products.length / 4);
});
