import { expect, test } from "vitest";
import { countLabels, mostLabels, withCopies, withOneMore, without } from "./chosen-labels.ts";

test("labels are chosen one by one or by their number, and left out again", () => {
  let chosen = withOneMore(withOneMore(withOneMore(new Map(), "savon"), "lait"), "savon");
  expect([...chosen]).toEqual([
    ["savon", 2],
    ["lait", 1],
  ]);
  chosen = withCopies(chosen, "lait", 24);
  expect(countLabels(chosen)).toBe(26);
  expect([...without(chosen, "savon").keys()]).toEqual(["lait"]);
});

test("a number out of reach is the nearest within it", () => {
  expect(withCopies(new Map(), "savon", 99_999).get("savon")).toBe(mostLabels);
  expect(withCopies(new Map(), "savon", -1).get("savon")).toBe(0);
});
