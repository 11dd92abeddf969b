import postgres from "postgres";
import { type BenchShop, productsPerShop } from "./shops.ts";

/** Lines and so pieces of each old sale: one piece of each of three products. */
const linesPerSale = 3;

/** Seconds of the first sale, and between two. */
type Pace = { from: number; every: number };

/**
 * Gives each shop so many sales of the past, one revision each, straight into the tables. The books of stock stay as
 * they were, as if each piece had been replaced.
 */
export async function addOldSales(
  url: string,
  shops: readonly BenchShop[],
  each: number,
  { from, every }: Pace = { from: 1_700_000_000, every: 100 },
): Promise<{ sales: number; pieces: number }> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    // Only the loading is spared the waiting for the disk; what is measured later has connections of its own.
    await sql`set synchronous_commit = off`;
    await sql`set maintenance_work_mem = '512MB'`;
    const rebuild = await dropIndexes(sql, ["sales", "op_ledger"]);
    for (const { shopId, userId } of shops) {
      await sql`
        insert into devices (shop_id, device_id, epoch, no, code, user_id, last_seq, last_seen_at)
        values (${shopId}, gen_random_uuid(), 1, 1, 'A', ${userId}, ${each}, now())`;
      await sql`
        update shop_revisions set rev = ${each + 1}, device_count = 1 where shop_id = ${shopId}`;
      await sql`
        insert into sales (shop_id, id, rev, device_no, seq, seller_id, sold_at, device_at, day, lines, total, flags,
          receipt, payments, hash)
        select ${shopId}::uuid, ${saleId(sql, { from, every })}, n + 1, 1, n, ${userId}::uuid,
          to_timestamp(${at(sql, { from, every })}), ${at(sql, { from, every })} * 1000,
          (to_timestamp(${at(sql, { from, every })}) at time zone 'UTC')::date,
          to_json(concat_ws('|', ${line(sql, 1)}, ${line(sql, 331)}, ${line(sql, 761)})), 2100, null, n,
          '"cash\`2100^2500"', sha256(n::text::bytea)
        from generate_series(1, ${each}::int) n`;
    }
    await rebuild();
    await sql`vacuum analyze`;
    await sql`checkpoint`;
  } finally {
    await sql.end();
  }
  return { sales: shops.length * each, pieces: shops.length * each * linesPerSale };
}

/** Without indexes rows are loaded several times as fast; gives what builds the same ones anew. */
async function dropIndexes(sql: postgres.Sql, tables: string[]): Promise<() => Promise<void>> {
  const keys = await sql<{ table: string; name: string; definition: string }[]>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'p' and conrelid::regclass::text = any(${tables})`;
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = any(${tables}) and indexname <> all(${keys.map(({ name }) => name)})`;
  for (const { name } of indexes) await sql`drop index ${sql(name)}`;
  for (const { table, name } of keys)
    await sql`alter table ${sql(table)} drop constraint ${sql(name)}`;
  return async () => {
    for (const { table, name, definition } of keys)
      await sql.unsafe(`alter table ${table} add constraint ${name} ${definition}`);
    for (const { definition } of indexes) await sql.unsafe(definition);
  };
}

/** The second of a sale. */
function at(sql: postgres.Sql, { from, every }: Pace) {
  return sql`(${from}::bigint + n * ${every}::bigint)`;
}

/** Version 7 identifiers in the order of time, as devices make them. */
function saleId(sql: postgres.Sql, pace: Pace) {
  return sql`(lpad(to_hex(${at(sql, pace)} * 1000), 12, '0') || '7' || substr(md5(n::text), 1, 3) ||
    '8' || substr(md5(n::text), 4, 15))::uuid`;
}

/** In few bytes, as the server writes it. */
function line(sql: postgres.Sql, step: number) {
  return sql`('P' || lpad(((n::bigint * ${step}::int) % ${productsPerShop}::int)::text, 5, '0') ||
    '\`1^700~Produit de banc d''essai ' || (n::bigint * ${step}::int) % ${productsPerShop}::int)`;
}
