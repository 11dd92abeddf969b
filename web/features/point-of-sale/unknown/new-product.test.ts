import { expect, test } from "vitest";
import { newProductOf } from "./new-product.ts";

const draft = { name: " Savon ", price: 500, minPrice: undefined, stock: 12 };

test("a name and a price are enough; the price is then the lowest one", () => {
  const product = newProductOf(draft, "3256225734948");
  expect(product).toMatchObject({
    ok: true,
    initialStock: 12,
    fields: {
      name: "Savon",
      price: 500,
      minPrice: 500,
      barcode: "3256225734948",
      stockThreshold: 10,
    },
  });
});

test.each([
  [
    { ...draft, name: "  " },
    { field: "name", kind: "missing" },
  ],
  [
    { ...draft, price: undefined },
    { field: "price", kind: "missing" },
  ],
  [
    { ...draft, price: 0 },
    { field: "price", kind: "missing" },
  ],
  [
    { ...draft, minPrice: 501 },
    { field: "minPrice", kind: "above-price" },
  ],
] as const)("%j is sent back", (wrong, trouble) => {
  expect(newProductOf(wrong, null)).toEqual({ ok: false, trouble });
});

test("nothing counted on the shelf is 0 pieces", () => {
  expect(newProductOf({ ...draft, stock: undefined }, null)).toMatchObject({
    initialStock: 0,
  });
});

test("a text too long to be a code is left out", () => {
  expect(newProductOf(draft, "x".repeat(61))).toMatchObject({ fields: { barcode: null } });
});
