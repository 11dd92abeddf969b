import { expect, test } from "vitest";
import { piecesBack } from "./pieces-back.ts";

const sold = [{ left: 3 }, { left: 2 }];

test("nothing until something is chosen, everything where the ticket is undone", () => {
  expect(piecesBack(sold, [], false)).toEqual([0, 0]);
  expect(piecesBack(sold, [], true)).toEqual([3, 2]);
});

test("what another device took back meanwhile is not given back twice", () => {
  const left = [{ left: 1 }, { left: 0 }];
  expect(piecesBack(left, [2, 2], false)).toEqual([1, 0]);
  expect(piecesBack(left, [], true)).toEqual([1, 0]);
});
