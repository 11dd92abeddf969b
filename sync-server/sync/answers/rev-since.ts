import type { Sql, Transaction } from "#server/db/client.ts";

/**
 * A revision under which, or after which, every sale and return was entered that happened at a moment (ISO) or later,
 * or falls into an open month: what lies before it need not be looked at, and facts have no index by their moment. It
 * is the first that any of their months is noted from (H1). 0 where a closed month among them is not noted, for then
 * nothing is known of the facts that came to it late.
 */
export async function revSince(
  sql: Sql | Transaction,
  shopId: string,
  since: string,
): Promise<number> {
  // A business day begins no more than a day before UTC's, whatever the zone.
  const [row] = await sql<{ rev: number }[]>`
    with asked as (
      select s.id, s.totals_through as open,
        date_trunc('month', (${since}::timestamptz at time zone 'UTC') - interval '1 day')::date as first
      from shops s where s.id = ${shopId}
    ), noted as (
      select f.month, f.since_rev from asked a join fact_months f on f.shop_id = ${shopId} and f.month >= least(a.first, a.open)
    )
    select case when exists (
      select from asked a, generate_series(a.first, a.open - interval '1 day', interval '1 month') closed(month)
      where closed.month::date not in (select month from noted)
    ) then 0 else (select coalesce(min(since_rev), 0) from noted) end as rev`;
  return row?.rev ?? 0;
}
