import { afterAll, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "#tests/support/database.ts";
import { connectDatabase, type Database } from "./client.ts";
import { buildAnew, looseIndexes } from "./tidy.ts";

let fresh: FreshDatabase;
let database: Database;
beforeAll(async () => {
  fresh = await freshDatabase();
  database = connectDatabase(fresh.url, 1);
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

const worth = 200_000;

test("indexes of a table that was emptied are found and built anew, and full ones are left alone", async () => {
  const { sql } = database;
  await sql`
    insert into request_counts (key, until, count)
    select sha256(n::text::bytea), now(), 1 from generate_series(1, 20000) n`;
  await sql`analyze`;
  const full = await looseIndexes(sql, worth);
  expect(full).toEqual([]);
  await sql`delete from request_counts where get_byte(key, 0) > 3`;
  await sql`vacuum analyze request_counts`;
  const [loose, ...others] = await looseIndexes(sql, worth);
  expect(others).toEqual([]);
  expect(loose).toMatchObject({ name: "request_counts_pkey" });
  await buildAnew(sql, loose as NonNullable<typeof loose>);
  expect(await looseIndexes(sql, worth)).toEqual([]);
  expect(await sql`select 1 from request_counts`).not.toHaveLength(0);
});
