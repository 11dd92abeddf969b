import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plantedCode, plantedImports } from "./planted-offences.ts";

/** The fences are planted against in a copy: nobody's tree holds an offence, not even for a second. */
let tree = "";
let complaints: { rule: string; file: string; line: number }[] = [];

const importFile = (index: number, file: string) =>
  file.replace(/plant(\.tsx?)$/, `plant-${index}$1`);
const rooms = ["shared", "web", "sync-server"].flatMap((side) =>
  readdirSync(side, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${side}/${entry.name}`),
);

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), "boutika-fences-"));
  const config = JSON.parse(readFileSync("biome.json", "utf8"));
  write("biome.json", JSON.stringify({ ...config, $schema: undefined, vcs: undefined }));
  cpSync("package.json", join(tree, "package.json"));
  for (const [index, [file, forbidden, allowed]] of plantedImports.entries()) {
    const lines = [`import "${allowed}";`, `import "${forbidden}";`, "export const planted = 1;"];
    write(importFile(index, file), `${lines.join("\n")}\n`);
  }
  for (const [file, , code] of plantedCode) write(file, `${code}\n`);
  write("web/ui/other.ts", "export const a = 1;\n");
  for (const room of rooms) write(`${room}/zz-parent.ts`, 'import "../x.ts";\n');
  complaints = lint();
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
}

function lint() {
  const biome = resolve("node_modules/@biomejs/biome/bin/biome");
  const words = ["lint", "--max-diagnostics=none", "--reporter=github", "--error-on-warnings", "."];
  const { stdout } = spawnSync(process.execPath, [biome, ...words], {
    cwd: tree,
    encoding: "utf8",
  });
  return stdout.split("\n").flatMap((text) => {
    const [, rule, file, line] = /title=([^,]+),file=([^,]+),line=(\d+)/.exec(text) ?? [];
    if (!rule || !file) return [];
    return [
      {
        rule: rule.split("/").at(-1) ?? "",
        file: file.slice(file.indexOf(tree) + tree.length + 1),
        line: Number(line),
      },
    ];
  });
}

const importComplaints = (file: string) =>
  complaints
    .filter((one) => one.file === file && one.rule === "noRestrictedImports")
    .map((one) => one.line);

test.each(plantedImports.map((plant, index) => [index, ...plant] as const))(
  "%i: %s may not import %s, and may import %s",
  (index, file) => {
    expect(importComplaints(importFile(index, file))).toEqual([2]);
  },
);

test.each(plantedCode)("%s: %s stops it", (file, rule) => {
  expect(complaints.filter((one) => one.file === file).map((one) => one.rule)).toContain(rule);
});

test.each(rooms)("%s has a fence", (room) => {
  expect(importComplaints(`${room}/zz-parent.ts`)).toEqual([1]);
});

test("every room of the sides is named by an override", () => {
  const overrides: { includes: string[] }[] = JSON.parse(
    readFileSync("biome.json", "utf8"),
  ).overrides;
  const named = overrides.flatMap((one) => one.includes);
  expect(rooms.filter((room) => !named.some((glob) => glob.startsWith(`${room}/**`)))).toEqual([]);
});
