import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "#tests/support/database.ts";
import { connectDatabase, type Database } from "./client.ts";

let fresh: FreshDatabase;
let database: Database;

beforeAll(async () => {
  fresh = await freshDatabase();
  database = connectDatabase(fresh.url, 2);
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

test("every array column is of a type the driver knows", async () => {
  const found = await database.sql<{ name: string; type: number }[]>`
    select c.relname || '.' || a.attname as name, a.atttypid::int as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and t.typcategory = 'A' and not a.attisdropped`;
  expect(found.length).toBeGreaterThan(10);
  const unknown = found.filter(({ type }) => !(type in database.sql.options.parsers));
  expect(unknown).toEqual([]);
});

const texts = fc.string({ unit: "grapheme" }).map((text) => text.replaceAll("\0", ""));
test.each([
  ["text", fc.oneof(texts, fc.constantFrom("", "NULL", '"', "\\", "{,}", " a "))],
  ["uuid", fc.uuid()],
  ["int", fc.integer({ min: -2_147_483_648, max: 2_147_483_647 })],
  ["bigint", fc.maxSafeInteger()],
])("an array of %s comes back as it was sent", async (type, each) => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.option(each as fc.Arbitrary<unknown>)), async (sent) => {
      const text = `select $1::${type}[] as back`;
      const [row] = await database.sql.unsafe(text, [sent as never]);
      expect(row?.["back"]).toEqual(sent);
    }),
  );
});

test("an answer that broke off in the middle leaves no rows before those of the next", async () => {
  const one = connectDatabase(fresh.url, 1);
  const broken = one.sql`select 1 / (150 - n) as x, repeat('x', 300) as y from generate_series(1, 200) n`;
  await expect(broken).rejects.toMatchObject({ code: "22012" });
  expect([...(await one.sql`select 7 as seven`)]).toEqual([{ seven: 7 }]);
  await one.close();
});

test("Postgres asks within a minute whether a server that holds a row is still there", async () => {
  const [row] = await database.sql<{ seconds: number }[]>`
    select current_setting('tcp_keepalives_idle')::int + current_setting('tcp_keepalives_interval')::int
      * current_setting('tcp_keepalives_count')::int as seconds`;
  expect(row?.seconds).toBeLessThanOrEqual(60);
  expect(row?.seconds).toBeGreaterThan(0);
});

test("of the connections at rest the one that worked last works next", async () => {
  const pool = connectDatabase(fresh.url, 3);
  const backend = async () => {
    const [row] = await pool.sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
    return row?.pid;
  };
  // Nobody ends before all have begun, so that each has a connection of its own.
  let arrived = 0;
  let meet = () => {};
  const met = new Promise<void>((resolve) => {
    meet = resolve;
  });
  const all = await Promise.all(
    [1, 2, 3].map(() =>
      pool.sql.begin(async (tx) => {
        const [row] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
        arrived += 1;
        if (arrived === 3) meet();
        await met;
        return row?.pid;
      }),
    ),
  );
  expect(new Set(all).size).toBe(3);
  const first = await backend();
  expect([await backend(), await backend(), await backend()]).toEqual([first, first, first]);
  await pool.close();
});

test("an array of booleans is read, an empty one is sent", async () => {
  const [row] =
    await database.sql`select array[true, null, false] as read, ${[]}::boolean[] as sent`;
  expect(row).toEqual({ read: [true, null, false], sent: [] });
});
