import fc from "fast-check";
import { expect, test } from "vitest";
import { units } from "#shared/schemas/measure.ts";
import { readMeasure, typedMeasure } from "./read-measure.ts";

test.each([
  ["1,25", "g", 1250],
  ["1.25", "g", 1250],
  ["0,350", "g", 350],
  ["10 000", "g", 10_000_000],
  ["2,", "ml", 2000],
  ["1,5", "cm", 150],
  ["1,2345", "g", undefined],
  ["1,2340", "g", 1234],
  ["1,005", "cm", undefined],
  ["", "g", undefined],
  ["-1", "g", undefined],
  ["1,2,3", "g", undefined],
  ["un kilo", "g", undefined],
] as const)("[U6] %j of %s is %s", (text, unit, quantity) => {
  expect(readMeasure(text, unit)).toBe(quantity);
});

test("[U6] what is written is read again as the same", () => {
  const amounts = fc.integer({ min: 0, max: 100_000_000 });
  fc.assert(
    fc.property(
      amounts,
      fc.constantFrom(...units),
      fc.constantFrom(",", "."),
      (all, unit, sign) => {
        expect(readMeasure(typedMeasure(all, unit, sign), unit)).toBe(all);
      },
    ),
  );
});
