import { afterAll, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "#tests/support/database.ts";
import { connectDatabase, type Database } from "./client.ts";
import { isSpread, NotSpreadable, spreadingStatements, statementsFor } from "./spread.ts";
import { tableKinds } from "./table-kinds.ts";

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

test("a plain Postgres is on one machine, and is told so in a sentence", async () => {
  expect(await isSpread(database.sql)).toBe(false);
  const asked = spreadingStatements(database.sql);
  await expect(asked).rejects.toThrow(NotSpreadable);
  await expect(asked).rejects.toThrow(/^This Postgres has no Citus: [^.]+\.$/);
});

test("each table is placed once, and every key that is taken away is put back", () => {
  const key = {
    table: "devices",
    name: "k",
    definition: "FOREIGN KEY (shop_id) REFERENCES shops(id)",
  } as const;
  const statements = statementsFor([key]);
  const placed = statements.flatMap((text) => /^select \w+\('(\w+)'[,)]/.exec(text)?.[1] ?? []);
  expect(placed.sort()).toEqual(Object.keys(tableKinds).sort());
  expect(statements).toContain("alter table devices drop constraint k");
  expect(statements.at(-1)).toBe(`alter table devices add constraint k ${key.definition}`);
  const ways = new Set(statements.flatMap((text) => /^select (\w+)\(/.exec(text)?.[1] ?? []));
  expect([...ways]).toEqual([
    "create_distributed_function",
    "create_reference_table",
    "create_distributed_table",
    "citus_add_local_table_to_metadata",
  ]);
  const beside = statements.filter((text) => text.includes("colocate_with => 'account_maps'"));
  expect(beside.length).toBe(
    Object.values(tableKinds).filter(({ kind }) => kind === "shop").length - 1,
  );
});

test("every function of a migration that statements call goes to each machine", async () => {
  const made = await database.sql<{ name: string }[]>`
    select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and proname not like 'jsonb\\_%' order by 1`;
  const sent = statementsFor([]).flatMap(
    (text) => /create_distributed_function\('(\w+)/.exec(text)?.[1] ?? [],
  );
  expect(made.map(({ name }) => name)).toEqual(sent.sort());
});

test("what came with an update is placed alone, beside the others", () => {
  const all = [...Object.keys(tableKinds), "sell", "read_there"];
  const others = new Set(all.filter((name) => name !== "orders"));
  const own = {
    table: "orders",
    name: "k",
    definition: "FOREIGN KEY (by_id) REFERENCES users(id)",
  } as const;
  const keys = [own, { ...own, table: "devices" } as const];
  const oneByOne = "set local citus.multi_shard_modify_mode to 'sequential'";
  expect(statementsFor(keys, { placed: others, keyless: ["orders", "sales"] })).toEqual([
    oneByOne,
    "alter table orders drop constraint k",
    "alter table orders replica identity full",
    "select create_distributed_table('orders', 'shop_id', colocate_with => 'account_maps')",
    `alter table orders add constraint k ${own.definition}`,
  ]);
  expect(statementsFor(keys, { placed: new Set(all) })).toEqual([]);
  expect(statementsFor(keys, { placed: new Set(all.filter((name) => name !== "sell")) })).toEqual([
    oneByOne,
    "select create_distributed_function('sell'::regproc::oid::regprocedure, 'its_shop', colocate_with => 'sales')",
  ]);
});

test("what is known to be spread is planned by the shop that a statement names", async () => {
  const spread = connectDatabase(fresh.url, 1, { isSpread: true });
  const settingOf = async ({ sql }: Database) =>
    (await sql`select current_setting('plan_cache_mode') as mode`)[0]?.["mode"];
  expect(await settingOf(spread)).toBe("auto");
  expect(await settingOf(database)).toBe("force_generic_plan");
  await spread.close();
});
