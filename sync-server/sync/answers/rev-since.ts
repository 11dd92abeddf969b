import type { Sql, Transaction } from "#server/db/client.ts";

const oneDay = 24 * 60 * 60_000;

/**
 * A revision under which, or after which, every sale and return was entered that happened at a moment (ISO) or later,
 * or falls into an open month (where none is closed yet, every month is open): what lies before it need not be looked
 * at, and facts have no index by their moment. It is the first that any of their months is noted from (H1). 0 where a
 * closed month among them is not noted, for then nothing is known of the facts that came to it late.
 */
export async function revSince(
  sql: Sql | Transaction,
  shopId: string,
  since: string,
): Promise<number> {
  // A business day begins no more than a day before UTC's, whatever the zone.
  const first = `${new Date(Date.parse(since) - oneDay).toISOString().slice(0, 7)}-01`;
  const [row] = await sql<{ rev: number }[]>`
    select case when count(f.month) filter (where f.month < s.totals_through)
        < 12 * extract(year from age(s.totals_through, ${first}::date)) + extract(month from age(s.totals_through, ${first}::date))
      then 0 else coalesce(min(f.since_rev), 0) end as rev
    from shops s left join fact_months f on f.shop_id = ${shopId}
      and f.month >= least(${first}::date, coalesce(s.totals_through, '-infinity'))
    where s.id = ${shopId} group by s.totals_through`;
  return row?.rev ?? 0;
}
