import type { Sql } from "./client.ts";
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

/** Beyond so many sales a database is moved while nobody works on it, and by a plan of its own. */
const smallBooks = 1_000_000;

/**
 * What turns a migrated database that is empty or small into one that is spread, a statement each, to be run in this
 * order and in one transaction. Tables of shops lie beside one another by `shop_id`, of tables of everybody a copy lies
 * on every machine, and those of accounts stay where they are. Keys between tables are taken away and put back.
 * @throws NotSpreadable with why not.
 */
export async function spreadingStatements(sql: Sql): Promise<string[]> {
  const extension = await sql`select 1 from pg_extension where extname = 'citus'`;
  if (extension.length === 0)
    throw new NotSpreadable("This Postgres has no Citus: it cannot spread tables over machines.");
  if (await isSpread(sql)) throw new NotSpreadable("The tables are spread over machines already.");
  const [sales] = await sql<{ pages: number }[]>`
    select count(*)::int as pages from (select 1 from sales limit ${smallBooks + 1}) some`;
  if ((sales?.pages ?? 0) > smallBooks)
    throw new NotSpreadable(
      `There are more than ${smallBooks} sales: too many to be moved at once.`,
    );
  return statementsFor(await keysOf(sql));
}

/** A key from one table to another, as Postgres writes it. */
export type ForeignKey = { table: TableName; name: string; definition: string };

async function keysOf(sql: Sql): Promise<ForeignKey[]> {
  return sql<ForeignKey[]>`
    select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`;
}

/** The same for these keys; apart from the database, so that it can be looked at without one that is spread. */
export function statementsFor(keys: readonly ForeignKey[]): string[] {
  const [first, ...others] = tablesOf("shop");
  return [
    // One shard after the other: a transaction that has touched a copied table takes no second way.
    "set local citus.multi_shard_modify_mode to 'sequential'",
    ...keys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
    ...tablesOf("everybody").map((name) => `select create_reference_table('${name}')`),
    `select create_distributed_table('${first}', 'shop_id', colocate_with => 'none')`,
    ...others.map(
      (name) =>
        `select create_distributed_table('${name}', 'shop_id', colocate_with => '${first}')`,
    ),
    ...tablesOf("account").map((name) => `select citus_add_local_table_to_metadata('${name}')`),
    // Those of everybody first: the others lead to them.
    ...[...keys]
      .sort((one, other) => rankOf(one) - rankOf(other))
      .map(
        ({ table, name, definition }) =>
          `alter table ${table} add constraint ${name} ${definition}`,
      ),
  ];
}

function rankOf({ table }: ForeignKey): number {
  return ["everybody", "shop", "account"].indexOf(tableKinds[table].kind);
}
