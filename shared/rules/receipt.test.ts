import { expect, test } from "vitest";
import { receiptNumber, vatIncluded } from "./receipt.ts";

test("a receipt bears the code of its device and six digits", () => {
  expect(receiptNumber("B", 118)).toBe("B-000118");
});

test("the tax inside a price of 11 925 F at 19.25 % is 1 925 F", () => {
  expect(vatIncluded(11_925, 1925)).toBe(1925);
  expect(vatIncluded(11_925, 0)).toBe(0);
});
