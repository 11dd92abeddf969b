import { expect, test } from "vitest";
import { countedOf, countsOf, draftOf, emptyDrawer, nothingCounted } from "./count-draft.ts";

test("pieces make the sum, the largest first, what was not found left out", () => {
  const draft = {
    ...nothingCounted,
    pieces: { "coin 500": 3, "note 500": 1, "note 10000": 2, "coin 1": 0 },
  };
  expect(countsOf(draft)).toEqual([
    { kind: "note", value: 10_000, count: 2 },
    { kind: "note", value: 500, count: 1 },
    { kind: "coin", value: 500, count: 3 },
  ]);
  expect(countedOf(draft)).toBe(22_000);
});

test("nothing counted is not the same as an empty drawer", () => {
  expect(countedOf(nothingCounted)).toBeUndefined();
  expect(countedOf({ ...nothingCounted, pieces: emptyDrawer })).toBe(0);
});

test("the total alone bears no pieces", () => {
  const draft = { way: "total" as const, pieces: { "note 1000": 4 }, total: 3500 };
  expect(countsOf(draft)).toEqual([]);
  expect(countedOf(draft)).toBe(3500);
  expect(countedOf({ ...draft, total: undefined })).toBeUndefined();
});

test("a count left behind by an earlier drawer is not taken for one of this", () => {
  const left = { ...nothingCounted, pieces: { "note 1000": 4 }, since: "yesterday" };
  expect(countedOf(draftOf(left, "yesterday"))).toBe(4000);
  expect(draftOf(left, "today")).toEqual({ ...nothingCounted, since: "today" });
  expect(draftOf(undefined, null)).toEqual({ ...nothingCounted, since: null });
});
