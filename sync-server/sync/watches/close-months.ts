import type { Transaction } from "#server/db/client.ts";
import { noAgency } from "#server/db/tables/totals.ts";
import type { SyncDeps } from "#server/sync/deps.ts";
import { bookStale } from "#server/sync/figures/book-costs.ts";
import { countFacts } from "#server/sync/figures/count-facts.ts";
import {
  accountColumns,
  figuresTyped,
  receivedColumns,
  refundedColumns,
} from "#server/sync/figures/means-columns.ts";
import { businessDay, type DayCut, utcDays } from "#shared/rules/business-day.ts";
import type { Tally } from "#shared/rules/figures.ts";
import { accountFigures } from "#shared/schemas/debt-figures.ts";
import { receivedFigures, refundedFigures } from "#shared/schemas/means.ts";

type Deps = Pick<SyncDeps, "sql" | "clock" | "sales" | "wake" | "log">;

/** A month is closed when its last day is more than so many days past. */
const openDays = 45;
const oneDay = 86_400_000;

/**
 * Closes the months whose time has come, of all shops or of one: their figures are counted from their
 * facts, and from then on devices count them from one row each (H1, H3). Each month is a turn of its shop, the oldest
 * first; what was closed already stays, whoever closes. `signal` ends it between two of them: the next look goes on
 * from there.
 */
export async function closeMonths(
  deps: Deps,
  { shopId, signal }: { shopId?: string; signal?: AbortSignal } = {},
): Promise<void> {
  const latest = firstOpen(deps.clock() + oneDay, utcDays);
  const due = await shopsWithDue(deps, latest, shopId);
  for (const { id } of due)
    try {
      for (let isMore = true; isMore && !signal?.aborted; ) isMore = await closeNext(deps, id);
    } catch (error) {
      deps.log.warn({ error }, "could not close the months of a shop; it will be tried again");
    }
  if (!signal?.aborted) await reckonCosts(deps, shopId);
}

/** Reckons anew what goods cost in closed months into which something fell since, of all shops or of one (N6). */
async function reckonCosts(deps: Deps, shopId: string | undefined): Promise<void> {
  const stale = await shopsWithStale(deps, shopId);
  for (const { id } of stale)
    try {
      await inTurn(deps, id, async (tx, { rev }) => {
        await bookStale(tx, { shopId: id, rev });
        return true;
      });
    } catch (error) {
      deps.log.warn({ error }, "could not reckon the costs of a shop; it will be tried again");
    }
}

/** The shops that have facts in an open month before `latest`, or the one that is named if it has. */
function shopsWithDue({ sql }: Deps, latest: string, shopId?: string): Promise<{ id: string }[]> {
  const found = sql`
    select distinct f.shop_id as id from fact_months f join shops s on s.id = f.shop_id
    where f.month < ${latest} and (s.totals_through is null or f.month >= s.totals_through)`;
  if (shopId === undefined) return sql`/* every shop: months to close */ ${found}`;
  return sql`${found} and f.shop_id = ${shopId}`;
}

/** The shops with a month whose costs were reckoned before the last that fell into it, or the one that is named. */
function shopsWithStale({ sql }: Deps, shopId?: string): Promise<{ id: string }[]> {
  const stale = sql`select c.shop_id as id from cost_months c where c.stale`;
  const grown = sql`
    select b.shop_id from month_books b join shops s on s.id = b.shop_id
      left join cost_months c on c.shop_id = b.shop_id and c.month = b.month
    where b.rev > coalesce(c.rev, -1) and b.month >= coalesce(s.costs_from, b.month)`;
  if (shopId === undefined) return sql`/* every shop: costs to reckon */ ${stale} union ${grown}`;
  return sql`${stale} and c.shop_id = ${shopId} union ${grown} and b.shop_id = ${shopId}`;
}

/** The first day of the first month that is to stay open at a moment. */
function firstOpen(now: number, cut: DayCut): string {
  return `${businessDay(now - openDays * oneDay, cut).slice(0, 7)}-01`;
}

type Due = { month: string; after: string; sinceRev: number };

/**
 * Closes the oldest open month of a shop that has facts, under its lock, with the empty ones behind it; false when
 * none is due.
 */
async function closeNext(deps: Deps, shopId: string): Promise<boolean> {
  return inTurn(deps, shopId, async (tx, { rev, ...cut }) => {
    const open = firstOpen(deps.clock(), cut);
    const [due] = await tx<Due[]>`
      select f.month::text, (f.month + interval '1 month')::date::text as after, f.since_rev as "sinceRev"
      from fact_months f join shops s on s.id = f.shop_id
      where f.shop_id = ${shopId} and f.month < ${open} and (s.totals_through is null or f.month >= s.totals_through)
      order by f.month limit 1`;
    if (!due) return false;
    const { month, after, sinceRev } = due;
    await keep(
      tx,
      { shopId, month },
      await countFacts(tx, shopId, { from: month, before: after, sinceRev }),
    );
    const [next] = await tx<{ month: string | null }[]>`
      select min(month)::text as month from fact_months
      where shop_id = ${shopId} and month < ${open} and month >= ${after}`;
    await tx`update shops set totals_through = ${next?.month ?? open} where id = ${shopId}`;
    await tx`
      insert into month_books (shop_id, month, rev) values (${shopId}, ${month}, ${rev})
      on conflict (shop_id, month) do update set rev = excluded.rev`;
    await bookStale(tx, { shopId, rev });
    return true;
  });
}

/** What the server does by itself to a shop, under its lock and with a revision of its own; false when there was nothing. */
async function inTurn(
  deps: Deps,
  shopId: string,
  act: (tx: Transaction, shop: DayCut & { rev: number }) => Promise<boolean>,
): Promise<boolean> {
  const rev = await deps.sales.alone(shopId, () =>
    deps.sql.begin(async (tx) => {
      const [shop] = await tx<(DayCut & { rev: number })[]>`
        select r.rev + 1 as rev, s.time_zone as "timeZone", s.day_turns_at as "dayTurnsAt"
        from shop_revisions r join shops s on s.id = r.shop_id
        where r.shop_id = ${shopId} for update of r`;
      if (!shop || !(await act(tx, shop))) return undefined;
      const { rev } = shop;
      // Sales are judged by which months are closed: those judged before are judged again.
      await tx`
        update shop_revisions set rev = ${rev}, turns_rev = ${rev}, catalog_rev = ${rev} where shop_id = ${shopId}`;
      return rev;
    }),
  );
  if (rev === undefined) return false;
  deps.wake.announce({ shopId, prevRev: rev - 1, rev });
  return true;
}

/** Writes the figures of a month as they were counted; its facts are all among them, whatever was kept of it before. */
async function keep(
  tx: Transaction,
  { shopId, month }: { shopId: string; month: string },
  { days, products }: Tally,
): Promise<void> {
  await tx`
    delete from day_totals
    where shop_id = ${shopId} and day >= ${month} and day < (${month}::date + interval '1 month')::date`;
  await tx`
    delete from day_taxes
    where shop_id = ${shopId} and day >= ${month} and day < (${month}::date + interval '1 month')::date`;
  await tx`delete from month_products where shop_id = ${shopId} and month = ${month}`;
  const columns = (names: readonly string[]) => tx.unsafe(names.join(", "));
  const byDay = [...days.values()].map((one) => ({ ...one, agencyId: one.agencyId ?? noAgency }));
  await tx`
    insert into day_totals (shop_id, day, seller_id, agency_id, tickets, lines, pieces, revenue,
      ${columns(receivedColumns)}, returns, voids, returned_pieces, refunded, ${columns(refundedColumns)}, voided_lines,
      ${columns(accountColumns)})
    select ${shopId}::uuid, d.* from jsonb_to_recordset(${JSON.stringify(byDay)}::text::jsonb) d(day date,
      "sellerId" uuid, "agencyId" uuid, tickets bigint, lines bigint, pieces bigint, revenue numeric,
      ${tx.unsafe(figuresTyped(receivedFigures))}, returns bigint, voids bigint, "returnedPieces" bigint,
      refunded numeric, ${tx.unsafe(figuresTyped(refundedFigures))}, "voidedLines" bigint,
      ${tx.unsafe(figuresTyped(accountFigures))})`;
  await tx`
    insert into day_taxes (shop_id, day, seller_id, agency_id, rate, base, vat)
    select ${shopId}::uuid, d.day, d."sellerId", d."agencyId", t.rate, t.base, t.vat
    from jsonb_to_recordset(${JSON.stringify(byDay)}::text::jsonb) d(day date, "sellerId" uuid, "agencyId" uuid,
        taxes jsonb)
      cross join lateral jsonb_to_recordset(coalesce(d.taxes, '[]')) t(rate int, base numeric, vat numeric)`;
  await tx`
    insert into month_products (shop_id, month, product_id, lines, pieces, revenue, returned_pieces, refunded,
      voided_lines)
    select ${shopId}::uuid, ${month}::date, p.* from jsonb_to_recordset(
      ${JSON.stringify([...products.values()])}::text::jsonb) p("productId" text, lines bigint, pieces bigint,
      revenue numeric, "returnedPieces" bigint, refunded numeric, "voidedLines" bigint)`;
}
