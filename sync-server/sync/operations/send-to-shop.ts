import { eq } from "drizzle-orm";
import { shops } from "#server/db/tables/shops.ts";
import { shopTransfers } from "#server/db/tables/transfers.ts";
import { flagsOfTelling, type OperationRule } from "#server/sync/entries/rule.ts";
import { noteOwned } from "#server/sync/shop/owned-goods.ts";
import { moveMarkedStock } from "#server/sync/shop/stock-moves.ts";
import { kept, notKept } from "#server/sync/shop/turn.ts";
import { businessDay } from "#shared/rules/business-day.ts";
import { movesOf } from "#shared/rules/stock.ts";
import type { Flag } from "#shared/schemas/sale.ts";
import { namesOf } from "./transfer-rows.ts";

/**
 * Goods sent to another shop of the same owner: a fact of the sending shop (T9). The other shop is told after the
 * commit. To no such shop nothing can have gone (docs/decisions/0009).
 */
export const sendToShop = {
  way: "in-turn",
  action: () => "send-to-shop",
  async write(turn, operation, standing) {
    const { toShopId, productId, quantity, product } = operation.body;
    const { tx, shopId, rev } = turn;
    const { at } = standing.happened;
    const [other] = await tx
      .select({ name: shops.name, ownerId: shops.ownerId })
      .from(shops)
      .where(eq(shops.id, toShopId));
    if (other?.ownerId !== turn.ownerId || toShopId === shopId) return notKept("unknown-shop");
    const flags: Flag[] = [];
    if (!(await namesOf(turn, [productId])).has(productId)) flags.push("unknown-product");
    flags.push(...flagsOfTelling(standing));
    await tx.insert(shopTransfers).values({
      ...{ shopId, id: operation.id, rev, direction: "out", otherShopId: toShopId },
      ...{ otherShopName: other.name, productId, product, quantity, status: "on-the-way" },
      ...{ byId: turn.userId, byName: turn.userName, at: new Date(at) },
      ...{ day: businessDay(at, turn), flags, told: false },
    });
    const moves = movesOf(operation);
    await moveMarkedStock(turn, moves);
    await noteOwned(turn, moves, businessDay(at, turn));
    return kept(flags);
  },
} satisfies OperationRule<"shop-transfer">;
