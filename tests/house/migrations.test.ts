import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Dropped once, and given back by the migration named: instances of the version before still write it. */
const givenBack = new Map([
  ['ALTER TABLE "registrations" DROP COLUMN "shop_name"', 'ADD COLUMN "shop_name"'],
]);

/** Why an instance of the version before would fail on what a migration leaves behind; undefined when it would not. */
function whatBreaks(statement: string): string | undefined {
  if (/\b(drop (table|column)|rename)\b/i.test(statement)) return "takes away";
  if (/\bset not null\b/i.test(statement)) return "wants a value";
  const isBare = /\badd column\b/i.test(statement) && !/\bdefault\b/i.test(statement);
  return isBare && /\bnot null\b/i.test(statement) ? "wants a value" : undefined;
}

test("a migration only adds, so that instances of the version before go on beside the new ones", () => {
  const files = readdirSync("migrations").filter((file) => file.endsWith(".sql"));
  const statements = files.flatMap((file) =>
    readFileSync(`migrations/${file}`, "utf8")
      .split("--> statement-breakpoint")
      .map((statement) => statement.trim().replace(/;$/, "")),
  );
  expect(files.length).toBeGreaterThan(10);
  const breaking = statements.filter((statement) => whatBreaks(statement) !== undefined);
  const excused = breaking.filter((statement) => {
    const back = givenBack.get(statement);
    return back !== undefined && statements.some((other) => other.includes(back));
  });
  expect(breaking).toEqual(excused);
});

test.each([
  ['ALTER TABLE "a" DROP COLUMN "b"', "takes away"],
  ['ALTER TABLE "a" RENAME COLUMN "b" TO "c"', "takes away"],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL', "wants a value"],
  ['ALTER TABLE "a" ADD COLUMN "b" text NOT NULL', "wants a value"],
  ['ALTER TABLE "a" ADD COLUMN "b" text DEFAULT \'\' NOT NULL', undefined],
  ['ALTER TABLE "a" ALTER COLUMN "b" DROP NOT NULL', undefined],
])("%s: %s", (statement, breaks) => {
  expect(whatBreaks(statement)).toBe(breaks);
});
