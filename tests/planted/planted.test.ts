import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { misplaced, planted, whilePlanted } from "./mistake.ts";
import { mistakes } from "./mistakes.ts";

const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

test("every mistake finds its place", () => {
  expect(misplaced(mistakes, read)).toEqual([]);
});

test("each mistake has a name of its own and is made somewhere", () => {
  expect(new Set(mistakes.map(({ name }) => name)).size).toBe(mistakes.length);
  for (const { name, places } of mistakes)
    expect(
      places.some(({ to }) => to.includes("PLANTED")),
      name,
    ).toBe(true);
});

const mistake = { name: "m", places: [{ file: "a.ts", from: "one", to: "PLANTED" }] };
const other = { name: "o", places: [{ file: "a.ts", from: "two", to: "PLANTED ? 3 : 2" }] };

test("a mistake whose place has gone is named, and so is one with two places", () => {
  expect(misplaced([mistake, other], () => "two")).toEqual(["m: found 0 times in a.ts: one"]);
  expect(misplaced([mistake], () => "one one")).toEqual(["m: found 2 times in a.ts: one"]);
  expect(misplaced([mistake, other], () => "one two")).toEqual([]);
  expect(misplaced([mistake], () => "")).toHaveLength(1);
});

test("a mistake whose place has gone leaves the others of its file", () => {
  expect(planted([mistake, other], "a.ts", "two")).toBe(
    '(globalThis.plantedMistake === "o") ? 3 : 2',
  );
  expect(planted([mistake], "b.ts", "one")).toBeUndefined();
});

test("the one mistake of a run must find its place", () => {
  expect(() => planted([mistake], "a.ts", "two", "m")).toThrow("found 0 times in a.ts: one");
  expect(planted([mistake, other], "a.ts", "one two", "o")).toBe("one true ? 3 : 2");
});

test("a mistake is made for as long as it is said, also when that fails", async () => {
  await expect(
    whilePlanted("m", () => Promise.reject(new Error(globalThis.plantedMistake))),
  ).rejects.toThrow("m");
  expect(globalThis.plantedMistake).toBeUndefined();
});
