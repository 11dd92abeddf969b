import fc from "fast-check";
import { expect, test } from "vitest";
import { caretAfter, groupDigits, isNegative, parseDigits, wholeDigits } from "./group-digits.ts";

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
  ["Fr. 500", 500],
  ["007", 7],
  ["1,500", 1500],
  ["1.500.000", 1_500_000],
  ["1\u202f50,", 150],
])("reads %j as %j", (text, number) => {
  expect(parseDigits(wholeDigits(text))).toBe(number);
});

test.each([
  ["12 500,00", 12500],
  ["1500.50", 1500],
  ["1.500,50 FCFA", 1500],
  ["1500,5 F CFA", 1500],
  ["2,5", 2],
  ["1500.0000", 1500],
])("the hundredths of %j are not part of %j", (text, number) => {
  expect(parseDigits(wholeDigits(text))).toBe(number);
});

test.each([
  ["１２３", 123],
  ["٥٠٠", 500],
  ["١٢٫٥٠", 12],
  ["१०५", 105],
  ["𝟘𝟙𝟡", 19],
])("%j is read as %j", (text, number) => {
  expect(parseDigits(wholeDigits(text))).toBe(number);
});

test.each([
  ["-500", true],
  ["− 1 500", true],
  ["( –٥٠٠ )", true],
  ["-€ 500", true],
  ["Savon – 500", false],
  ["10-20", false],
  ["10 - 20", false],
  ["F - 500", false],
  ["5-", false],
  ["1 500", false],
])("whether %j is less than nothing: %j", (text, negative) => {
  expect(isNegative(text)).toBe(negative);
});

test("what was grouped is read back", () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 999_999_999_999 }),
      (n) => parseDigits(wholeDigits(groupDigits(String(n)))) === n,
    ),
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
