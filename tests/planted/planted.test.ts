import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { planted, whilePlanted } from "./mistake.ts";
import { mistakes } from "./mistakes.ts";

const files = [...new Set(mistakes.flatMap(({ places }) => places.map(({ file }) => file)))];

test.each(files)("every mistake finds its place in %s", (file) => {
  expect(existsSync(file)).toBe(true);
  const text = planted(mistakes, file, readFileSync(file, "utf8")) ?? "";
  expect(text).toContain("globalThis.plantedMistake ===");
  expect(text).not.toContain("PLANTED");
});

test("each mistake has a name of its own and is made somewhere", () => {
  expect(new Set(mistakes.map(({ name }) => name)).size).toBe(mistakes.length);
  for (const { name, places } of mistakes)
    expect(
      places.some(({ to }) => to.includes("PLANTED")),
      name,
    ).toBe(true);
});

test("a mistake whose place has gone is told, and so is one with two", () => {
  const mistake = { name: "m", places: [{ file: "a.ts", from: "one", to: "PLANTED" }] };
  expect(() => planted([mistake], "a.ts", "two")).toThrow("found 0 times in a.ts: one");
  expect(() => planted([mistake], "a.ts", "one one")).toThrow("found 2 times");
  expect(planted([mistake], "b.ts", "one")).toBeUndefined();
});

test("a mistake is made for as long as it is said, also when that fails", async () => {
  await expect(
    whilePlanted("m", () => Promise.reject(new Error(globalThis.plantedMistake))),
  ).rejects.toThrow("m");
  expect(globalThis.plantedMistake).toBeUndefined();
});
