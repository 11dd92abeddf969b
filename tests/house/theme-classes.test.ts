import { readFileSync } from "node:fs";
import { compile } from "tailwindcss";
import { expect, test } from "vitest";
import { isTest, sourceFiles } from "./source-files.ts";

const theme = readFileSync("web/theme.css", "utf8");
const cleared = /--[a-z]+-\*: initial;/g;
const usual = readFileSync("node_modules/tailwindcss/theme.css", "utf8");

/** Those of the words for which the style sheet has a rule. */
async function classesAmong(words: readonly string[], ourTheme: string): Promise<Set<string>> {
  const { build } = await compile(`${usual}\n${ourTheme}\n@tailwind utilities;`);
  const names = [...build([...words]).matchAll(/^ *\.((?:\\.|[\w-])+)/gm)];
  return new Set(names.map(([, name = ""]) => name.replaceAll("\\", "")));
}

/** The classes that Tailwind has by itself and the theme took away: nothing is drawn of them, and nothing complains. */
async function takenAway(text: string): Promise<string[]> {
  const words = [...new Set(text.split(/[\s"'`]+/))];
  const ours = await classesAmong(words, theme);
  const all = await classesAmong(words, theme.replaceAll(cleared, ""));
  return [...all].filter((name) => !ours.has(name));
}

test("no colour or size of text is asked for that the theme does not have", async () => {
  const files = sourceFiles("web").filter((file) => !isTest(file));
  expect(await takenAway(files.map((file) => readFileSync(file, "utf8")).join("\n"))).toEqual([]);
});

/** Lists of classes that ask for a break in what `figures` keeps in one line: a long code would leave the screen. */
const unbreakable = (text: string) =>
  (text.match(/"[^"\n]*"/g) ?? []).filter(
    (list) => /\bfigures\b/.test(list) && /\b(?:break-all|break-words|wrap-anywhere)\b/.test(list),
  );

test("nothing that must break is kept in one line", () => {
  const files = sourceFiles("web").filter((file) => !isTest(file));
  expect(files.flatMap((file) => unbreakable(readFileSync(file, "utf8")))).toEqual([]);
  expect(unbreakable('a "figures break-all" b "figures" c "break-all"')).toHaveLength(1);
});

test("one that was taken away is seen, one of the theme's own is not", async () => {
  const text = '"p-2 bg-white text-sm text-brand" `short:text-xs` hover:border-red-500/50';
  expect((await takenAway(text)).sort()).toEqual([
    "bg-white",
    "hover:border-red-500/50",
    "short:text-xs",
  ]);
});
