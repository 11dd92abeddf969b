import fc from "fast-check";
import { expect, test } from "vitest";
import { invoiced, isMoreBack, landedCosts } from "./purchase.ts";

const line = fc.record({
  productId: fc.constant("riz0"),
  quantity: fc.integer({ min: 1, max: 1_000_000 }),
  cost: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 9_999_999_999 })),
});
const extra = fc.record({
  kind: fc.constant("transport" as const),
  amount: fc.integer({ min: 1, max: 9_999_999_999 }),
  by: fc.constantFrom("value" as const, "pieces" as const),
});
const lines = fc.array(line, { minLength: 1, maxLength: 20 });
const extras = fc.array(extra, { maxLength: 10 });
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

test("[G5] what the lines have cost is exact to the franc, and no line costs less than its own", () => {
  fc.assert(
    fc.property(lines, extras, (bought, extraCosts) => {
      const landed = landedCosts(bought, extraCosts);
      const own = bought.map(({ cost }) => cost);
      expect(sum(landed)).toBe(sum(own) + sum(extraCosts.map(({ amount }) => amount)));
      for (const [at, cost] of landed.entries()) expect(cost).toBeGreaterThanOrEqual(own[at] ?? 0);
    }),
  );
});

test.each([
  // 100 F of transport over 3 and 7 pieces that cost 6,000 and 4,000 F.
  ["value" as const, [6060, 4040]],
  ["pieces" as const, [6030, 4070]],
])("[G5] by %s", (by, expected) => {
  const bought = [
    { productId: "riz0", quantity: 3, cost: 6000 },
    { productId: "sel0", quantity: 7, cost: 4000 },
  ];
  expect(landedCosts(bought, [{ kind: "transport", amount: 100, by }])).toEqual(expected);
});

test("[G5] over goods that were given the extra costs lie by pieces; a franc that is left is the earlier line's", () => {
  const given = [1, 1, 1].map((quantity) => ({ productId: "riz0", quantity, cost: 0 }));
  const extraCosts = [{ kind: "customs" as const, amount: 100, by: "value" as const }];
  expect(landedCosts(given, extraCosts)).toEqual([34, 33, 33]);
});

test("[G5] on the invoice stand the goods, and those extra costs that the supplier asks for", () => {
  const bought = [{ productId: "riz0", quantity: 3, cost: 6000 }];
  const extraCosts = [
    { kind: "transport" as const, amount: 500, by: "value" as const },
    { kind: "handling" as const, amount: 70, by: "value" as const, onInvoice: true as const },
  ];
  expect(invoiced({ lines: bought, extraCosts })).toBe(6070);
  expect(invoiced({ lines: bought })).toBe(6000);
});

test("[G6] goods that go back are judged by what is left of themselves, whatever else was too much before", () => {
  const line = (productId: string, quantity: number) => ({ productId, quantity, cost: 0 });
  const came = [line("riz", 5), line("riz", 2), line("sel", 3)];
  expect(isMoreBack(came, [], [line("riz", 7)])).toBe(false);
  expect(isMoreBack(came, [line("riz", 6)], [line("riz", 1), line("riz", 1)])).toBe(true);
  expect(isMoreBack(came, [line("riz", 9)], [line("sel", 3)])).toBe(false);
  expect(isMoreBack(came, [], [line("huile", 1)])).toBe(true);
});
