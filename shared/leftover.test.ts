import { expect, test } from "vitest";
import { isWhole, leftText, partsLeft } from "./leftover.ts";

test("gives the parts that were not taken, in their order", () => {
  expect(partsLeft(["un", "deux", "trois"], new Set(["deux"]))).toEqual(["un", "trois"]);
});

test("calls a reading whole only where nothing is left", () => {
  const left = { leftover: [{ is: "words", text: "sans" }] } as const;
  expect(isWhole({ leftover: [] })).toBe(true);
  expect(isWhole(left)).toBe(false);
  expect(leftText(left)).toBe("sans");
});
