import { expect, test } from "vitest";
import { eraseDigit, typeKey } from "./keypad.tsx";

test("types digits one after the other", () => {
  expect(
    ["5", "0", "00"].reduce<number | undefined>(
      (value, key) => typeKey(value, key, 999_999),
      undefined,
    ),
  ).toBe(5000);
  expect(typeKey(undefined, "00", 999)).toBe(0);
  expect(typeKey(0, "7", 999)).toBe(7);
});

test("ignores the key which would pass the limit", () => {
  expect(typeKey(99, "9", 500)).toBe(99);
});

test("erases down to nothing", () => {
  expect(eraseDigit(125)).toBe(12);
  expect(eraseDigit(5)).toBeUndefined();
  expect(eraseDigit(undefined)).toBeUndefined();
});
