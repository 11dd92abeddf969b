import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { wholeNumberOf } from "./import-number.ts";

describe("numbers as people write them", () => {
  test.each([
    ["1500", 1500],
    ["1 500", 1500],
    ["1\u00a0500", 1500],
    ["1\u202f500", 1500],
    ["1.500", 1500],
    ["1,500", 1500],
    ["1'500", 1500],
    ["1’500", 1500],
    ["1.500,00", 1500],
    ["1,500.00", 1500],
    ["1 500,00", 1500],
    ["1500,00", 1500],
    ["1500.0", 1500],
    ["12.500.000", 12_500_000],
    ["1500 F", 1500],
    ["1500F", 1500],
    ["1 500 FCFA", 1500],
    ["1.500 F CFA", 1500],
    ["XAF 1,500", 1500],
    ["1500 frs", 1500],
    ["1500 Fr.", 1500],
    ["12 pcs", 12],
    ["12 pièces", 12],
    ["1 unité", 1],
    ["  7 ", 7],
    ["F 1500", 1500],
    ["Frs 1 500", 1500],
    ["1500 frs CFA", 1500],
    ["1 500 francs CFA", 1500],
    ["1500 francs", 1500],
    ["1500,-", 1500],
    ["1.500.–", 1500],
    ["'1500", 1500],
    ["’1 500", 1500],
    ["12 units", 12],
    ["12 u", 12],
    ["١٥٠٠", 1500],
    ["\u200e1500\u200f", 1500],
    ["0", 0],
    ["0,00", 0],
    ["007", 7],
    ["１５００", 1500],
    ["770.0000000000001", 770],
    ["1199,9999999999998", 1200],
    ["25000000.000000004 FCFA", 25_000_000],
  ])("%j is %d", (text, value) => {
    expect(wholeNumberOf(text)).toBe(value);
  });

  test.each([
    "",
    " ",
    "-5",
    "12,5",
    "1.5",
    "0,500",
    "12,50",
    "1500.50",
    "770.00001",
    "770.5000000000001",
    "0.99999",
    "1.500.00",
    "1 50",
    "12 5000",
    "1,500,00",
    "1.500,000,00",
    "1E+06",
    "1500 €",
    "70 g",
    "F",
    "u",
    "1500,5-",
    "'",
    "-1500-",
    "1500 F/kg",
    "1500 cu",
    "gratuit",
    "10-12",
    "1.1250",
    "99999999999999999999",
  ])("%j is not understood", (text) => {
    expect(wholeNumberOf(text)).toBeUndefined();
  });

  test("a number grouped in any of the usual ways is that number", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999_999 }),
        fc.constantFrom(" ", "\u00a0", "\u202f", ".", ",", "'"),
        fc.constantFrom("", "zeros"),
        fc.constantFrom("", " F", " FCFA", " XAF"),
        (value, sign, zeros, after) => {
          const decimals = zeros === "" ? "" : sign === "," ? ".00" : ",00";
          const text = String(value).replace(/\B(?=(\d{3})+$)/g, sign) + decimals + after;
          expect(wholeNumberOf(text)).toBe(value);
        },
      ),
    );
  });
});
