import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { tablesThatGo } from "#server/db/table-kinds.ts";
import { deletedShops, departureReasons } from "#server/db/tables/departures.ts";
import { shops, shopUsers } from "#server/db/tables/shops.ts";
import { shopTransfers } from "#server/db/tables/transfers.ts";
import type { SyncDeps } from "#server/sync/deps.ts";
import { listDevices } from "#server/sync/device-list.ts";
import { tellOtherShops } from "#server/sync/judging/hand-over.ts";
import { keepNumbersOf } from "#server/sync/kept-numbers.ts";
import { untilThrough } from "#server/sync/shop/postgres-errors.ts";
import { raiseAccessOf } from "#server/sync/shop/raise-access.ts";
import { isNameOf, type ShopAtStake, type ShopDeletion } from "#shared/schemas/departure.ts";
import { audit } from "./audit.ts";
import type { AccountsDeps } from "./deps.ts";
import { derivedId } from "./identifiers.ts";
import { lockShops } from "./locks.ts";
import type { ShopChange } from "./members.ts";
import type { Tx } from "./shops.ts";

/** What would go with a shop, and which devices still hold something for it; undefined when there is none. */
export async function shopAtStake(
  { database }: Pick<AccountsDeps, "database">,
  shopId: string,
): Promise<ShopAtStake | undefined> {
  type Counts = Omit<ShopAtStake, "unsent">;
  const [shop] = await database.sql<Counts[]>`
    select id, name,
      (select count(*)::int from shop_users where shop_id = ${shopId} and is_active) as members,
      (select count(*)::int from products where shop_id = ${shopId} and not archived) as products,
      (select count(*)::int from sales where shop_id = ${shopId}) as sales
    from shops where id = ${shopId}`;
  if (!shop) return undefined;
  const devices = await listDevices(database.sql, shopId);
  const unsent = devices.flatMap(({ code, label, name, fullName, missing }) => {
    const count = missing.reduce((sum, [from, to]) => sum + to - from + 1, 0);
    return count > 0 ? [{ code, label, name, fullName, missing: count }] : [];
  });
  return { ...shop, unsent };
}

export type ShopDeleted = { ok: true } | { ok: false; code: "not-found" | "wrong-name" };

/**
 * Deletes a shop for its owner: books, pictures, memberships, invitations. Goods that were on the way to it go back to
 * the shops that sent them, at once or when these are told (T9). What somebody may still send for it is
 * answered `shop-deleted` (J12). The same request again finds it done.
 */
export async function deleteOwnShop(
  deps: AccountsDeps,
  sync: SyncDeps,
  asked: ShopDeletion & { shopId: string; userId: string; ip: string },
): Promise<ShopDeleted> {
  // What it has sent or counted and not told yet would go with it.
  await tellOtherShops(sync, asked.shopId);
  const outcome = await untilThrough(() => inTransaction(deps, asked));
  if (typeof outcome === "string") return { ok: false, code: outcome };
  await tellOfDeletion(sync, outcome);
  await tellOtherShops(sync);
  return { ok: true };
}

async function inTransaction(
  deps: AccountsDeps,
  asked: ShopDeletion & { shopId: string; userId: string; ip: string },
): Promise<ShopChange[] | "not-found" | "wrong-name"> {
  const { shopId, userId, ip, requestId, reasons, details, name } = asked;
  return deps.database.db.transaction(async (tx) => {
    await lockShops(tx, [shopId]);
    if (await isDone(tx, deps, { requestId, of: shopId })) return [];
    const [shop] = await tx.select().from(shops).where(eq(shops.id, shopId));
    if (shop?.ownerId !== userId) return "not-found" as const;
    if (!isNameOf(name, shop.name)) return "wrong-name" as const;
    const change = await deleteShop(tx, deps, shopId);
    await tx.insert(departureReasons).values({
      requestId: departureId(deps, requestId, shopId),
      ...{ at: new Date(deps.clock()), reasonType: "shop_deletion" },
      ...{ reasons, additionalDetails: details, userRole: "owner" },
    });
    const entry = {
      act: "shop-deleted",
      userId,
      shopId,
      ip,
      details: { name: shop.name },
    } as const;
    await audit(deps, entry, tx);
    return [change];
  });
}

/** What a departure of a shop or an account is written down as: the same request for anything else is another one. */
export function departureId({ secret }: AccountsDeps, requestId: string, of: string): string {
  return derivedId(secret, "departure", of, requestId);
}

/** Whether this request has closed this shop or account: the answer to it was lost. */
export async function isDone(
  tx: Tx,
  deps: AccountsDeps,
  { requestId, of }: { requestId: string; of: string },
): Promise<boolean> {
  const [row] = await tx
    .select({ at: departureReasons.at })
    .from(departureReasons)
    .where(eq(departureReasons.requestId, departureId(deps, requestId, of)));
  return row !== undefined;
}

/** Takes the shop's lock and deletes every row of it; its members learn at their next exchange. */
export async function deleteShop(tx: Tx, deps: AccountsDeps, shopId: string): Promise<ShopChange> {
  const { memberIds, ...change } = await deleteBooks(tx, deps, shopId);
  await raiseAccessOf(tx, memberIds);
  return change;
}

/** The same but for its members, who are locked after all shops of a transaction. */
export async function deleteBooks(
  tx: Tx,
  deps: AccountsDeps,
  shopId: string,
): Promise<ShopChange & { memberIds: string[] }> {
  const revs = await lockShops(tx, [shopId]);
  const members = await tx
    .select({ userId: shopUsers.userId })
    .from(shopUsers)
    .where(eq(shopUsers.shopId, shopId));
  const memberIds = members.map(({ userId }) => userId);
  const at = new Date(deps.clock());
  await tx.insert(deletedShops).values({ shopId, at, memberIds }).onConflictDoNothing();
  // Nobody is left to be told of goods that go between this shop and others; those on the way to it wait to be given back.
  const isOnTheWay = and(
    eq(shopTransfers.direction, "out"),
    eq(shopTransfers.status, "on-the-way"),
  );
  for (const { id } of await otherShopsOfOwner(tx, shopId))
    await tx
      .update(shopTransfers)
      .set({ told: sql`not (${isOnTheWay})` })
      .where(and(eq(shopTransfers.shopId, id), eq(shopTransfers.otherShopId, shopId)));
  // A push message bears the shop's name, and knows it by its tag alone.
  await tx.execute(sql`
    delete from outgoing_messages where channel = 'push' and strpos(data->>'tag', ${shopId}) > 0`);
  await keepNumbersOf(tx, shopId);
  for (const table of tablesThatGo())
    await tx.execute(sql`delete from ${sql.identifier(table)} where shop_id = ${shopId}`);
  await tx.delete(shops).where(eq(shops.id, shopId));
  const rev = (revs.get(shopId) ?? 0) + 1;
  return { shopId, prevRev: rev - 1, rev, memberIds };
}

/** The shops that goods may go to and come from. */
function otherShopsOfOwner(tx: Tx, shopId: string) {
  const owner = tx.select({ id: shops.ownerId }).from(shops).where(eq(shops.id, shopId));
  return tx
    .select({ id: shops.id })
    .from(shops)
    .where(and(inArray(shops.ownerId, owner), ne(shops.id, shopId)))
    .orderBy(asc(shops.id));
}

/** This instance forgets the shops, and open streams hear that what they may open has changed. */
export async function tellOfDeletion(sync: SyncDeps, changes: ShopChange[]): Promise<void> {
  for (const change of changes) {
    await sync.shops.refresh(change.shopId);
    sync.wake.announce(change);
  }
}
