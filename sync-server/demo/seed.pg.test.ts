import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkPassword, profileOf } from "#server/accounts/people.ts";
import { connectDatabase, type Database } from "#server/db/client.ts";
import { users } from "#server/db/tables/people.ts";
import { createSync } from "#server/sync/deps.ts";
import { exchange } from "#server/sync/exchange.ts";
import { must } from "#shared/must.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/database.ts";
import { randomFrom } from "#tests/support/random.ts";
import { readDemoCatalogue } from "./catalogue.ts";
import { fillWhenEmpty, hasDemo, leaveUnfinished } from "./first-start.ts";
import { demoPassword, demoPeople } from "./people.ts";
import type { SeedDeps } from "./seed.ts";

let fresh: FreshDatabase;
let database: Database;
let deps: SeedDeps;
const dataDir = mkdtempSync(join(tmpdir(), "boutika-demo-"));
const mark = join(dataDir, "demo.unfinished");
/** In the afternoon in Douala, so that today has its trade too. */
const now = Date.UTC(2026, 2, 14, 15);

beforeAll(async () => {
  fresh = await freshDatabase();
  database = connectDatabase(fresh.url, 5);
  const clock = () => now;
  const sync = createSync({ database, clock });
  const random = (length: number) => randomBytes(length);
  const chance = randomFrom("the demonstration's trade").fraction;
  deps = {
    database,
    secret: "tests",
    clock,
    random,
    chance,
    exchange: exchange.bind(undefined, sync),
  };
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

async function akwa(): Promise<string> {
  const shop = await one(database.sql`select id from shops where name = 'Boutique Akwa'`);
  return String(shop["id"]);
}

test("owner, employee and reseller sign in and each opens « Boutique Akwa » in their role", async () => {
  for (const { email, role } of Object.values(demoPeople)) {
    const { person } = must(await checkPassword(deps, email, demoPassword), email);
    const profile = must(await profileOf(deps, person.id));
    const branches = role === "owner" ? [{ shopName: "Boutique Bonabéri", role }] : [];
    // The newest is opened first.
    expect(profile.shops).toMatchObject([...branches, { shopName: "Boutique Akwa", role }]);
  }
  expect(await hasDemo(database)).toBe(true);
});

test("every product of the catalogue is in the shop", async () => {
  const { sql } = database;
  const products = readDemoCatalogue();
  const here = sql`select count(*) as n, count(barcode) as coded from products where shop_id = ${await akwa()}`;
  expect(await one(here)).toEqual({
    n: products.length,
    coded: products.filter(({ barcode }) => barcode).length,
  });
});

test("the books add up: what is on the shelf is what came minus what was sold", async () => {
  const { sql } = database;
  const initial = readDemoCatalogue().reduce((sum, { stock }) => sum + stock, 0);
  const { sold } = await one(sql`
    select sum((line->>'quantity')::int) as sold from sales, json_array_elements(lines) line
    where not of_reseller`);
  const { adjusted } = await one(sql`select sum(delta) as adjusted from adjustments`);
  const { handed } = await one(sql`select sum(quantity) as handed from transfers`);
  const { sent } = await one(
    sql`select sum(quantity) as sent from shop_transfers where direction = 'out'`,
  );
  const books = await one(sql`
    select sum(quantity) as left, min(quantity) as least from stocks where shop_id = ${await akwa()}`);
  const gone = Number(sold) + Number(handed) + Number(sent);
  expect(Number(books["left"])).toBe(initial - gone + Number(adjusted));
  expect(Number(books["least"])).toBeGreaterThanOrEqual(0);
});

test("there is trade on each of the last days and today, by two people, in cash and by mobile money", async () => {
  const { sql } = database;
  const days =
    await sql`select day::text as day, count(*) as n from sales group by day order by day`;
  expect(days.map((row) => row["day"])).toEqual(
    [9, 10, 11, 12, 13, 14].map((day) => `2026-03-${String(day).padStart(2, "0")}`),
  );
  expect(Math.min(...days.map((row) => Number(row["n"])))).toBeGreaterThan(2);
  const sellers = await sql`select distinct seller_id from sales where not of_reseller`;
  expect(sellers).toHaveLength(2);
  const methods =
    await sql`select distinct p->>'method' as method from sales, json_array_elements(payments) p order by 1`;
  expect(methods.map((row) => row["method"])).toEqual(["cash", "mobile-money"]);
  expect(await one(sql`select count(*) as n from returns`)).toEqual({ n: 1 });
});

test("one sale asks for the owner's eyes, no other does", async () => {
  const flagged = await database.sql`select flags from sales where cardinality(flags) > 0`;
  expect(flagged.map((row) => row["flags"])).toEqual([["price-below-minimum"]]);
  expect(await database.sql`select 1 from unreadable_operations`).toHaveLength(0);
});

test("the reseller holds goods and sold some: waiting, due and paid; goods are on the way to the second shop", async () => {
  const { sql } = database;
  const statuses = await sql`select status from transfers order by status`;
  expect(statuses.map(({ status }) => status)).toEqual(["confirmed", "confirmed", "pending"]);
  const sold = await sql`
    select status, commission_amount > 0 as earned, commission_paid is not null as paid
    from reseller_sales order by status, paid`;
  expect([...sold]).toEqual([
    { status: "confirmed", earned: true, paid: false },
    { status: "confirmed", earned: true, paid: true },
    { status: "pending", earned: null, paid: false },
  ]);
  const sent = await sql`select direction, status, told from shop_transfers order by direction`;
  expect([...sent]).toEqual([
    { direction: "in", status: "on-the-way", told: true },
    { direction: "out", status: "on-the-way", told: true },
  ]);
});

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
