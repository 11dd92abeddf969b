import { expect, test } from "vitest";
import { tileAfter } from "./virtual-grid.tsx";

test.each([
  ["ArrowRight", 3, 4],
  ["ArrowLeft", 3, 2],
  ["ArrowDown", 3, 7],
  ["ArrowUp", 3, 3],
  ["ArrowUp", 5, 1],
  ["ArrowDown", 8, 8],
  ["ArrowRight", 9, 9],
  ["Home", 5, 0],
  ["End", 5, 9],
  ["a", 5, undefined],
])("%s leads from tile %d to %s, four a row, ten in all", (key, at, next) => {
  expect(tileAfter(key, at, 4, 10)).toBe(next);
});
