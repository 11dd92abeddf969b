import fc from "fast-check";
import { expect, test } from "vitest";
import { gtinCheckDigit } from "./barcode.ts";
import { barcodeDoubt } from "./barcode-doubt.ts";

const withCheck = (body: string) => body + gtinCheckDigit(body);

test.each([
  ["EAN-13 of a scale", withCheck("201234501250")],
  ["the last prefix of scales", withCheck("299999900000")],
  ["UPC of a scale", withCheck("21234501250")],
  ["the same with a zero in front", withCheck("021234501250")],
  ["typed with spaces", "2 012345 012505".replace(/.$/, gtinCheckDigit("201234501250"))],
])("%s changes with each label", (_name, code) => {
  expect(barcodeDoubt(code)).toBe("scale");
});

test.each([
  ["Arabic digits", "٣٢٥٦٢٢٥٧٣٤٩٤٩", "check-digit"],
  ["blanks that do not break", "3\u00a0256225\u202f734949", "check-digit"],
  ["signs that nobody sees", "\u202a2012345012509\u202c", "scale"],
  ["wide digits", "２０１２３４５０１２５０９", "scale"],
])("%s are looked at as digits", (_name, code, doubt) => {
  expect(barcodeDoubt(code)).toBe(doubt);
});

test("one digit mistyped is seen, in a code of any length of the trade that stays one", () => {
  const body = fc
    .constantFrom(7, 11, 12, 13)
    .chain((length) => fc.stringMatching(new RegExp(`^[3-9]\\d{${length - 1}}$`)));
  fc.assert(
    fc.property(body, fc.nat(), fc.integer({ min: 1, max: 9 }), (digits, where, change) => {
      const code = withCheck(digits);
      const at = where % code.length;
      const wrong = code.slice(0, at) + ((Number(code[at]) + change) % 10) + code.slice(at + 1);
      // Eight digits that begin with 0 or 1 may be a UPC-E, whose check digit is another sum.
      fc.pre(!(wrong.length === 8 && /^[01]/.test(wrong)));
      expect(barcodeDoubt(wrong)).toBe("check-digit");
    }),
  );
});

test("eight digits mistyped into a UPC-E that fits cannot be told from one", () => {
  const code = withCheck("8000680");
  expect(barcodeDoubt(`0${code.slice(1)}`)).toBeUndefined();
  expect(barcodeDoubt(`7${code.slice(1)}`)).toBe("check-digit");
});

test.each([
  "",
  "3017620422003",
  "96385074",
  "04965802",
  "978-2-07-061275-8 50995",
  "BTSR28W4APQ",
  "12345",
  "123456789012345",
  withCheck("2000001"),
])("%s is beyond doubt", (code) => {
  expect(barcodeDoubt(code)).toBeUndefined();
});

test("[U9] a code that the shop reads as a label of its scales is doubted more", () => {
  const code = withCheck("210123401250");
  expect(barcodeDoubt(code, ["21AAAAAWWWWWC"])).toBe("label");
  expect(barcodeDoubt(code, ["22AAAAAWWWWWC"])).toBe("scale");
  expect(barcodeDoubt(withCheck("600123401250"), ["21AAAAAWWWWWC"])).toBeUndefined();
});
