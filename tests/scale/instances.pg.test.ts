import { randomBytes } from "node:crypto";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "#tests/support/database.ts";
import { sellThroughKills } from "./load.ts";

let fresh: FreshDatabase;
let url = "";
beforeAll(async () => {
  fresh = await freshDatabase();
  const name = `boutika_fleet_${randomBytes(6).toString("hex")}`;
  const sql = postgres(fresh.url, { max: 1, onnotice: () => {} });
  await sql`create database ${sql(name)}`;
  await sql.end();
  const empty = new URL(fresh.url);
  empty.pathname = `/${name}`;
  url = empty.href;
});
afterAll(async () => {
  const sql = postgres(fresh.url, { max: 1, onnotice: () => {} });
  await sql`drop database if exists ${sql(new URL(url).pathname.slice(1))} with (force)`;
  await sql.end();
  await fresh.drop();
});

test("three instances on one database, killed at random while twenty sell, lose nothing and do nothing twice", async () => {
  const found = await sellThroughKills({
    ...{ url, instances: 3, shops: 10, devicesPerShop: 2, products: 20 },
    ...{ seconds: 8, pauseMs: 60, kills: 2, listens: true, seed: "three instances" },
  });
  expect(found).toMatchObject({ lost: 0, twice: 0, wrongStock: 0, noticesTwice: 0 });
  expect(found).toMatchObject({ notices: found.lowShops, mailLost: 0, mailTwice: 0 });
  expect(found).toMatchObject({ differences: 0, toldAll: found.listeners });
  // How many sales eight seconds hold is the machine's affair.
  expect(found.sales).toBeGreaterThan(20);
  expect(found.lowShops).toBeGreaterThan(0);
  expect(found.messages).toBeGreaterThanOrEqual(10);
  expect(found.months).toBeGreaterThan(0);
});
