import { readdirSync } from "node:fs";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "#tests/support/database.ts";
import { connectDatabase, type Database } from "./client.ts";
import { type TableName, tableKinds, tablesOf, tablesThatGo } from "./table-kinds.ts";

let fresh: FreshDatabase;
let database: Database;
const listed = Object.keys(tableKinds) as TableName[];

beforeAll(async () => {
  fresh = await freshDatabase();
  database = connectDatabase(fresh.url, 1);
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

test("every table of the database is listed, and no other", async () => {
  const rows = await database.sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`;
  expect(rows.map(({ name }) => name).sort()).toEqual([...listed].sort());
});

test("so is every table that statements are built from", async () => {
  const files = readdirSync(new URL("./tables", import.meta.url));
  const modules = await Promise.all(
    files.map((file) => import(`./tables/${file.replace(/\.ts$/, "")}.ts`)),
  );
  const tables = modules
    .flatMap((module) => Object.values(module))
    .filter((one) => is(one, PgTable));
  const names = new Set(tables.map((table) => getTableConfig(table).name));
  expect([...names].sort()).toEqual([...listed].sort());
});

test("of every table with the identifier of a shop it is said what becomes of its rows, and of no other", async () => {
  const rows = await database.sql<{ name: string }[]>`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name = 'shop_id'`;
  const said = listed.filter((name) => "whenShopGoes" in tableKinds[name]);
  expect(said.sort()).toEqual(rows.map(({ name }) => name).sort());
  const going = tablesThatGo();
  expect(going.at(-1)).toBe("shop_revisions");
  const staying = said.filter((name) => !going.includes(name));
  expect(staying).toEqual(["audit_log", "deleted_shops", "images"]);
});

test("the shop comes first in every key of a table of shops, but for that of sales, which grows by time", async () => {
  const rows = await database.sql<{ name: string; place: number }[]>`
    select i.indrelid::regclass::text || '.' || i.indexrelid::regclass::text as name,
      array_position(i.indkey::int2[], a.attnum) as place
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attname = 'shop_id'
    where (i.indisunique or i.indisprimary) and i.indrelid::regclass::text = any(${tablesOf("shop")})`;
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter(({ place }) => place !== 0)).toEqual([
    { name: "sales.sales_shop_id_id_pk", place: 1 },
  ]);
});

test("no key leads to a row of a shop, nor from what everybody reads to what stays on one machine", async () => {
  const keys = await database.sql<{ from: TableName; to: TableName }[]>`
    select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
    where contype = 'f'`;
  expect(keys.length).toBeGreaterThan(10);
  const bad = keys.filter(({ from, to }) => {
    const [kind, other] = [tableKinds[from].kind, tableKinds[to].kind];
    return other === "shop" || (other === "account" && kind !== "account");
  });
  expect(bad).toEqual([]);
});
