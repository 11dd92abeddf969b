import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#server/db/client.ts";
import { users } from "#server/db/tables/people.ts";
import { must } from "#shared/must.ts";
import { connectTo } from "#tests/support/connect.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/database.ts";
import { fillWhenEmpty, hasDemo, leaveUnfinished } from "./first-start.ts";
import type { SeedDeps } from "./seed.ts";

let fresh: FreshDatabase;
let database: Database;
let deps: SeedDeps;
const dataDir = mkdtempSync(join(tmpdir(), "boutika-demo-"));
const mark = join(dataDir, "demo.unfinished");
/** In the afternoon in Douala, so that today has its trade too. */
const now = Date.UTC(2026, 2, 14, 15);
const days = 3;

beforeAll(async () => {
  fresh = await freshDatabase();
  database = connectTo(fresh.url, 5);
  const clock = () => now;
  const random = (length: number) => randomBytes(length);
  deps = { database, secret: "tests", clock, random, days };
  expect(await hasDemo(database)).toBe(false);
  expect(await fillWhenEmpty(deps, dataDir)).toBe("filled");
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
  rmSync(dataDir, { recursive: true });
});

async function one(
  query: Promise<readonly Record<string, unknown>[]>,
): Promise<Record<string, unknown>> {
  return must((await query)[0]);
}

test("a database that somebody is in is left alone", async () => {
  const before = await one(database.sql`select count(*) as n from sales`);
  expect(await fillWhenEmpty(deps, dataDir)).toBe("left");
  expect(await one(database.sql`select count(*) as n from sales`)).toEqual(before);
});

test.each([
  ["an address of their own", { email: "awa@example.com" }],
  ["a telephone alone", { provenPhone: "+237670000009" }],
])("nothing is emptied once somebody with %s is in it", async (_, known) => {
  const id = crypto.randomUUID();
  await database.db.insert(users).values({ id, fullName: "Awa", locale: "fr", ...known });
  const before = await one(database.sql`select count(*) as n from sales`);
  writeFileSync(mark, "");
  expect(await fillWhenEmpty(deps, dataDir)).toBe("left");
  expect(existsSync(mark)).toBe(false);
  expect(await one(database.sql`select count(*) as n from sales`)).toEqual(before);
  await database.sql`delete from users where id = ${id}`;
});

test("a start without the demonstration forgets that a filling was cut off", async () => {
  writeFileSync(mark, "");
  leaveUnfinished(dataDir);
  expect(await fillWhenEmpty(deps, dataDir)).toBe("left");
});

test("a filling that was cut off is begun again from nothing", async () => {
  await database.sql`delete from sales`;
  writeFileSync(mark, "");
  expect(await fillWhenEmpty(deps, dataDir)).toBe("filled");
  expect(existsSync(mark)).toBe(false);
  expect(await one(database.sql`select count(*) as n from shops`)).toEqual({ n: 2 });
  expect(Number((await one(database.sql`select count(*) as n from sales`))["n"])).toBeGreaterThan(
    30,
  );
});
