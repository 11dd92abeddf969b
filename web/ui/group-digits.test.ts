import fc from "fast-check";
import { expect, test } from "vitest";
import { groupDigits } from "./group-digits.ts";
import {
  caretAfter,
  isNegative,
  isOther,
  isSeveral,
  parseDigits,
  readWhole,
} from "./read-whole.ts";

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
  expect(parseDigits(readWhole(text).digits)).toBe(number);
});

test.each([
  ["12 500,00", 12500],
  ["1500.50", 1500],
  ["1.500,50 FCFA", 1500],
  ["1500,5 F CFA", 1500],
  ["2,5", 2],
  ["1500.0000", 1500],
])("the hundredths of %j are not part of %j", (text, number) => {
  expect(parseDigits(readWhole(text).digits)).toBe(number);
});

test.each([
  ["1500,00", 1500],
  ["1 500,00", 1500],
  ["1500,000", 1500],
  ["1.500,000", 1500],
  ["1,500.00", 1500],
  ["1'500", 1500],
  ["0,00", 0],
  ["1,500,000", 1_500_000],
  ["500.-", 500],
  ["\u202a1\u00a0500\u202c", 1500],
  ["٬٥٠٠", 500],
  ["١٬٥٠٠", 1500],
  ["١٥٠٠٫٠٠", 1500],
])("%j says just %j", (text, number) => {
  const { digits, isExact } = readWhole(text);
  expect([parseDigits(digits), isExact]).toEqual([number, true]);
});

test.each(["1500,5", "1500,50", "0,500", ".5", "1,50,000", "1,,5", "1.5,000", "2٫5"])(
  "%j is no whole number",
  (text) => {
    expect(readWhole(text).isExact).toBe(false);
  },
);

test.each([
  ["10-20", true],
  ["2x500", true],
  ["1e5", true],
  ["12/11/2026", true],
  ["12 500 FCFA", false],
  ["1 500,00", false],
  ["XAF 500", false],
])("whether %j is more than one number: %j", (text, several) => {
  expect(isSeveral(text)).toBe(several);
});

test.each([
  ["2k", true],
  ["1,5 K", true],
  ["3M", true],
  ["1500 mille", true],
  ["1 million", true],
  ["10 %", true],
  ["½", true],
  ["1²", true],
  ["①", true],
  ["Ⅻ", true],
  ["15OO", true],
  ["1500o", true],
  ["l500", true],
  ["|500", true],
  ["٥٠ %", true],
  ["1500 F", false],
  ["1500 FCFA", false],
  ["5 kg", false],
  ["5 pièces", false],
  ["10 mois", false],
  ["5 on", false],
  ["Total 500", false],
  ["1 500,00", false],
])("whether something makes another amount of %j: %j", (text, other) => {
  expect(isOther(text)).toBe(other);
});

test.each([
  ["１２３", 123],
  ["٥٠٠", 500],
  ["١٢٫٥٠", 12],
  ["१०५", 105],
  ["𝟘𝟙𝟡", 19],
])("%j is read as %j", (text, number) => {
  expect(parseDigits(readWhole(text).digits)).toBe(number);
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
      (n) => parseDigits(readWhole(groupDigits(String(n))).digits) === n,
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
