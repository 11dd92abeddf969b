import { type SQL, sql } from "drizzle-orm";
import type { SyncDeps } from "#server/sync/deps.ts";
import { type Notice, writeNotices } from "#server/sync/shop/notices.ts";
import type { DayCut } from "#shared/rules/business-day.ts";
import { shownStock } from "#shared/rules/stock.ts";
import type { Unit } from "#shared/schemas/measure.ts";

type Deps = Pick<SyncDeps, "sql" | "db" | "clock" | "sales" | "wake" | "touched" | "log">;

/**
 * Looks at the products that were touched since it was last called, and tells owner and managers of those that have
 * come down to their threshold: once, until they have been above it (T11). A shop that cannot be looked at now is
 * looked at as a whole the next time.
 */
export async function lookForLowStock(deps: Deps, shopId?: string): Promise<void> {
  for (const [id, products] of deps.touched.take(shopId))
    await careful(deps, id, async () => {
      if (products === "all") await tellOf(deps, id, await crossedIn(deps, id));
      else
        for (const some of inParts([...products], inOneLook))
          await tellOf(deps, id, await crossedIn(deps, id, some));
    });
}

/** Most products of one question, and of one turn. */
const inOneLook = 5000;
const inOneTurn = 1000;

function inParts<T>(all: readonly T[], size: number): T[][] {
  const count = Math.ceil(all.length / size);
  return Array.from({ length: count }, (_, at) => all.slice(at * size, (at + 1) * size));
}

async function careful(deps: Deps, shopId: string, look: () => Promise<void>) {
  try {
    await look();
  } catch (error) {
    deps.touched.again(shopId);
    deps.log.warn({ error }, "could not look for low stock; it will be looked for again");
  }
}

const isLow = sql`(not p.archived and coalesce(t.quantity, 0) <= p.stock_threshold)`;

/** Whether the books and what is remembered of a product say different things. */
const hasCrossed = sql`(o.product_id is not null) <> ${isLow}`;

/** Of these products of a shop, or of all, those that crossed their threshold. */
async function crossedIn(
  deps: Deps,
  shopId: string,
  productIds?: readonly string[],
): Promise<string[]> {
  const isAsked = productIds ? sql`p.id = any(${`{${productIds.join(",")}}`}::text[])` : sql`true`;
  const crossed = await deps.db.execute<{ id: string }>(sql`
    select p.id from products p left join stocks t on t.shop_id = p.shop_id and t.product_id = p.id
      left join low_stock o on o.shop_id = p.shop_id and o.product_id = p.id
    where p.shop_id = ${shopId} and ${isAsked} and ${hasCrossed} order by p.id`);
  return crossed.map(({ id }) => id);
}

async function tellOf(deps: Deps, shopId: string, crossed: readonly string[]): Promise<void> {
  for (const ids of inParts(crossed, inOneTurn)) {
    const rev = await deps.sales.alone(shopId, () => tell(deps, shopId, ids));
    if (rev !== undefined) deps.wake.announce({ shopId, prevRev: rev - 1, rev });
  }
}

type Opened = { id: string; name: string; quantity: number; threshold: number; unit: Unit | null };

/** Under the shop's lock: opens and closes crossings as the books are now. Gives the revision, none when nobody had to be told. */
async function tell(
  deps: Deps,
  shopId: string,
  ids: readonly string[],
): Promise<number | undefined> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const [shop] = await tx.execute<DayCut & { rev: number }>(sql`
      select r.rev + 1 as rev, s.time_zone as "timeZone", s.day_turns_at as "dayTurnsAt"
      from shop_revisions r join shops s on s.id = r.shop_id where r.shop_id = ${shopId} for update of r`);
    if (!shop) return undefined;
    const { rev, timeZone, dayTurnsAt } = shop;
    const opened = await tx.execute<Opened>(crossings(shopId, ids, now));
    const notices = opened.map(
      ({ id: productId, name: productName, quantity, threshold, unit }): Notice => ({
        by: undefined,
        to: ["office"],
        cause: `${productId} ${rev}`,
        type: "low_stock_alert",
        data: {
          ...{ productId, productName, quantity: shownStock(quantity), threshold },
          ...(unit && { unit }),
        },
      }),
    );
    const desk = { tx, shopId, rev, now, timeZone, dayTurnsAt, notices };
    if (!(await writeNotices(desk))) return undefined;
    await tx.execute(
      sql`update shop_revisions set rev = ${rev}, turns_rev = ${rev} where shop_id = ${shopId}`,
    );
    return rev;
  });
}

/** Remembers which products are low now, and gives those that were not before. */
function crossings(shopId: string, ids: readonly string[], now: number): SQL {
  const list = sql`${`{${ids.join(",")}}`}::text[]`;
  return sql`
    with books as (
      select p.id, p.name, p.unit, p.stock_threshold as threshold, coalesce(t.quantity, 0) as quantity,
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
    select b.id, b.name, b.quantity, b.threshold, b.unit from books b where b.id in (select product_id from opened) order by b.id`;
}
