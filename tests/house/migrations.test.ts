import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Journal = { entries: { idx: number; when: number; tag: string }[] };
type Snapshot = { id: string; prevId: string };

const read = (file: string) => readFileSync(`migrations/${file}`, "utf8").replaceAll("\r\n", "\n");
const readJson = <T>(file: string): T => JSON.parse(read(`meta/${file}`));
const { entries } = readJson<Journal>("_journal.json");
const filesOf = (end: string, folder = "migrations") =>
  readdirSync(folder)
    .filter((file) => file.endsWith(end))
    .map((file) => file.slice(0, -end.length))
    .sort();
const statementsOf = (tag: string) =>
  read(`${tag}.sql`)
    .split("--> statement-breakpoint")
    .map((statement) =>
      statement
        .replace(/^\s*--.*$/gm, "")
        .trim()
        .replace(/;$/, ""),
    );

test("every migration stands once in the journal, in the order of its number, with a name of words", () => {
  const tags = entries.map(({ tag }) => tag);
  expect(tags).toEqual(filesOf(".sql"));
  for (const [index, { idx, tag }] of entries.entries()) {
    expect(idx).toBe(index);
    expect(tag).toMatch(new RegExp(`^${String(index).padStart(4, "0")}(_[a-z]+)+$`));
  }
});

test("each is later than the one before: drizzle passes over what is older than the last that has run", () => {
  const times = entries.map(({ when }) => when);
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
});

test("the last two descriptions of the schema stay, the last one made from the one before", () => {
  const numbers = filesOf("_snapshot.json", "migrations/meta");
  expect(numbers).toEqual(entries.slice(-2).map(({ tag }) => tag.slice(0, 4)));
  const [before, last] = numbers.map((number) => readJson<Snapshot>(`${number}_snapshot.json`));
  expect(last?.prevId).toBe(before?.id);
});

test("a migration is never edited once merged; the program that generates a new one enters it", () => {
  const hash = (tag: string) =>
    createHash("sha256")
      .update(read(`${tag}.sql`))
      .digest("hex")
      .slice(0, 32);
  const now = Object.fromEntries(entries.map(({ tag }) => [tag, hash(tag)]));
  expect(now).toEqual(readJson("_hashes.json"));
});

/** Dropped once, and given back by the statement named: instances of the version before still write it. */
const givenBack = new Map([
  [
    'ALTER TABLE "registrations" DROP COLUMN "shop_name"',
    'ALTER TABLE "registrations" ADD COLUMN "shop_name" text',
  ],
]);

/** A column becomes text; what the version before asks of it is answered by functions made before, in the same file. */
const answeredFor = new Set([
  'ALTER TABLE "returns" ALTER COLUMN "lines" SET DATA TYPE json',
  'ALTER TABLE "sales" ALTER COLUMN "lines" SET DATA TYPE json, ALTER COLUMN "payments" SET DATA TYPE json',
]);

/** Why an instance of the version before would fail on what a statement leaves behind; undefined when it would not. */
function whatBreaks(statement: string, beside: readonly string[] = []): string | undefined {
  if (/\b(drop (table|column|schema|view|type)|rename)\b/i.test(statement)) return "takes away";
  if (/\b(set data type|alter column "\w+" type|drop default)\b/i.test(statement)) return "changes";
  if (/\bset not null\b/i.test(statement)) return "wants a value";
  const added = statement.split(/\badd column\b/i).slice(1);
  if (added.some((column) => /\bnot null\b/i.test(column) && !/\bdefault\b/i.test(column)))
    return "wants a value";
  return isNewRule(statement, beside) ? "forbids" : undefined;
}

/**
 * Whether rows that could be written before may be refused from now on: a rule on a table that was there. A rule that
 * takes the place of one of its name, or speaks of a column that is new, forbids nothing.
 */
function isNewRule(statement: string, beside: readonly string[]): boolean {
  const [, altered, name] = /^alter table "(\w+)" add constraint "(\w+)"/i.exec(statement) ?? [];
  const [, indexed] = /^create unique index .*? on "(\w+)"/i.exec(statement) ?? [];
  const table = altered ?? indexed;
  if (table === undefined) return false;
  const isThere = (text: string) => beside.some((other) => other.startsWith(text));
  if (isThere(`CREATE TABLE "${table}"`)) return false;
  if (isThere(`ALTER TABLE "${table}" DROP CONSTRAINT "${name}"`)) return false;
  const [, columns = ""] = /(?:unique|foreign key|using \w+) ?\(([^)]*)\)/i.exec(statement) ?? [];
  const isNew = (column: string) => isThere(`ALTER TABLE "${table}" ADD COLUMN ${column} `);
  return !columns.split(",").some((column) => isNew(column.trim()));
}

test("a migration only adds, so that instances of the version before go on beside the new ones", () => {
  expect(entries.length).toBeGreaterThan(10);
  const files = entries.map(({ tag }) => statementsOf(tag));
  const breaking = files.flatMap((statements, index) =>
    statements
      .filter((statement) => whatBreaks(statement, statements) !== undefined)
      .filter((statement) => {
        if (answeredFor.has(statement))
          return !["jsonb_array_length", "jsonb_array_elements"].every((name) =>
            statements.some((other) => other.startsWith(`CREATE FUNCTION "${name}"(json)`)),
          );
        const back = givenBack.get(statement);
        return (
          back === undefined ||
          !files
            .slice(index + 1)
            .flat()
            .includes(back)
        );
      }),
  );
  expect(breaking).toEqual([]);
});

const there = ['CREATE TABLE "new" (', 'ALTER TABLE "a" ADD COLUMN "fresh" text'];
const replaced = [...there, 'ALTER TABLE "a" DROP CONSTRAINT "rule"'];
const foreign =
  'ALTER TABLE "a" ADD CONSTRAINT "rule" FOREIGN KEY ("b") REFERENCES "public"."c"("id")';

test.each([
  ['ALTER TABLE "a" DROP COLUMN "b"', there, "takes away"],
  ['ALTER TABLE "a" RENAME COLUMN "b" TO "c"', there, "takes away"],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE bigint', there, "changes"],
  ['ALTER TABLE "a" ALTER COLUMN "b" DROP DEFAULT', there, "changes"],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL', there, "wants a value"],
  ['ALTER TABLE "a" ADD COLUMN "b" text NOT NULL', there, "wants a value"],
  [
    'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL, ADD COLUMN "c" text DEFAULT 1',
    there,
    "wants a value",
  ],
  ['ALTER TABLE "a" ADD COLUMN "b" text DEFAULT \'\' NOT NULL', there, undefined],
  ['ALTER TABLE "a" ALTER COLUMN "b" DROP NOT NULL', there, undefined],
  [foreign, there, "forbids"],
  [foreign, replaced, undefined],
  ['ALTER TABLE "a" ADD CONSTRAINT "rule" CHECK (b > 0)', there, "forbids"],
  ['ALTER TABLE "a" ADD CONSTRAINT "one" UNIQUE("fresh")', there, undefined],
  ['CREATE UNIQUE INDEX "one" ON "a" USING btree ("b")', there, "forbids"],
  ['CREATE UNIQUE INDEX "one" ON "a" USING btree ("b","fresh")', there, undefined],
  ['CREATE UNIQUE INDEX "one" ON "new" USING btree ("b")', there, undefined],
  ['CREATE INDEX "some" ON "a" USING btree ("b")', there, undefined],
])("%s", (statement, beside, breaks) => {
  expect(whatBreaks(statement, beside)).toBe(breaks);
});
