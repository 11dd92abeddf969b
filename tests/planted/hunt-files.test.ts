import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { must } from "#shared/must.ts";
import { failingTest, isSeenByFile, unplanted } from "./hunt-files.ts";
import { mistakes } from "./mistakes.ts";

const seenByFiles = mistakes.filter(isSeenByFile);
const named = (wanted: string) => must(seenByFiles.find(({ name }) => name === wanted));

/** A few: `npm run test:sync -- --bugs` looks for all of them. */
test.each([
  ["tax-rounded-down", "tax is the nearest whole franc: of 104 F at 19.25 percent 17 F"],
  ["manager-governs-managers", "who may do what manager governs those below"],
])("its test file sees it: %s", async (name, title) => {
  expect(await failingTest(named(name))).toBe(title);
});

test("a file without a mistake in it holds", async () => {
  const { failed, passed } = await unplanted([named("tax-rounded-down").seenBy]);
  expect([failed, passed > 0]).toEqual([[], true]);
});

test("every file that must see a mistake is there", () => {
  expect(seenByFiles.filter(({ seenBy }) => !existsSync(seenBy))).toEqual([]);
});
