import { expect, test } from "vitest";
import { formatAmount, formatMoney, formatQuantity } from "./money.ts";

test.each([
  [0, "0\u00a0FCFA"],
  [500, "500\u00a0FCFA"],
  [12500, "12\u202f500\u00a0FCFA"],
  [1234567, "1\u202f234\u202f567\u00a0FCFA"],
  [-1500, "\u22121\u202f500\u00a0FCFA"],
])("writes %d francs as %j", (francs, words) => {
  expect(formatMoney(francs)).toBe(words);
});

test("writes an amount without its unit", () => {
  expect(formatAmount(12500)).toBe("12\u202f500");
});

test.each([
  [1250, false, "1\u202f250"],
  [3, true, "+3"],
  [-3, true, "\u22123"],
  [0, true, "0"],
])("writes %d pieces (signed: %s) as %j", (pieces, signed, words) => {
  expect(formatQuantity(pieces, signed)).toBe(words);
});

test("writes a sum beyond the exact whole numbers rather than no screen at all", () => {
  expect(formatAmount(2 * 9_007_199_254_740_991).replaceAll(/\D/g, "")).toBe("18014398509481982");
});

test("refuses what is not whole francs, rather than hide it", () => {
  expect(() => formatMoney(12.5)).toThrow(RangeError);
  expect(() => formatMoney(Number.NaN)).toThrow(RangeError);
});
