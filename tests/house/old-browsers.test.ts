import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isTest, sourceFiles } from "./source-files.ts";

/** The Chrome from which on everything works; so docs/decisions/0036 and the guides say. */
const oldest = 108;

/** What browsers have had since, and the files that ask first whether it is there. */
const younger: { since: number; name: RegExp; asks?: string[] }[] = [
  { since: 110, name: /\.to(Sorted|Reversed|Spliced)\(/ },
  // A share of a colour is mixed with `color-mix`; without it the whole colour is the ground, and hides what is on it.
  { since: 111, name: /\b(bg|text|fill|stroke)-[a-z-]+\/\d+\b/ },
  { since: 111, name: /\.(isWellFormed|toWellFormed)\(/ },
  { since: 112, name: /new RegExp\([^)]*, "[a-z]*v[a-z]*"\)/ },
  { since: 114, name: /\.(show|hide|toggle)Popover\b/, asks: ["web/ui/toast-host.tsx"] },
  { since: 116, name: /AbortSignal\.any\b/, asks: ["web/store/hub/first-abort.ts"] },
  { since: 117, name: /\b(Object|Map)\.groupBy\(/ },
  { since: 119, name: /Promise\.withResolvers\b/ },
  { since: 120, name: /URL\.(canParse|parse)\(/ },
  { since: 121, name: /Array\.fromAsync\(/ },
  { since: 122, name: /\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/ },
  {
    since: 122,
    name: /\.(values|keys|entries)\(\)\s*\.(map|filter|some|every|find|take|toArray)\(/,
  },
  { since: 128, name: /Promise\.try\(/ },
  { since: 129, name: /scheduler\.yield\b|Intl\.DurationFormat\b/ },
  { since: 136, name: /RegExp\.escape\(/ },
  { since: 140, name: /\.(toHex|toBase64|setFromHex)\(|\.from(Hex|Base64)\(/ },
  { since: 144, name: /\bTemporal\./ },
];

function found(text: string, file: string): string[] {
  return younger.flatMap(({ since, name, asks }) => {
    const [word] = name.exec(text) ?? [];
    return word && since > oldest && !asks?.includes(file) ? [`${file}: ${word}, ${since}`] : [];
  });
}

test(`a telephone whose Chrome is ${oldest} is asked for nothing that it does not have`, () => {
  const files = sourceFiles("web", "shared").filter((file) => !isTest(file));
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => found(readFileSync(file, "utf8"), file))).toEqual([]);
});

test("no day or time is written by a language that happens to write it so: Safari's data are others", () => {
  const files = sourceFiles("web", "shared").filter((file) => !isTest(file));
  const borrowed = files.filter((file) =>
    /"(en-CA|sv-SE|sv|lt-LT)"/.test(readFileSync(file, "utf8")),
  );
  expect(borrowed).toEqual([]);
});

test("such a thing is seen, and files that ask for it first are excused for that alone", () => {
  expect(found("list.toSorted()", "web/a.ts")).toEqual(["web/a.ts: .toSorted(, 110"]);
  expect(found("map.values().map(double)", "shared/a.ts")).toHaveLength(1);
  expect(found('"hover:bg-current/10"', "web/a.tsx")).toEqual(["web/a.tsx: bg-current/10, 111"]);
  expect(found("AbortSignal.any([one])", "web/store/hub/first-abort.ts")).toEqual([]);
  expect(found("AbortSignal.any([one])", "web/store/hub/hub.ts")).toHaveLength(1);
});
