import { eq } from "drizzle-orm";
import { nameShown } from "#server/db/shown-name.ts";
import { users } from "#server/db/tables/people.ts";
import { shops } from "#server/db/tables/shops.ts";
import { shopTransfers } from "#server/db/tables/transfers.ts";
import { bringBack } from "#server/sync/operations/goods-back.ts";
import { onTheWay } from "#server/sync/operations/way-between-shops.ts";
import { idFrom } from "#server/sync/shop/id-from.ts";
import { noteOwned } from "#server/sync/shop/owned-goods.ts";
import type { LockedShop } from "#server/sync/shop/turn.ts";
import { must } from "#shared/must.ts";
import { businessDay } from "#shared/rules/business-day.ts";

/** What the sender's books say where the receiver's count would stand. */
const receiverIsGone = "Boutique supprimée";

/**
 * Goods that were on the way to a shop when it was deleted are in the sender's stock again, once (T9): nobody will ever
 * count them, and its owner, who deleted the other one, has them. Gives the product, or undefined when there is nothing
 * to give back any more.
 */
export async function giveBack(
  locked: LockedShop,
  transferId: string,
): Promise<string | undefined> {
  const { tx, shopId, rev, now } = locked;
  const [owner] = await tx
    .select({ id: users.id, name: nameShown() })
    .from(shops)
    .innerJoin(users, eq(users.id, shops.ownerId))
    .where(eq(shops.id, shopId));
  const { id: by, name } = must(owner, "the owner");
  const told = { by, name, at: new Date(now).toISOString(), note: receiverIsGone };
  const received = { ...told, shopGone: true } as const;
  const [sent] = await tx
    .update(shopTransfers)
    .set({ status: "received", counted: 0, received, rev, told: true })
    .where(onTheWay(shopId, transferId, "out"))
    .returning();
  if (!sent?.productId) return undefined;
  const { productId, quantity, otherShopName } = sent;
  // No device told it, and no number of one stands for it.
  const turn = { ...locked, userId: by, device: { no: 0 }, touched: new Set<string>() };
  await bringBack(turn, {
    ...{ id: idFrom([shopId, transferId, "given-back"]), mode: "transfer-rejected", transferId },
    ...{ productId, quantity, reason: `${otherShopName} · ${receiverIsGone}`, at: now, flags: [] },
  });
  await noteOwned(locked, [{ productId, delta: quantity }], businessDay(now, locked));
  return productId;
}
