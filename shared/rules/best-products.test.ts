import fc from "fast-check";
import { expect, test } from "vitest";
import { bestProducts, bySold } from "./best-products.ts";
import type { ProductFigures } from "./figures.ts";

function sold(
  productId: string,
  pieces: number,
  changes: Partial<ProductFigures> = {},
): ProductFigures {
  const revenue = pieces * 100;
  const none = { returnedPieces: 0, refunded: 0, voidedLines: 0 };
  return { month: "2026-11", productId, lines: 1, pieces, revenue, ...none, ...changes };
}

test("the most pieces, over two months, less what came back; francs stand beside them", () => {
  const products = [
    sold("soap", 5),
    sold("soap", 4, { month: "2026-10" }),
    sold("milk", 20, { returnedPieces: 12, refunded: 1200 }),
    sold("salt", 3, { returnedPieces: 3, refunded: 300 }),
    sold("rice", 1),
    sold("bread", 2),
  ];
  expect(bestProducts(products, 3)).toEqual([
    { productId: "soap", pieces: 9, revenue: 900 },
    { productId: "milk", pieces: 8, revenue: 800 },
    { productId: "bread", pieces: 2, revenue: 200 },
  ]);
  expect(bestProducts(products, 9)).toHaveLength(4);
});

test("of as many pieces, what brought more francs comes first, then always the same", () => {
  const products = [sold("a", 2), sold("c", 2, { revenue: 900 }), sold("b", 2)];
  expect(bestProducts(products, 3).map(({ productId }) => productId)).toEqual(["c", "a", "b"]);
});

test("by francs, pieces decide between equals", () => {
  const lines = [
    { productId: "a", pieces: 1, revenue: 500 },
    { productId: "b", pieces: 2, revenue: 500 },
    { productId: "c", pieces: 1, revenue: 600 },
  ];
  expect(lines.sort(bySold("revenue")).map(({ productId }) => productId)).toEqual(["c", "b", "a"]);
});

test("however the figures come, the same products are the best", () => {
  const one = fc.record({
    productId: fc.constantFrom("a", "b", "c", "d"),
    pieces: fc.nat(3),
    revenue: fc.nat(2),
  });
  fc.assert(
    fc.property(fc.array(one), (all) => {
      const products = all.map(({ productId, ...figures }) => sold(productId, 0, figures));
      expect(bestProducts(products.toReversed(), 3)).toEqual(bestProducts(products, 3));
    }),
  );
});
