import fc from "fast-check";
import { expect, test } from "vitest";
import { parseRate, rateText, readRate } from "./rate.ts";

test.each([
  ["19,25", 1925],
  ["19.2 %", 1920],
  ["7", 700],
  ["100", 10_000],
  ["100,01", undefined],
  ["", undefined],
  ["-1", undefined],
  ["1,234", undefined],
])("reads %j", (text, rate) => {
  expect(parseRate(text)).toBe(rate);
});

test("what is written is read again", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), fc.constantFrom(",", "."), (rate, comma) => {
      expect(parseRate(rateText(rate, comma))).toBe(rate);
    }),
  );
});

test.each([
  ["7,5", 750],
  ["7.5 %", 750],
  ["7,", 700],
  ["12,25", 1225],
  ["7,555", undefined],
  ["5-7", undefined],
  ["-5", undefined],
  ["150", undefined],
  ["7;5", undefined],
])("%j typed as a part is all of it, or nothing", (text, rate) => {
  expect(readRate(text)).toBe(rate);
});
