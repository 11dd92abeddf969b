import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { environmentNames } from "#server/env.ts";

/** What the image or docker-compose.yml settles by itself. */
const settled = new Set(["DATABASE_URL", "HOST", "DATA_DIR", "DEMO", "NODE_ENV"]);
/** What only docker-compose.yml reads. */
const ofCompose = new Set(["POSTGRES_PASSWORD"]);

const asked = environmentNames.filter((name) => !settled.has(name));

function found(file: string, pattern: RegExp): string[] {
  return [...readFileSync(file, "utf8").matchAll(pattern)].map(([, name = ""]) => name);
}

test("the guide for operators tells every setting", () => {
  const lines = readFileSync("docs/operators.md", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| `"));
  const told = lines.flatMap((line) =>
    [...(line.split("|")[1] ?? "").matchAll(/`(\w+)`/g)].map(([, name = ""]) => name),
  );
  expect(told.sort()).toEqual([...environmentNames].sort());
});

test("docker-compose.yml hands every setting on", () => {
  const handed = found("docker-compose.yml", /\$\{(\w+)[:}]/g).filter(
    (name) => !ofCompose.has(name),
  );
  expect([...new Set(handed)].sort()).toEqual([...asked].sort());
});

test(".env.example has a line for every setting", () => {
  const lines = found(".env.example", /^(\w+)=/gm).filter((name) => !ofCompose.has(name));
  expect(lines.sort()).toEqual([...asked].sort());
});

test("what operators run in the Docker image is built beside the server", () => {
  const named = new Set(found("docs/operators.md", /dist\/server\/([\w-]+)\.js/g));
  expect(named.size).toBeGreaterThan(1);
  const built = readFileSync("rolldown.config.ts", "utf8");
  for (const name of named) expect(built).toContain(`"scripts/${name}.ts"`);
});
