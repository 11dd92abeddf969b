import { sql } from "drizzle-orm";
import { businessDay } from "#shared/rules/business-day.ts";
import { addToMonths } from "./add-to-totals.ts";
import type { SyncDeps } from "./deps.ts";
import type { Tx } from "./turn.ts";

type Deps = Pick<SyncDeps, "sql" | "db" | "clock" | "sales" | "wake" | "log">;

/** A month is closed when its last day is more than so many days past. */
const openDays = 45;
const oneDay = 86_400_000;

/**
 * Closes the months whose time has come, of all shops or of one: from then on devices count them from one row each
 * (H3). Each month is a turn of its shop, the oldest first; what was closed already stays, whoever closes. `signal`
 * ends it between two of them: the next look goes on from there.
 */
export async function closeMonths(
  deps: Deps,
  { shopId, signal }: { shopId?: string; signal?: AbortSignal } = {},
): Promise<void> {
  const latest = firstOpen(deps.clock() + oneDay, "UTC");
  const due = await deps.sql<{ id: string }[]>`
    select s.id from shops s
    where (${shopId === undefined} or s.id::text = ${shopId ?? ""})
      and exists (select 1 from day_totals d where d.shop_id = s.id and d.day < ${latest}
        and (s.totals_through is null or d.day >= s.totals_through))`;
  for (const { id } of due)
    try {
      for (let isMore = true; isMore && !signal?.aborted; ) isMore = await closeNext(deps, id);
    } catch (error) {
      deps.log.warn({ error }, "could not close the months of a shop; it will be tried again");
    }
}

/** The first day of the first month that is to stay open at a moment. */
function firstOpen(now: number, timeZone: string): string {
  return `${businessDay(now - openDays * oneDay, timeZone).slice(0, 7)}-01`;
}

/**
 * Closes the oldest open month of a shop that has figures, under its lock, with the empty ones behind it; false when
 * none is due.
 */
async function closeNext(deps: Deps, shopId: string): Promise<boolean> {
  const rev = await deps.sales.alone(shopId, () =>
    deps.db.transaction(async (tx) => {
      const [shop] = await tx.execute<{ rev: number; timeZone: string }>(sql`
        select r.rev + 1 as rev, s.time_zone as "timeZone" from shop_revisions r join shops s on s.id = r.shop_id
        where r.shop_id = ${shopId} for update of r`);
      if (!shop) return undefined;
      const { rev } = shop;
      const open = firstOpen(deps.clock(), shop.timeZone);
      const [due] = await tx.execute<{ month: string }>(sql`
        select date_trunc('month', min(d.day)::timestamp)::date::text as month
        from day_totals d join shops s on s.id = d.shop_id
        where d.shop_id = ${shopId} and d.day < ${open} and (s.totals_through is null or d.day >= s.totals_through)
        having min(d.day) is not null`);
      if (!due) return undefined;
      // Sales are judged by which months are closed: those judged before are judged again.
      await tx.execute(sql`
        update shop_revisions set rev = ${rev}, turns_rev = ${rev}, catalog_rev = ${rev} where shop_id = ${shopId}`);
      await tx.execute(sql`
        update shops set totals_through = coalesce((select date_trunc('month', min(d.day)::timestamp)::date
          from day_totals d where d.shop_id = ${shopId} and d.day < ${open}
            and d.day >= (${due.month}::date + interval '1 month')::date), ${open}::date)
        where id = ${shopId}`);
      await foldParts(tx, shopId, open);
      await tx.execute(sql`
        insert into month_books (shop_id, month, rev) values (${shopId}, ${due.month}, ${rev})
        on conflict (shop_id, month) do update set rev = excluded.rev`);
      return rev;
    }),
  );
  if (rev === undefined) return false;
  deps.wake.announce({ shopId, prevRev: rev - 1, rev });
  return true;
}

/** Brings what groups of sales left for the months before a day into their products' rows; under the shop's lock. */
async function foldParts(tx: Tx, shopId: string, before: string): Promise<void> {
  await tx.execute(sql`
    with gone as (delete from month_parts where shop_id = ${shopId} and month < ${before} returning *)
    insert into month_products as p (shop_id, month, product_id, lines, pieces, revenue)
    select g.shop_id, g.month, of.product_id, sum(of.lines), sum(of.pieces), sum(of.revenue)
    from gone g, unnest(g.product_ids, g.lines, g.pieces, g.revenue) of(product_id, lines, pieces, revenue)
    group by 1, 2, 3
    ${sql.raw(addToMonths)}`);
}
