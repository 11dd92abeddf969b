import fc from "fast-check";
import { expect, test } from "vitest";
import { linesBack, stillHere } from "./given-back.ts";

const lines = [
  { productId: "riz0", quantity: 5, cost: 1000 },
  { productId: "sel0", quantity: 2, cost: 99 },
  { productId: "riz0", quantity: 2, cost: 1 },
];

test("[G6] what may go back is what came less what went back, product by product", () => {
  expect(stillHere(lines, [])).toEqual([
    { productId: "riz0", quantity: 7, bought: 7, before: 0, cost: 1001 },
    { productId: "sel0", quantity: 2, bought: 2, before: 0, cost: 99 },
  ]);
  const back = { lines: [{ productId: "sel0", quantity: 2, cost: 99 }] };
  expect(stillHere(lines, [back]).map(({ productId }) => productId)).toEqual(["riz0"]);
  // Two phones gave the same goods back.
  expect(stillHere(lines, [back, back])).toHaveLength(1);
});

test("[G6] in whatever parts goods go back, all of them take off exactly what they cost", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 0, max: 9_999_999_999 }),
      fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 60 }),
      (quantity, cost, parts) => {
        const bought = [{ productId: "riz0", quantity, cost }];
        const backs: { lines: { productId: string; quantity: number; cost: number }[] }[] = [];
        for (const part of [...parts, quantity]) {
          const off = linesBack(stillHere(bought, backs), { riz0: part });
          if (off.length > 0) backs.push({ lines: off });
        }
        const all = backs.flatMap((back) => back.lines);
        expect(all.reduce((sum, line) => sum + line.quantity, 0)).toBe(quantity);
        expect(all.reduce((sum, line) => sum + line.cost, 0)).toBe(cost);
      },
    ),
  );
});
