import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { raisePeople, raiseShops } from "#server/db/put-back.ts";
import { isShown, quotedIn, wordsOfScreens } from "./screen-words.ts";

const french = wordsOfScreens("fr");
const english = wordsOfScreens("en");

/** What no catalogue holds: signs on buttons, numbers of what has not arrived, words of the site and of a provider. */
const others = new Set(["+", "−", "118–123", "Une question ?", "Google"]);

/** What a guide says that a screen says, and no screen does. */
function unknown(quotes: readonly string[], known: ReadonlySet<string>): string[] {
  return quotes.filter((quoted) => !others.has(quoted) && !isShown(quoted, known));
}

function guide(name: string): string {
  return readFileSync(`docs/${name}.md`, "utf8");
}

/** In the guides for merchants what stands out is the name of a button or of a page. */
function standingOut(text: string): string[] {
  return [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, words = ""]) => words);
}

test("the French guide names screens and buttons as they are called", () => {
  const text = guide("merchants.fr");
  const named = [...quotedIn(text, "fr"), ...standingOut(text)];
  expect(named.length).toBeGreaterThan(60);
  expect(unknown(named, french)).toEqual([]);
});

test("the English guide names them in English, and in French where it says both", () => {
  const text = guide("merchants.en");
  const named = [...quotedIn(text, "en"), ...standingOut(text)];
  expect(named.length).toBeGreaterThan(60);
  expect(unknown(named, english)).toEqual([]);
  expect(unknown(quotedIn(text, "fr"), french)).toEqual([]);
  expect(text).not.toContain('"');
});

test("the guide for operators names screens as they are called", () => {
  const said = new Set([
    "N figures compared, 0 differences",
    // What the server prints.
    "Stopped.",
    "The database is in …",
  ]);
  const named = quotedIn(guide("operators"), "fr").filter((quoted) => !said.has(quoted));
  expect(unknown(named, french)).toEqual([]);
});

test("the guide for operators restores as the script does", () => {
  expect(guide("operators")).toContain(`-c '${raiseShops}' -c '${raisePeople}'`);
});

test.each([
  ["12 ventes à envoyer", true],
  ["Hors ligne · 1 vente à envoyer", true],
  ["500 FCFA de trop", true],
  ["signalée", true],
  ["Importer", false],
  ["12 ventes en attente", false],
])("a French screen says « %s »: %s", (quoted, says) => {
  expect(isShown(quoted, french)).toBe(says);
});

test("the list of changes has dated versions, the newest first, of 15 lines at most, each New, Better, Fixed or Operators", () => {
  const versions = readFileSync("CHANGELOG.md", "utf8").split("\n## ").slice(1);
  const heads = versions.map((text) => text.slice(0, text.indexOf("\n")));
  const dated = heads.map((head) => /^\d+\.\d+\.\d+ · (\d+ \w+ \d{4})$/.exec(head)?.[1] ?? head);
  expect(dated).toEqual(dated.toSorted((one, other) => Date.parse(other) - Date.parse(one)));
  for (const text of versions) {
    const lines = text.split("\n").filter((line) => line.startsWith("- "));
    expect(lines.length).toBeLessThanOrEqual(15);
    for (const line of lines) expect(line).toMatch(/^- \*\*(New|Better|Fixed|Operators)\*\*: /);
  }
});

test.each(["docs/architecture.md", "CONTRIBUTING.md"])("%s names files that are there", (file) => {
  const text = readFileSync(file, "utf8");
  const named = [...text.matchAll(/`((?:web|sync-server|shared|tests|docs)\/[\w./-]+)`/g)]
    .map(([, path = ""]) => path)
    .filter((path) => !/\/x$/.test(path));
  const linked = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, path = ""]) =>
    join(dirname(file), path),
  );
  expect(named.length).toBeGreaterThan(5);
  expect([...named, ...linked].filter((path) => !existsSync(path))).toEqual([]);
});
