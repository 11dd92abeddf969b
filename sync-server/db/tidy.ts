import type { Sql } from "./client.ts";

export type LooseIndex = { name: string; bytes: number; expected: number };

/** Smaller ones are not worth the reading. */
const worthBytes = 32_000_000;
/** An index that is written in many places is half full; beyond this it holds mostly nothing. */
const mostTimes = 1.6;

/**
 * Indexes that take far more room than what is in them, by the statistics of the last `analyze`; the largest first.
 * Such are those of a table that was emptied, and those that grow in many places at once.
 */
export async function looseIndexes(sql: Sql, worth = worthBytes): Promise<LooseIndex[]> {
  const rows = await sql<LooseIndex[]>`
    select i.name, i.bytes::float8 as bytes, (i.entries * (8 + 8 * ceil(i.width / 8) + 4) / 0.9)::float8 as expected
    from (
      select x.indexrelid::regclass::text as name, pg_relation_size(x.indexrelid) as bytes,
        greatest(c.reltuples, 0) as entries,
        (select coalesce(sum(s.avg_width), 8) from pg_attribute a
          left join pg_stats s on s.schemaname = 'public' and s.attname = a.attname
            and s.tablename in (t.relname, c.relname)
          where a.attrelid = x.indexrelid)::float8 as width
      from pg_index x join pg_class c on c.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
      where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and x.indisvalid
    ) i where i.bytes >= ${worth} order by i.bytes desc`;
  return rows.filter(({ bytes, expected }) => bytes > mostTimes * expected);
}

/** Builds an index anew while everybody reads and writes on. */
export async function buildAnew(sql: Sql, { name }: LooseIndex): Promise<void> {
  await sql`reindex index concurrently ${sql(name)}`;
}
