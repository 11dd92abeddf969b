import { expect, test } from "vitest";
import { emptyOrder } from "#web/blocks/orders/order-draft.ts";
import { expectedCost, linesOf, withOrdered } from "./order-lines.ts";

test("a line grows with its cost, and what nobody knows the cost of has none", () => {
  const one = withOrdered(emptyOrder, {
    productId: "rice",
    pieces: 10,
    basis: { francs: 500, pieces: 1 },
  });
  const two = withOrdered(one, { productId: "salt", pieces: 3 });
  const three = withOrdered(two, {
    productId: "rice",
    pieces: 5,
    basis: { francs: 900, pieces: 1 },
  });
  expect(linesOf(three.lines)).toEqual([
    { productId: "salt", quantity: 3 },
    { productId: "rice", quantity: 15, cost: 7500 },
  ]);
  expect(expectedCost(one.lines)).toBe(5000);
  expect(expectedCost(three.lines)).toBeUndefined();
});
