import { expect, test } from "vitest";
import { receiptNumber, vatIncluded } from "./receipt.ts";

test("a receipt bears the code of its device and six digits", () => {
  expect(receiptNumber("B", 118)).toBe("B-000118");
});

test("the tax inside a price of 11 925 F at 19.25 % is 1 925 F", () => {
  expect(vatIncluded(11_925, 1925)).toBe(1925);
  expect(vatIncluded(11_925, 0)).toBe(0);
});

test.each([
  [100, 16],
  [104, 17],
  [1000, 161],
  [999_999_999, 161_425_576],
])("tax is the nearest whole franc: of %i F at 19.25 percent %i F", (total, tax) => {
  expect(vatIncluded(total, 1925)).toBe(tax);
});
