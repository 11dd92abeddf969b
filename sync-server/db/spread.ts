import { connectDatabase, type Database, type Sql } from "./client.ts";
import { type TableName, tableKinds, tablesOf } from "./table-kinds.ts";

/** Why a database cannot be spread over machines, as a sentence for whoever asked for it. */
export class NotSpreadable extends Error {}

/** Whether the tables of shops are spread over machines, by Citus. */
export async function isSpread(sql: Sql): Promise<boolean> {
  const [found] = await sql<{ there: boolean }[]>`
    select to_regclass('pg_catalog.pg_dist_partition') is not null as there`;
  if (!found?.there) return false;
  const rows = await sql`select 1 from pg_dist_partition where logicalrelid = 'sales'::regclass`;
  return rows.length > 0;
}

/**
 * A pool of the database at an address, set up for where its tables lie. That is asked before the pool opens, for
 * connections are set up by it.
 */
export async function openDatabase(
  url: string,
  connections?: number,
): Promise<Database & { isSpread: boolean }> {
  const one = connectDatabase(url, 1);
  const spread = await isSpread(one.sql).finally(() => one.close());
  return { ...connectDatabase(url, connections, { isSpread: spread }), isSpread: spread };
}

/** Beyond so many sales a database is moved by a plan of its own, and not in one transaction. */
const smallBooks = 1_000_000;

/**
 * What turns a migrated database that is empty or small into one that is spread, a statement each, to be run in this
 * order and in one transaction while no server works on it. Tables of shops lie beside one another by `shop_id`, of
 * tables of everybody a copy lies on every machine, and those of accounts stay where they are. Tables that have their
 * place already keep it, so that after an update what came with it is placed alone; none when all have.
 * @throws NotSpreadable with why not.
 */
export async function spreadingStatements(sql: Sql): Promise<string[]> {
  const extension = await sql`select 1 from pg_extension where extname = 'citus'`;
  if (extension.length === 0)
    throw new NotSpreadable("This Postgres has no Citus: it cannot spread tables over machines.");
  const there = await sql`
    select 1 from pg_class where relnamespace = 'public'::regnamespace and relname = 'sales'`;
  if (there.length === 0)
    throw new NotSpreadable("There are no tables yet: run npm run db:migrate.");
  const rows = await sql<{ name: string }[]>`
    select logicalrelid::regclass::text as name from pg_dist_partition`;
  const placed = new Set(rows.map(({ name }) => name));
  if (!placed.has("sales")) {
    const some = await sql`select 1 from sales limit ${smallBooks + 1}`;
    if (some.length > smallBooks)
      throw new NotSpreadable(`There are more than ${smallBooks} sales: too many to move at once.`);
  }
  const done = await sql<{ name: string }[]>`
    select p.proname as name from pg_dist_object o join pg_proc p on p.oid = o.objid
    where o.distribution_argument_index is not null`;
  for (const { name } of done) placed.add(name);
  return statementsFor(await keysOf(sql), { placed, keyless: await keylessOf(sql) });
}

/**
 * What statements call besides: a machine that joins has them only if they were made after the extension, or are named.
 * Those of a later migration, on a database that is spread already, come to all machines by themselves.
 */
const functions = ["long_lines", "long_payments", "count_lines", "products_in_lines"].map(
  (name) => `${name}(json)`,
);

/** What the machine of a shop does by itself: each is given the shop first. */
const delegated = ["sell", "read_there"];
const delegate = (name: string) =>
  `select create_distributed_function('${name}'::regproc::oid::regprocedure, 'its_shop', colocate_with => 'sales')`;

/** A key from one table to another, as Postgres writes it. */
type ForeignKey = { table: TableName; name: string; definition: string };

/** Of the tables alone: once they have their place, each piece of them that lies here has its own keys. */
async function keysOf(sql: Sql): Promise<ForeignKey[]> {
  const tables = Object.keys(tableKinds);
  return sql<ForeignKey[]>`
    select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
      and conrelid::regclass::text in ${sql(tables)} order by 1, 2`;
}

/** Tables whose rows nothing tells apart. */
async function keylessOf(sql: Sql): Promise<TableName[]> {
  const rows = await sql<{ name: TableName }[]>`
    select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisprimary) order by 1`;
  return rows.map(({ name }) => name);
}

/**
 * The same for these keys, tables and functions that have their place, and tables without a primary key; apart from the
 * database, so that it can be looked at without one that is spread. Keys of a table that is placed are taken away before
 * and put back when all are.
 */
export function statementsFor(
  keys: readonly ForeignKey[],
  {
    placed = new Set(),
    keyless = [],
  }: { placed?: ReadonlySet<string>; keyless?: readonly TableName[] } = {},
): string[] {
  const isNew = (name: TableName) => !placed.has(name);
  const moving = keys.filter(({ table }) => isNew(table));
  const [first] = tablesOf("shop");
  const beside = (name: string) =>
    `select create_distributed_table('${name}', 'shop_id', colocate_with => '${name === first ? "none" : first}')`;
  const statements = [
    ...(isNew("sales") ? functions : []).map(
      (name) => `select create_distributed_function('${name}')`,
    ),
    ...moving.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
    // A shop is moved to another machine while it is written to: its rows have to be told apart there.
    ...keyless.filter(isNew).map((name) => `alter table ${name} replica identity full`),
    ...tablesOf("everybody")
      .filter(isNew)
      .map((name) => `select create_reference_table('${name}')`),
    ...tablesOf("shop").filter(isNew).map(beside),
    ...delegated.filter((name) => !placed.has(name)).map(delegate),
    ...tablesOf("account")
      .filter(isNew)
      .map((name) => `select citus_add_local_table_to_metadata('${name}')`),
    // Those of everybody first: the others lead to them.
    ...moving
      .toSorted((one, other) => rankOf(one) - rankOf(other))
      .map(
        ({ table, name, definition }) =>
          `alter table ${table} add constraint ${name} ${definition}`,
      ),
  ];
  // One shard after the other: a transaction that has touched a copied table takes no second way.
  const oneByOne = "set local citus.multi_shard_modify_mode to 'sequential'";
  return statements.length > 0 ? [oneByOne, ...statements] : [];
}

function rankOf({ table }: ForeignKey): number {
  return ["everybody", "shop", "account"].indexOf(tableKinds[table].kind);
}
