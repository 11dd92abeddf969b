import { shopTransfers } from "#server/db/tables/transfers.ts";
import type { OperationRule } from "#server/sync/entries/rule.ts";
import { noteOwned } from "#server/sync/shop/owned-goods.ts";
import { moveMarkedStock } from "#server/sync/shop/stock-moves.ts";
import { kept, notKept } from "#server/sync/shop/turn.ts";
import { businessDay } from "#shared/rules/business-day.ts";
import { movesOf } from "#shared/rules/stock.ts";
import { hasArrived, holdSent, rowOf } from "./way-between-shops.ts";

/** The sender takes back what nobody has counted yet; all of it enters its stock again, once (T9a). */
export const withdrawFromWay = {
  way: "alone",
  action: () => "send-to-shop",
  async write(turn, operation, { happened }) {
    const { transferId, productId, quantity } = operation.body;
    const { tx, shopId, rev } = turn;
    const sent = await holdSent(tx, shopId, transferId);
    if (!sent) return notKept("unknown-transfer");
    if (sent.productId !== productId || sent.quantity !== quantity)
      return notKept("not-understood");
    const isBack = sent.status === "withdrawn" || sent.received?.shopGone === true;
    if (isBack) return notKept("already-withdrawn");
    if (sent.status === "received") return notKept("already-received");
    if (await hasArrived(tx, sent)) return notKept("already-received");
    const at = new Date(happened.at).toISOString();
    const received = { by: turn.userId, name: turn.userName, at, note: "" };
    await tx
      .update(shopTransfers)
      .set({ status: "withdrawn", received, rev, told: false })
      .where(rowOf(shopId, transferId, "out"));
    const moves = movesOf(operation);
    await moveMarkedStock(turn, moves);
    await noteOwned(turn, moves, businessDay(happened.at, turn));
    return kept();
  },
} satisfies OperationRule<"shop-transfer.withdraw">;
