import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { shopRevisions, shops } from "#server/db/tables/shops.ts";
import { shopTransfers } from "#server/db/tables/transfers.ts";
import type { SyncDeps } from "#server/sync/deps.ts";
import { onTheWay } from "#server/sync/operations/way-between-shops.ts";
import { type Notice, writeNotices } from "#server/sync/shop/notices.ts";
import type { LockedShop } from "#server/sync/shop/turn.ts";
import { businessDay } from "#shared/rules/business-day.ts";
import { giveBack } from "./give-back.ts";

type Deps = Pick<SyncDeps, "db" | "clock" | "sales" | "wake" | "touched" | "log">;
type Row = typeof shopTransfers.$inferSelect;

const mostAtOnce = 500;

/**
 * Tells the other shop of each transfer what its books do not hold yet: that goods are on the way, that they came, or
 * that they were taken back (T9). Each is one transaction of one shop, and may be repeated; what cannot be told now is told the next time. Goods
 * on the way to a shop that was deleted go back to the one that sent them.
 * Of all shops, unless one is named whose rows have something to tell.
 */
export async function tellOtherShops(deps: Deps, shopId?: string): Promise<void> {
  const shopIds = shopId ? [shopId] : await shopsWithUntold(deps);
  for (const id of shopIds)
    for (const row of await untoldOf(deps, id)) {
      try {
        await tell(deps, row);
      } catch (error) {
        deps.log.warn(
          { error },
          "could not tell the other shop of a transfer; it will be told again",
        );
      }
    }
}

/** Those whose rows have waited longest first, so that a sweep that ends early leaves none behind for ever. */
async function shopsWithUntold({ db }: Deps): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(sql`/* every shop: transfers to tell of */
    select shop_id as id from shop_transfers where not told
    group by shop_id order by min(at) limit ${mostAtOnce}`);
  return rows.map(({ id }) => id);
}

function untoldOf({ db }: Deps, shopId: string): Promise<Row[]> {
  return db
    .select()
    .from(shopTransfers)
    .where(and(eq(shopTransfers.shopId, shopId), eq(shopTransfers.told, false)))
    .orderBy(shopTransfers.at, shopTransfers.id)
    .limit(mostAtOnce);
}

async function tell(deps: Deps, row: Row): Promise<void> {
  const { direction, otherShopId } = row;
  const isThere = await changeAlone(deps, otherShopId, async (locked) => {
    const now = await asItStands(locked.tx, row);
    const notice = await noteFor(now)(locked, now);
    return notice && [notice];
  });
  if (!isThere && direction === "out") await takeBack(deps, row);
  await noteTold(deps, row);
}

/**
 * Since the row was read its goods may have been taken back, and whoever sent or counted may have closed their account
 * and been named nobody. Read under the lock of the shop that is told, so that what is told last is true.
 */
async function asItStands(tx: Tx, row: Row): Promise<Row> {
  const [now] = await tx
    .select()
    .from(shopTransfers)
    .where(and(eq(shopTransfers.shopId, row.shopId), eq(shopTransfers.id, row.id)));
  return now ?? row;
}

function noteFor({ direction, status }: Row) {
  if (direction === "in") return report;
  return status === "withdrawn" ? callBack : announce;
}

async function takeBack(deps: Deps, { shopId, id }: Row): Promise<void> {
  let productId: string | undefined;
  await changeAlone(deps, shopId, async (locked) => {
    productId = await giveBack(locked, id);
    return productId ? [] : undefined;
  });
  if (productId) deps.touched.note(shopId, [{ productId }]);
}

/** One change of one shop, with what its people are told; undefined when there is none. False when the shop is gone. */
async function changeAlone(
  deps: Deps,
  shopId: string,
  change: (locked: LockedShop) => Promise<Notice[] | undefined>,
): Promise<boolean> {
  const done = await deps.sales.alone(shopId, () =>
    deps.db.transaction(async (tx) => {
      const locked = await lockShop(tx, shopId, deps.clock());
      if (!locked) return undefined;
      const notices = await change(locked);
      if (!notices) return { rev: undefined };
      const { rev } = locked;
      await tx
        .update(shopRevisions)
        .set({ rev, turnsRev: rev })
        .where(eq(shopRevisions.shopId, shopId));
      await writeNotices({ ...locked, notices });
      return { rev };
    }),
  );
  if (done?.rev !== undefined) deps.wake.announce({ shopId, prevRev: done.rev - 1, rev: done.rev });
  return done !== undefined;
}

async function noteTold({ db }: Deps, { shopId, id, status }: Row): Promise<void> {
  await db
    .update(shopTransfers)
    .set({ told: true })
    .where(
      and(
        eq(shopTransfers.shopId, shopId),
        eq(shopTransfers.id, id),
        eq(shopTransfers.status, status),
      ),
    );
}

/** The lock of the shop that is told, and the revision that a change of it will have. */
async function lockShop(tx: Tx, shopId: string, now: number): Promise<LockedShop | undefined> {
  const [shop] = await tx
    .select({ rev: shopRevisions.rev, timeZone: shops.timeZone, dayTurnsAt: shops.dayTurnsAt })
    .from(shopRevisions)
    .innerJoin(shops, eq(shops.id, shopRevisions.shopId))
    .where(eq(shopRevisions.shopId, shopId))
    .for("update", { of: shopRevisions });
  return shop && { ...shop, tx, shopId, rev: shop.rev + 1, now };
}

/** Goods on the way appear in the books of the receiver, once. */
async function announce(locked: LockedShop, out: Row): Promise<Notice | undefined> {
  const { tx, shopId, rev } = locked;
  const [sender] = await tx
    .select({ name: shops.name })
    .from(shops)
    .where(eq(shops.id, out.shopId));
  const shopName = sender?.name ?? "";
  const entered = await tx
    .insert(shopTransfers)
    .values({
      ...{ shopId, id: out.id, rev, direction: "in", otherShopId: out.shopId },
      ...{ otherShopName: shopName, productId: null, product: out.product, quantity: out.quantity },
      ...{ status: "on-the-way", byId: out.byId, byName: out.byName, at: out.at },
      ...{ day: businessDay(out.at.getTime(), locked), flags: out.flags, told: true },
    })
    .onConflictDoNothing()
    .returning({ id: shopTransfers.id });
  if (entered.length === 0) return undefined;
  return {
    by: out.byId,
    to: ["office"],
    cause: out.id,
    type: "shop_transfer_sent",
    data: {
      ...{ productName: out.product.name, quantity: out.quantity, shopName },
      ...{ personName: out.byName, transferId: out.id },
    },
  };
}

/** Goods that the sender took back are on the way no more; what was never told of stays untold (T9a). */
async function callBack(locked: LockedShop, out: Row): Promise<Notice | undefined> {
  const { tx, shopId, rev } = locked;
  const [coming] = await tx
    .update(shopTransfers)
    .set({ status: "withdrawn", received: out.received, rev })
    .where(onTheWay(shopId, out.id, "in"))
    .returning();
  if (!coming) return undefined;
  return {
    by: out.received?.by,
    to: ["office"],
    cause: out.id,
    type: "shop_transfer_withdrawn",
    data: {
      ...{ productName: out.product.name, quantity: out.quantity },
      ...{ shopName: coming.otherShopName, personName: out.received?.name ?? "" },
      transferId: out.id,
    },
  };
}

/** What was counted on arrival appears in the books of the sender; the first count stands. */
async function report(locked: LockedShop, arrival: Row): Promise<Notice | undefined> {
  const { tx, shopId, rev } = locked;
  const { counted, received } = arrival;
  const [sent] = await tx
    .update(shopTransfers)
    .set({ status: "received", counted, received, rev })
    .where(onTheWay(shopId, arrival.id, "out"))
    .returning();
  if (!sent) return undefined;
  return {
    by: received?.by,
    to: ["owner"],
    cause: arrival.id,
    type: "shop_transfer_received",
    data: {
      ...(sent.productId ? { productId: sent.productId } : {}),
      ...{ productName: sent.product.name, quantity: counted ?? 0, shopName: sent.otherShopName },
      ...{ personName: received?.name ?? "", note: received?.note ?? "", transferId: sent.id },
    },
  };
}
