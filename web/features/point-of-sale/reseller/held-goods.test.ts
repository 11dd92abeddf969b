import { expect, test } from "vitest";
import type { HeldProduct } from "#web/store/read-models/handed-over/held-products.ts";
import { heldSearch, sellable } from "./held-goods.ts";

const sponge: HeldProduct = {
  productId: "sponge",
  name: "Éponge à récurer",
  barcode: "6034000106237",
  price: 250,
  minPrice: 200,
  rev: 1,
  held: 4,
  images: [],
  transfers: [],
};
const soap: HeldProduct = { ...sponge, productId: "soap", name: "Savon", barcode: null };

test("what is held is what can be sold, never below the transfers' minimum", () => {
  expect(sellable(sponge)).toMatchObject({
    id: "sponge",
    shownStock: 4,
    price: 250,
    minPrice: 200,
  });
});

test.each([
  ["", ["sponge", "soap"]],
  ["eponge", ["sponge"]],
  ["recurer ép", ["sponge"]],
  ["6034000106237", ["sponge"]],
  ["6237", ["sponge"]],
  ["٦٢٣٧", ["sponge"]],
  ["éponge/récurer", ["sponge"]],
  ["epongea", ["sponge"]],
  ["/", []],
  ["lait", []],
])("%j finds %j", (text, found) => {
  const names = heldSearch([sponge, soap]).find(text);
  expect(names.map(({ productId }) => productId)).toEqual(found);
});
