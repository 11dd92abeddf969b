import { and, eq } from "drizzle-orm";
import { shopTransfers } from "#server/db/tables/transfers.ts";
import type { OperationRule } from "#server/sync/entries/rule.ts";
import { noteOwned } from "#server/sync/shop/owned-goods.ts";
import { moveMarkedStock } from "#server/sync/shop/stock-moves.ts";
import { kept, notKept } from "#server/sync/shop/turn.ts";
import { businessDay } from "#shared/rules/business-day.ts";
import { movesOf } from "#shared/rules/stock.ts";
import { namesOf } from "./transfer-rows.ts";
import { holdSent } from "./way-between-shops.ts";

/** What was counted of goods from another shop that were not taken back; the first count stands and enters the stock (T9). */
export const receiveFromShop = {
  way: "alone",
  action: () => "receive-from-shop",
  async write(turn, operation, { happened }) {
    const { transferId, productId, counted, note } = operation.body;
    const { tx, shopId, rev } = turn;
    const here = and(
      eq(shopTransfers.shopId, shopId),
      eq(shopTransfers.id, transferId),
      eq(shopTransfers.direction, "in"),
    );
    const [arrival] = await tx
      .select({ status: shopTransfers.status, otherShopId: shopTransfers.otherShopId })
      .from(shopTransfers)
      .where(here)
      .for("update");
    if (!arrival) return notKept("unknown-transfer");
    if (arrival.status === "received") return notKept("already-received");
    // Told so here, or not yet; a sender that was deleted takes nothing back any more.
    const sent = await holdSent(tx, arrival.otherShopId, transferId);
    const isBack = arrival.status === "withdrawn" || sent?.status === "withdrawn";
    if (isBack) return notKept("already-withdrawn");
    if (!(await namesOf(turn, [productId])).has(productId)) return notKept("unknown-product");
    const at = new Date(happened.at).toISOString();
    const received = { by: turn.userId, name: turn.userName, at, note };
    await tx
      .update(shopTransfers)
      .set({ status: "received", productId, counted, received, rev, told: false })
      .where(here);
    const moves = movesOf(operation);
    await moveMarkedStock(turn, moves);
    await noteOwned(turn, moves, businessDay(happened.at, turn));
    return kept();
  },
} satisfies OperationRule<"shop-transfer.receive">;
