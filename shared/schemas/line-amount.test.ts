import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lineAmount } from "./line-amount.ts";

const kilo = { per: 1000, unit: "g" as const };

describe("[U2] what goods cost", () => {
  test.each([
    ["1.250 kg at 600 F", 1250, 600, 750],
    ["half a franc is a franc", 5, 100, 1],
    ["less than half a franc is none", 4, 100, 0],
    ["0.001 kg at 10,000 F", 1, 10_000, 10],
    ["10 tonnes at 600 F", 10_000_000, 600, 6_000_000],
  ])("%s", (_, quantity, price, francs) => {
    expect(lineAmount({ quantity, price, by: kilo })).toBe(francs);
  });

  test("packs are so many times their price, pieces theirs", () => {
    expect(lineAmount({ quantity: 48, price: 10_000, by: { per: 24 } })).toBe(20_000);
    expect(lineAmount({ quantity: 7, price: 450 })).toBe(3150);
  });

  test("is the exact quotient rounded half up, once, for whatever the books take", () => {
    const amounts = fc.record({
      quantity: fc.integer({ min: 1, max: 100_000_000 }),
      price: fc.integer({ min: 0, max: 9_999_999_999 }),
      per: fc.oneof(fc.constantFrom(100, 1000), fc.integer({ min: 2, max: 1_000_000 })),
    });
    fc.assert(
      fc.property(amounts, ({ quantity, price, per }) => {
        const exact = (2n * BigInt(price) * BigInt(quantity) + BigInt(per)) / (2n * BigInt(per));
        fc.pre(exact <= BigInt(Number.MAX_SAFE_INTEGER));
        expect(lineAmount({ quantity, price, by: { per } })).toBe(Number(exact));
      }),
      { numRuns: 2000 },
    );
  });
});
