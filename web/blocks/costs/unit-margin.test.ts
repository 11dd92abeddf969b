import { expect, test } from "vitest";
import { micros } from "#shared/rules/cost.ts";
import { unitMargin } from "./unit-margin.ts";

test("[N5] what one piece leaves is its price without tax less what it costs", () => {
  expect(unitMargin(1000, 0, 750_333_333)).toEqual({ francs: 250, share: 25 });
  // 19,25 % of tax in 1 000 francs are 161.
  expect(unitMargin(1000, 1925, 750 * micros)).toEqual({ francs: 89, share: 11 });
  expect(unitMargin(500, 0, 600 * micros)).toEqual({ francs: -100, share: -20 });
  expect(unitMargin(0, 0, 5 * micros)).toEqual({ francs: -5, share: undefined });
});
