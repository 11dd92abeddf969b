import { sql } from "drizzle-orm";
import { businessDay } from "#shared/rules/business-day.ts";
import type { SyncDeps } from "./deps.ts";

type Deps = Pick<SyncDeps, "sql" | "db" | "clock" | "sales" | "wake" | "log">;

/** A month is closed when its last day is more than so many days past. */
const openDays = 45;
const oneDay = 86_400_000;

/**
 * Closes the months whose time has come, of all shops or of one: from then on devices count them from one row each
 * (H3). Each month is a turn of its shop, the oldest first; what was closed already stays, whoever closes.
 */
export async function closeMonths(deps: Deps, onlyShop?: string): Promise<void> {
  const latest = firstOpen(deps.clock() + oneDay, "UTC");
  const due = await deps.sql<{ id: string }[]>`
    select s.id from shops s
    where (${onlyShop === undefined} or s.id::text = ${onlyShop ?? ""})
      and (s.totals_through < ${latest}
        or s.totals_through is null
          and exists (select 1 from day_totals d where d.shop_id = s.id and d.day < ${latest}))`;
  for (const { id } of due)
    try {
      for (let isMore = true; isMore; ) isMore = await closeNext(deps, id);
    } catch (error) {
      deps.log.warn({ error }, "could not close the months of a shop; it will be tried again");
    }
}

/** The first day of the first month that is to stay open at a moment. */
function firstOpen(now: number, timeZone: string): string {
  return `${businessDay(now - openDays * oneDay, timeZone).slice(0, 7)}-01`;
}

type Shop = { rev: number; timeZone: string; first: string | null; next: string | null };

/** Closes the oldest open month of a shop under its lock; false when none is due. */
async function closeNext(deps: Deps, shopId: string): Promise<boolean> {
  const rev = await deps.sales.alone(shopId, () =>
    deps.db.transaction(async (tx) => {
      const [locked] = await tx.execute<{ rev: number }>(
        sql`select rev + 1 as rev from shop_revisions where shop_id = ${shopId} for update`,
      );
      const [shop] = await tx.execute<Omit<Shop, "rev">>(sql`
        select m.first::text as first, (m.first + interval '1 month')::date::text as next, s.time_zone as "timeZone"
        from shops s, lateral (select coalesce(s.totals_through, date_trunc('month',
          (select min(d.day) from day_totals d where d.shop_id = s.id)::timestamp)::date) as first) m
        where s.id = ${shopId}`);
      if (!locked || !shop?.first || !shop.next) return undefined;
      if (shop.first >= firstOpen(deps.clock(), shop.timeZone)) return undefined;
      // Sales are judged by which months are closed: those judged before are judged again.
      await tx.execute(sql`
        update shop_revisions set rev = ${locked.rev}, turns_rev = ${locked.rev}, catalog_rev = ${locked.rev}
        where shop_id = ${shopId}`);
      await tx.execute(sql`update shops set totals_through = ${shop.next} where id = ${shopId}`);
      await tx.execute(sql`
        insert into month_books (shop_id, month, rev) values (${shopId}, ${shop.first}, ${locked.rev})
        on conflict (shop_id, month) do update set rev = excluded.rev`);
      return locked.rev;
    }),
  );
  if (rev === undefined) return false;
  deps.wake.announce({ shopId, prevRev: rev - 1, rev });
  return true;
}
