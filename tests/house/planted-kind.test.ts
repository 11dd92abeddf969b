import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { kindCodes } from "#shared/sync/operation-kinds.ts";
import {
  type Half,
  type Halves,
  lackingOperations,
  lackingRows,
  operationHalves,
  rowHalves,
  silentOperations,
  silentRows,
} from "./halves-of-a-kind.ts";

/** Kinds are planted in a copy; each leaves out another half, so that one look at the copy tells of all. */
let tree = "";
const original = new Map<string, string>();
const added = new Set<string>();
/** The next number on the wire. */
let code = kindCodes.length;

/** What leads to every list of kinds. */
const entries = [
  ...["sync-server/sync/kinds/registry.ts", "sync-server/sync/judging/judge-request.ts"],
  ...["sync-server/routes/sync-answer.ts", "web/store/hub/garbage-collection.ts"],
  ...["web/store/books/is-sound.ts", "web/features/waiting/operation-words.tsx"],
  ...["tests/support/oracle-books.ts", "tests/support/records.ts"],
];
const loops = [
  ...["shared/sync/operation-kinds.test.ts", "tests/support/records.test.ts"],
  ...["sync-server/sync/kinds/every-kind.test.ts", "sync-server/routes/sync-answer.test.ts"],
];

beforeAll(() => {
  tree = realpathSync(mkdtempSync(join(tmpdir(), "boutika-kinds-")));
  for (const part of ["shared", "web", "sync-server", "tests", "package.json"])
    cpSync(part, join(tree, part), { recursive: true });
  cpSync("tsconfig.base.json", join(tree, "tsconfig.base.json"));
  for (const part of ["node_modules", "migrations"]) symlinkSync(resolve(part), join(tree, part));
  const files = entries.map((file) => `../${file}`);
  write(
    "tests/tsconfig.kinds.json",
    JSON.stringify({ extends: "./tsconfig.json", include: ["../web/**/*.d.ts"], files }),
  );
  write("vitest.config.js", `export default { test: { include: ${JSON.stringify(loops)} } };\n`);
}, 120_000);
afterEach(() => {
  for (const [file, text] of original) write(file, text);
  for (const file of added) rmSync(join(tree, file));
  added.clear();
  code = kindCodes.length;
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(tree, file), "utf8");
const write = (file: string, text: string) => writeFileSync(join(tree, file), text);

/** Plants a kind; without the half of this name, or with others in their places. */
function plant(kind: string, halves: Halves, { without = "", others = {} as Halves } = {}) {
  for (const [name, half] of Object.entries({ ...halves, ...others })) {
    if (name === without) continue;
    if ("folder" in half) {
      const file = `${half.folder}/${kind}.ts`;
      added.add(file);
      write(file, half.text(kind));
      continue;
    }
    const text = read(half.file);
    if (!original.has(half.file)) original.set(half.file, text);
    const around = text.split(`${half.above}\n`);
    if (around.length !== 2) throw new Error(`${half.file} has not one line: ${half.above}`);
    write(half.file, around.join(`${half.line(kind, code)}\n${half.above}\n`));
  }
  if (halves === operationHalves) code += 1;
}

/** Runs a program of the house in the copy. */
function run(program: string, ...words: string[]): string {
  const { stdout } = spawnSync(process.execPath, [resolve("node_modules", program), ...words], {
    cwd: tree,
    encoding: "utf8",
    maxBuffer: 64 * 2 ** 20,
  });
  return stdout;
}

/** Errors of the compiler: each with the file in which it stands. */
function complaints(): string[] {
  const text = run("typescript/bin/tsc", "--pretty", "false", "-p", "tests/tsconfig.kinds.json");
  return text.split(/\n(?=\S)/).filter((one) => one !== "");
}

/** The tests of the loops by their names, with what became of them. */
function loopTests(): Map<string, string> {
  run("vitest/vitest.mjs", "run", "--reporter=json", "--outputFile=report.json");
  const { testResults } = JSON.parse(read("report.json")) as {
    testResults: { assertionResults: { title: string; status: string }[] }[];
  };
  return new Map(
    testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ title, status }) => [title, status] as const),
    ),
  );
}

/** A section of the guide for who carries on, from its heading to the next. */
function recipe(heading: string): string {
  const [, section = ""] = readFileSync("docs/architecture.md", "utf8").split(`## ${heading}\n`);
  return section.split("\n## ")[0] ?? "";
}

test("the recipes name every file in which a kind is planted here", () => {
  const [record, operation] = [recipe("Add a record"), recipe("Add an operation")];
  expect(record).not.toBe("");
  for (const half of [...Object.values<Half>(rowHalves), ...Object.values<Half>(operationHalves)])
    expect(record).toContain(`\`${"folder" in half ? half.folder : half.file}\``);
  expect(operation).toContain(`\`${operationHalves.entry.file}\``);
});

test("a kind with all its halves compiles and passes the loops; what else compiles is named by one", () => {
  plant("planted", rowHalves);
  plant("planted.create", operationHalves);
  for (const [kind, { halves, without }] of Object.entries(silentRows))
    plant(kind, rowHalves, { others: halves, without });
  for (const [kind, { halves }] of Object.entries(silentOperations))
    plant(kind, operationHalves, { others: halves });
  expect(complaints()).toEqual([]);
  const silent = [...Object.values(silentRows), ...Object.values(silentOperations)];
  const tests = loopTests();
  const ofWhole = [...tests.keys()].filter((title) => /\bplanted\b/.test(title));
  // Beside those of the silent halves, the description of answers.
  expect(ofWhole).toHaveLength(silent.length + 1);
  const failed = [...tests].flatMap(([title, status]) => (status === "passed" ? [] : [title]));
  expect(failed.sort()).toEqual(silent.map(({ named }) => named).sort());
});

describe("a kind with a half left out", () => {
  test("does not compile, and the file that lacks it is named", () => {
    plant("planted_server", rowHalves, { without: "server" });
    for (const half of ["rule", "words"])
      plant(`planted.${half}`, operationHalves, { without: half });
    for (const [name, others] of Object.entries(lackingRows))
      plant(`planted_${name}`, rowHalves, { others });
    for (const [name, others] of Object.entries(lackingOperations))
      plant(`planted.${name}`, operationHalves, { others });
    const found = complaints();
    const lacks = (file: string, text: string) =>
      found.some((one) => one.startsWith(`${file}(`) && one.includes(text));
    expect(lacks(rowHalves.server.missedIn, "'planted_server' is missing")).toBe(true);
    expect(lacks(operationHalves.rule.missedIn, `'"planted.rule"' is missing`)).toBe(true);
    expect(lacks(operationHalves.words.file, 'kind: "planted.words"')).toBe(true);
    const { file } = rowHalves.entry;
    const lines = read(file).split("\n");
    for (const name of [...Object.keys(lackingRows), ...Object.keys(lackingOperations)]) {
      const line = 1 + lines.findIndex((one) => new RegExp(`planted[._]${name}\\b`).test(one));
      expect(lacks(file, `${file}(${line},`), name).toBe(true);
    }
  });

  test("does not compile without its entry either: nothing else may name it", () => {
    plant("planted", rowHalves, { without: "entry" });
    plant("planted.create", operationHalves, { without: "entry" });
    const found = complaints();
    for (const { file } of [rowHalves.server, operationHalves.rule])
      expect(
        found.filter((one) => one.startsWith(`${file}(`) && one.includes("planted")),
        file,
      ).not.toEqual([]);
  });
});
