import { type SQL, sql } from "drizzle-orm";
import type { SyncDeps } from "./deps.ts";
import { type Notice, writeNotices } from "./notices.ts";
import type { Touched } from "./touched.ts";

type Deps = Pick<
  SyncDeps,
  "sql" | "db" | "clock" | "sales" | "wake" | "touched" | "log" | "faults"
>;

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
  const forgets = deps.faults.has("low-stock-at-every-look");
  const crossed = await deps.sql<{ id: string }[]>`
    select p.id from products p
    left join stocks t on t.shop_id = p.shop_id and t.product_id = p.id
    left join low_stock o on o.shop_id = p.shop_id and o.product_id = p.id
    where p.shop_id = ${shopId} and (${named}::text[] is null or p.id = any(${named}::text[]))
      and (${forgets} or
        (o.product_id is not null) <> (not p.archived and coalesce(t.quantity, 0) <= p.stock_threshold))
    order by p.id`;
  for (let at = 0; at < crossed.length; at += inOneTurn) {
    const ids = crossed.slice(at, at + inOneTurn).map(({ id }) => id);
    const rev = await deps.sales.alone(shopId, () => tell(deps, shopId, ids));
    if (rev !== undefined) deps.wake.announce({ shopId, prevRev: rev - 1, rev });
  }
}

type Opened = { id: string; name: string; quantity: number; threshold: number };

/** Under the shop's lock: opens and closes crossings as the books are now. Gives the revision, none when nobody had to be told. */
async function tell(deps: Deps, shopId: string, ids: string[]): Promise<number | undefined> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const [shop] = await tx.execute<{ rev: number; timeZone: string }>(sql`
      select r.rev + 1 as rev, s.time_zone as "timeZone" from shop_revisions r join shops s on s.id = r.shop_id
      where r.shop_id = ${shopId} for update of r`);
    if (!shop) return undefined;
    const { rev, timeZone } = shop;
    const opened = await tx.execute<Opened>(crossings(deps, shopId, ids, now));
    const notices = opened.map(
      ({ id: productId, name: productName, quantity, threshold }): Notice => ({
        to: ["office"],
        cause: `${productId} ${rev}`,
        type: "low_stock_alert",
        data: { productId, productName, quantity, threshold },
      }),
    );
    const desk = { tx, shopId, rev, now, timeZone, userId: undefined, notices };
    if (!(await writeNotices(desk))) return undefined;
    await tx.execute(sql`update shop_revisions set rev = ${rev} where shop_id = ${shopId}`);
    return rev;
  });
}

/** Remembers which products are low now, and gives those that were not before. */
function crossings({ faults }: Deps, shopId: string, ids: readonly string[], now: number): SQL {
  const list = sql`${`{${ids.join(",")}}`}::text[]`;
  const isOpened = faults.has("low-stock-at-every-look")
    ? sql`b.is_low`
    : sql`b.id in (select product_id from opened)`;
  return sql`
    with books as (
      select p.id, p.name, p.stock_threshold as threshold, coalesce(t.quantity, 0) as quantity,
        not p.archived and coalesce(t.quantity, 0) <= p.stock_threshold as is_low
      from products p left join stocks t on t.shop_id = p.shop_id and t.product_id = p.id
      where p.shop_id = ${shopId} and p.id = any(${list})
    ), closed as (
      delete from low_stock o using books b where o.shop_id = ${shopId} and o.product_id = b.id and not b.is_low
    ), opened as (
      insert into low_stock (shop_id, product_id, since)
      select ${shopId}, id, ${new Date(now).toISOString()}::timestamptz from books where is_low
      on conflict do nothing returning product_id
    )
    select b.id, b.name, b.quantity, b.threshold from books b where ${isOpened} order by b.id`;
}
