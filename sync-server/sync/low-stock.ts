import { sql } from "drizzle-orm";
import { businessDay } from "#shared/rules/business-day.ts";
import type { SyncDeps } from "./deps.ts";
import type { Touched } from "./touched.ts";

type Deps = Pick<SyncDeps, "sql" | "db" | "clock" | "sales" | "wake" | "touched" | "log">;

/**
 * Looks at the products that were touched since it was last called, and tells owner and managers of those that have
 * come down to their threshold: once, until they have been above it (T11). A shop that cannot be looked at now is
 * looked at as a whole the next time.
 */
export async function lookForLowStock(deps: Deps, shopId?: string): Promise<void> {
  for (const [id, products] of deps.touched.take(shopId)) {
    try {
      await lookAt(deps, id, products);
    } catch (error) {
      deps.touched.again(id);
      deps.log.warn({ error }, "could not look for low stock; it will be looked for again");
    }
  }
}

/** Most products of one turn. */
const inOneTurn = 1000;

async function lookAt(deps: Deps, shopId: string, products: Touched): Promise<void> {
  const named = products === "all" ? null : [...products];
  const crossed = await deps.sql<{ id: string }[]>`
    select p.id from products p
    left join stocks t on t.shop_id = p.shop_id and t.product_id = p.id
    left join low_stock o on o.shop_id = p.shop_id and o.product_id = p.id
    where p.shop_id = ${shopId} and (${named}::text[] is null or p.id = any(${named}::text[]))
      and (o.product_id is not null) <> (not p.archived and coalesce(t.quantity, 0) <= p.stock_threshold)
    order by p.id`;
  for (let at = 0; at < crossed.length; at += inOneTurn) {
    const ids = crossed.slice(at, at + inOneTurn).map(({ id }) => id);
    const rev = await deps.sales.alone(shopId, () => tell(deps, shopId, ids));
    if (rev !== undefined) deps.wake.announce({ shopId, prevRev: rev - 1, rev });
  }
}

/** Under the shop's lock: opens and closes crossings as the books are now. Gives the revision, none when nobody had to be told. */
async function tell(deps: Deps, shopId: string, ids: string[]): Promise<number | undefined> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const [shop] = await tx.execute<{ rev: number; timeZone: string }>(sql`
      select r.rev + 1 as rev, s.time_zone as "timeZone" from shop_revisions r join shops s on s.id = r.shop_id
      where r.shop_id = ${shopId} for update of r`);
    if (!shop) return undefined;
    const at = new Date(now).toISOString();
    const list = sql`${`{${ids.join(",")}}`}::text[]`;
    const told = await tx.execute(sql`
      with books as (
        select p.id, p.name, p.stock_threshold, coalesce(t.quantity, 0) as quantity,
          not p.archived and coalesce(t.quantity, 0) <= p.stock_threshold as is_low
        from products p left join stocks t on t.shop_id = p.shop_id and t.product_id = p.id
        where p.shop_id = ${shopId} and p.id = any(${list})
      ), closed as (
        delete from low_stock o using books b where o.shop_id = ${shopId} and o.product_id = b.id and not b.is_low
      ), opened as (
        insert into low_stock (shop_id, product_id, since)
        select ${shopId}, id, ${at} from books where is_low on conflict do nothing returning product_id
      )
      insert into notifications (shop_id, id, rev, user_id, type, data, at, day)
      select m.shop_id, gen_random_uuid(), ${shop.rev}, m.user_id, 'low_stock_alert',
        jsonb_build_object('productId', b.id, 'productName', b.name, 'quantity', b.quantity,
          'threshold', b.stock_threshold),
        ${at}, ${businessDay(now, shop.timeZone)}
      from opened join books b on b.id = opened.product_id
      join shop_users m on m.shop_id = ${shopId} and m.is_active and m.role in ('owner', 'manager')
      returning id`);
    if (told.length === 0) return undefined;
    await tx.execute(sql`update shop_revisions set rev = ${shop.rev} where shop_id = ${shopId}`);
    return shop.rev;
  });
}
