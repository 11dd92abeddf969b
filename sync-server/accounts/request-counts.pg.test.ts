import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#server/db/client.ts";
import { connectTo } from "#tests/support/connect.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/database.ts";
import { countRequest, forgetCounts } from "./request-counts.ts";

let fresh: FreshDatabase;
let instances: Database[];
let now = Date.UTC(2026, 10, 28);
beforeAll(async () => {
  fresh = await freshDatabase();
  instances = [0, 1].map(() => connectTo(fresh.url, 2));
});
afterAll(async () => {
  await Promise.all(instances.map((each) => each.close()));
  await fresh.drop();
});

const share = { max: 3, seconds: 60 };
const ask = (instance: number, key: string) => {
  const { db } = instances[instance] as Database;
  return countRequest(db, now, key, share);
};

test("instances share what may be asked for, each key by itself, until the time is over", async () => {
  const answers = await Promise.all([0, 1, 0, 1, 0].map((instance) => ask(instance, "sms")));
  expect(answers.filter((wait) => wait === undefined)).toHaveLength(3);
  expect(answers.filter((wait) => wait === 60)).toHaveLength(2);
  expect(await ask(1, "another")).toBeUndefined();
  now += 20_000;
  expect(await ask(1, "sms")).toBe(40);
  now += 40_000;
  expect(await ask(0, "sms")).toBeUndefined();
});

test("what is rolled back was not asked for", async () => {
  const { db } = instances[0] as Database;
  for (let time = 0; time < 5; time += 1)
    await db
      .transaction(async (tx) => {
        await countRequest(tx, now, "in vain", share);
        throw new Error("no SMS");
      })
      .catch(() => undefined);
  expect(await ask(1, "in vain")).toBeUndefined();
});

test("nothing is kept of what is over, and nobody is named", async () => {
  const [database] = instances as [Database];
  await ask(0, "awa@example.cm");
  const rows = await database.sql<{ key: Buffer }[]>`select key from request_counts`;
  expect(rows.length).toBeGreaterThan(0);
  for (const { key } of rows) expect(key).toHaveLength(16);
  now += 60_000;
  await forgetCounts({ database, clock: () => now });
  expect(await database.sql`select 1 from request_counts`).toHaveLength(0);
});
