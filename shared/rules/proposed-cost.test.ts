import fc from "fast-check";
import { expect, test } from "vitest";
import {
  basisOf,
  type CostedLine,
  grownBy,
  isProposed,
  withCounted,
  withProposal,
  withTypedCost,
} from "./proposed-cost.ts";

const bar: CostedLine = { productId: "savon0", quantity: 23, cost: undefined };
const carton = { per: 24, pack: { id: "pk-1", name: "Carton" } };
const basis = { francs: 9200, pieces: 23 };

test("[G4a] a proposed cost follows the quantity, until a person types one", () => {
  const proposed = withProposal(bar, basis);
  expect(proposed.cost).toBe(9200);
  expect(withCounted(proposed, { quantity: 46 }).cost).toBe(18_400);
  // Quantity erased to be typed again: the cost is unknown meanwhile, and the basis is kept.
  const erased = withCounted(proposed, { quantity: 0 });
  expect([erased.cost, isProposed(erased)]).toEqual([undefined, false]);
  expect(withCounted(erased, { quantity: 5 }).cost).toBe(2000);
  const typed = withTypedCost(proposed, 9000);
  expect([typed.cost, isProposed(typed)]).toEqual([9000, false]);
  expect(withCounted(typed, { quantity: 46 }).cost).toBe(9000);
});

test("a proposed cost follows the pack: three cartons cost what their pieces do", () => {
  const one = withProposal({ ...bar, quantity: 1 }, { francs: 400, pieces: 1 });
  const three = withCounted(one, { quantity: 72, by: carton });
  expect([three.cost, three.by]).toEqual([28_800, carton]);
  expect(withCounted(three, { quantity: 3, by: undefined }).cost).toBe(1200);
});

test("a proposed cost follows what is scanned again, grams as pieces, and is told from one that was typed", () => {
  const once = grownBy(undefined, {
    productId: "riz0",
    pieces: 1500,
    basis: { francs: 500, pieces: 1000 },
  });
  expect(once.cost).toBe(750);
  expect(grownBy(once, { productId: "riz0", pieces: 500 }).cost).toBe(1000);
  const typed = withTypedCost(once, 900);
  const grown = grownBy(typed, { productId: "riz0", pieces: 1500 });
  expect([grown.cost, isProposed(grown)]).toEqual([1800, true]);
  expect(grownBy(undefined, { productId: "riz0", pieces: 1 })).toEqual({
    ...{ productId: "riz0", quantity: 1, cost: undefined },
  });
  expect(basisOf({ quantity: 0, cost: 100 })).toBeUndefined();
});

test("a cost that nobody can have paid is not proposed", () => {
  const line = withProposal({ ...bar, quantity: 3 }, { francs: 9_999_999_999, pieces: 1 });
  expect([line.cost, isProposed(line)]).toEqual([undefined, false]);
});

test("whatever is counted and scanned before anybody types, the cost is that of the basis, rounded once", () => {
  const acts = fc.array(
    fc.record({ pieces: fc.integer({ min: 0, max: 500 }), isScan: fc.boolean() }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 1, max: 999 }),
      acts,
      (francs, pieces, all) => {
        let line: CostedLine = withProposal({ ...bar }, { francs, pieces });
        for (const act of all)
          line = act.isScan
            ? grownBy(line, { productId: bar.productId, pieces: act.pieces })
            : withCounted(line, { quantity: act.pieces });
        const { quantity } = line;
        expect(line.cost).toBe(quantity < 1 ? undefined : Math.round((francs / pieces) * quantity));
      },
    ),
  );
});
