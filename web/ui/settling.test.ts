import { expect, test } from "vitest";
import { hasLeft } from "./settling.tsx";

test("a list has lost a row when one that stood there is gone, not when rows come or change places", () => {
  expect(hasLeft(["a", "b", "c"], ["a", "c"])).toBe(true);
  expect(hasLeft(["a", "b"], ["c", "a"])).toBe(true);
  expect(hasLeft(["a"], [])).toBe(true);
  expect(hasLeft(["a", "b"], ["b", "a", "c"])).toBe(false);
  expect(hasLeft([], ["a"])).toBe(false);
});
