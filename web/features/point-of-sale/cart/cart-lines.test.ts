import fc from "fast-check";
import { expect, test } from "vitest";
import type { CartLine, SellableProduct } from "#shared/rules/sell.ts";
import {
  cartSums,
  followed,
  troublesOf,
  withFewer,
  withPieces,
  withPrice,
  withQuantity,
} from "./cart-lines.ts";

function aProduct(changes: Partial<SellableProduct> = {}): SellableProduct {
  return {
    id: "soap",
    name: "Savon",
    price: 500,
    minPrice: 450,
    archived: false,
    shownStock: 3,
    isKnownToServer: true,
    ...changes,
  };
}

const soap = aProduct();

test("a tap adds one, at the usual price, on one line", () => {
  const once = withPieces([], soap).lines;
  expect(once).toMatchObject([{ productId: "soap", quantity: 1, price: 500 }]);
  expect(withPieces(once, soap).lines).toMatchObject([
    { productId: "soap", quantity: 2, price: 500 },
  ]);
});

test("never more than there is", () => {
  const full = withPieces([], soap, 3).lines;
  expect(withPieces(full, soap)).toEqual({ lines: full, refusal: "insufficient-stock" });
  expect(withPieces([], aProduct({ shownStock: 0 })).refusal).toBe("insufficient-stock");
});

test("quantity 0 removes the line", () => {
  expect(withQuantity(withPieces([], soap).lines, soap, 0).lines).toEqual([]);
});

test("fewer is never refused: down to what there is, out with what is gone and not still on its way", () => {
  const lines: CartLine[] = [
    { productId: "soap", quantity: 9, price: 400 },
    { productId: "milk", quantity: 1, price: 400 },
  ];
  const [, milk] = lines;
  const fewer = (quantity: number, product: SellableProduct | undefined, isComing = false) =>
    withFewer(lines, { key: "soap", quantity }, product, isComing).lines;
  const soaps = (quantity: number) => [{ productId: "soap", quantity, price: 400 }, milk];
  expect(fewer(2, soap)).toEqual(soaps(2));
  expect(fewer(8, soap)).toEqual(soaps(3));
  expect(fewer(0, soap)).toEqual([milk]);
  expect(fewer(8, aProduct({ shownStock: -1 }))).toEqual([milk]);
  expect(fewer(8, aProduct({ archived: true }))).toEqual([milk]);
  expect(fewer(8, undefined)).toEqual([milk]);
  expect(fewer(8, undefined, true)).toEqual(soaps(8));
  expect(fewer(0, undefined, true)).toEqual([milk]);
  expect(fewer(8, soap, true)).toEqual(soaps(3));
});

test("a price may come down to the minimum and no further; it stays when pieces are added", () => {
  const lines = withPieces([], soap).lines;
  const bargained = withPrice(lines, soap, 450).lines;
  expect(withPieces(bargained, soap).lines).toMatchObject([
    { productId: "soap", quantity: 2, price: 450 },
  ]);
  expect(withPrice(lines, soap, 449)).toEqual({ lines, refusal: "price-below-minimum" });
});

const dearer = aProduct({ price: 650, minPrice: 600 });

function followedLine(line: CartLine | undefined, product: SellableProduct, isTold = false) {
  return line && followed(line, product, isTold);
}

test("a price nobody set follows the product, up and down, and tells once what it was first", () => {
  const [line] = withPieces([], soap).lines;
  const up = followedLine(line, dearer);
  expect(up).toMatchObject({ price: 650, was: 500 });
  expect(followedLine(up, dearer)).toBe(up);
  expect(followedLine(up, aProduct({ price: 700 }))).toMatchObject({ price: 700, was: 500 });
  const back = followedLine(up, soap);
  expect(back).toMatchObject({ price: 500 });
  expect(back?.was).toBeUndefined();
});

test("a price set by hand stays, and one set back to the product's follows again", () => {
  const lines = withPieces([], soap).lines;
  const [bargained] = withPrice(lines, soap, 450).lines;
  expect(followedLine(bargained, dearer)).toBe(bargained);
  const [asUsual] = withPrice(withPrice(lines, soap, 450).lines, soap, 500).lines;
  expect(followedLine(asUsual, dearer)).toMatchObject({ price: 650 });
});

test("a cart kept before lines knew of it keeps its prices", () => {
  const line = { productId: "soap", quantity: 1, price: 500 };
  expect(followed(line, dearer)).toBe(line);
});

test("a product that is not there changes nothing of its line", () => {
  const [line] = withPieces([], soap).lines;
  expect(line && followed(line, undefined)).toBe(line);
});

test("what a customer is told stays while it may be sold at, and no longer", () => {
  const [line] = withPieces([], soap).lines;
  expect(followedLine(line, aProduct({ price: 650, minPrice: 500 }), true)).toBe(line);
  expect(followedLine(line, dearer, true)).toMatchObject({ price: 650, was: 500 });
});

test("one that was set by hand below a new minimum can be set to it, and says nothing of another change", () => {
  const bargained = withPrice(withPieces([], soap).lines, soap, 450).lines;
  expect([...troublesOf(bargained, () => dearer)]).toEqual([["soap", "price-below-minimum"]]);
  const set = withPrice(bargained, dearer, 600).lines;
  expect([...troublesOf(set, () => dearer)]).toEqual([]);
  expect(set[0]?.was).toBeUndefined();
});

test("an emptied price is no price, even where the minimum is 0", () => {
  const lines = withPieces([], soap).lines;
  const free = aProduct({ minPrice: 0 });
  expect(withPrice(lines, free, undefined)).toEqual({ lines, refusal: "price-below-minimum" });
  expect(withPrice(lines, free, 0).refusal).toBeUndefined();
});

test("what changed since is said at its line: stock sold elsewhere, minimum raised, product gone", () => {
  const lines: CartLine[] = [
    { productId: "soap", quantity: 2, price: 500 },
    { productId: "milk", quantity: 1, price: 400 },
    { productId: "gone", quantity: 1, price: 400 },
    { productId: "fine", quantity: 1, price: 500 },
  ];
  const products = new Map([
    ["soap", aProduct({ shownStock: 1 })],
    ["milk", aProduct({ id: "milk" })],
    ["fine", aProduct({ id: "fine" })],
  ]);
  expect([...troublesOf(lines, (id) => products.get(id))]).toEqual([
    ["soap", "insufficient-stock"],
    ["milk", "price-below-minimum"],
    ["gone", "unknown-product"],
  ]);
});

test("whatever is tapped, each product has one line, within its stock and not below its minimum", () => {
  const products = [
    soap,
    aProduct({ id: "milk", shownStock: 0 }),
    aProduct({ id: "rice", shownStock: 40, minPrice: 500 }),
  ];
  const acts = fc.array(
    fc.tuple(
      fc.constantFrom(...products),
      fc.constantFrom("pieces", "quantity", "price"),
      fc.integer({ min: 0, max: 600 }),
    ),
  );
  fc.assert(
    fc.property(acts, (taps) => {
      let lines: readonly CartLine[] = [];
      for (const [product, act, amount] of taps) {
        if (act === "pieces") lines = withPieces(lines, product, 1 + (amount % 5)).lines;
        if (act === "quantity") lines = withQuantity(lines, product, amount).lines;
        if (act === "price") lines = withPrice(lines, product, amount).lines;
      }
      expect(new Set(lines.map((line) => line.productId)).size).toBe(lines.length);
      expect([...troublesOf(lines, (id) => products.find((one) => one.id === id))]).toEqual([]);
      expect(cartSums(lines).total).toBe(
        lines.reduce((sum, line) => sum + line.quantity * line.price, 0),
      );
    }),
  );
});
