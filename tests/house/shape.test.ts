import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { operationEntries } from "#shared/sync/kinds.ts";
import { isTest, sourceFiles } from "./source-files.ts";

const sources = sourceFiles("shared", "web", "sync-server", "tests", "scripts");

test("no file is past 300 lines", () => {
  const long = sources.filter(
    (file) => readFileSync(file, "utf8").trimEnd().split("\n").length > 300,
  );
  expect(long).toEqual([]);
});

test("no index files: a file is named after what it holds", () => {
  expect(sources.filter((file) => /^index\./.test(basename(file)))).toEqual([]);
});

test("folders are at most three deep under a side", () => {
  expect(sources.filter((file) => file.split("/").length > 5)).toEqual([]);
});

test("the protocol says of every operation whether it is a fact or an intention", () => {
  const words = /^_Device_: .*$/m.exec(readFileSync("shared/sync/SPEC.md", "utf8"))?.[0] ?? "";
  const named = (told: string) =>
    [...words.matchAll(new RegExp(`_${told}_: [^(]*\\(([^)]*)\\)`, "g"))].map(([, list = ""]) =>
      [...list.matchAll(/`([^`]+)`/g)].map(([, kind]) => kind).sort(),
    );
  const kinds = Object.entries(operationEntries);
  const ofSort = (asks: boolean) =>
    kinds.filter(([, { isFact }]) => isFact === "count" || isFact !== asks).map(([kind]) => kind);
  expect(named("Fact")).toEqual([ofSort(false).sort()]);
  expect(named("Intention")).toEqual([ofSort(true).sort()]);
});

test("every numbered rule of the protocol is cited by a test, and every citation is a rule", () => {
  const rules = [
    ...readFileSync("shared/sync/SPEC.md", "utf8").matchAll(/^- \*\*([A-Z]{1,2}\d+)\*\*/gm),
  ].map(([, rule = ""]) => rule);
  const cited = sources
    .filter((file) => isTest(file) || file.startsWith("tests/"))
    .flatMap((file) => readFileSync(file, "utf8").split("\n"))
    .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))
    .flatMap((line) => [...line.matchAll(/\[([A-Z]{1,2}\d+)\]/g)].map(([, rule = ""]) => rule));
  expect(rules.length).toBeGreaterThan(10);
  expect(rules.filter((rule) => !cited.includes(rule))).toEqual([]);
  expect([...new Set(cited)].filter((rule) => !rules.includes(rule))).toEqual([]);
});
