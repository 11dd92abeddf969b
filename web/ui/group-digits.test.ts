import fc from "fast-check";
import { expect, test } from "vitest";
import { caretAfter, groupDigits, parseDigits } from "./group-digits.ts";

test.each([
  ["", ""],
  ["7", "7"],
  ["500", "500"],
  ["1000", "1\u202f000"],
  ["12500", "12\u202f500"],
  ["1234567", "1\u202f234\u202f567"],
])("groups %j as %j", (digits, grouped) => {
  expect(groupDigits(digits)).toBe(grouped);
});

test.each([
  ["", undefined],
  ["FCFA", undefined],
  ["12 500", 12500],
  ["12.500 FCFA", 12500],
  ["007", 7],
])("reads %j as %j", (text, number) => {
  expect(parseDigits(text)).toBe(number);
});

test("what was grouped is read back", () => {
  fc.assert(
    fc.property(fc.nat({ max: 999_999_999_999 }), (n) => parseDigits(groupDigits(String(n))) === n),
  );
});

test("the caret stays behind the same digit", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,12}$/), fc.nat({ max: 12 }), (digits, before) => {
      const grouped = groupDigits(digits);
      const caret = caretAfter(grouped, Math.min(before, digits.length));
      expect(grouped.slice(0, caret).replace(/\D/g, "")).toHaveLength(
        Math.min(before, digits.length),
      );
      expect(grouped.charAt(caret - 1)).not.toBe("\u202f");
    }),
  );
});
