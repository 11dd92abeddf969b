import { and, eq } from "drizzle-orm";
import { transfers } from "#server/db/tables/transfers.ts";
import type { OperationRule } from "#server/sync/entries/rule.ts";
import { kept, notKept } from "#server/sync/shop/turn.ts";
import type { Decision } from "#shared/schemas/transfer.ts";
import { bringBack } from "./goods-back.ts";
import { findTransfers, isOwnOrStaff, unitIn } from "./transfer-rows.ts";

/** A yes or no to a transfer that waits, by the office or by the reseller it is for; the first one stands (T3). */
export const decideTransfer = {
  way: "in-turn",
  action: (_body, role) => (role === "reseller" ? "answer-own-transfer" : "decide-transfer"),
  async write(turn, operation, { happened, role }) {
    const { transferId, productId, quantity, decision, note } = operation.body;
    const transfer = (await findTransfers(turn, [transferId])).get(transferId);
    if (!transfer) return notKept("unknown-transfer");
    if (!isOwnOrStaff(turn, role, transfer)) return notKept("not-allowed");
    if (transfer.productId !== productId || transfer.quantity !== quantity)
      return notKept("not-understood");
    if (transfer.status !== "pending") return notKept("already-decided");
    const decided: Decision = {
      ...{ by: turn.userId, name: turn.userName, at: new Date(happened.at).toISOString(), note },
    };
    const status = decision === "confirm" ? "confirmed" : "rejected";
    const vouched = transfer.vouched || (role !== "reseller" && status === "confirmed");
    await turn.tx
      .update(transfers)
      .set({ status, decided, vouched, rev: turn.rev })
      .where(and(eq(transfers.shopId, turn.shopId), eq(transfers.id, transferId)));
    if (decision === "reject") {
      await bringBack(turn, {
        ...{ id: operation.id, mode: "transfer-rejected", transferId, productId, quantity },
        ...{ reason: note, at: happened.at, flags: [] },
      });
    }
    turn.notices.push({
      by: turn.userId,
      to: [{ userId: transfer.byId }, { userId: transfer.resellerId }, "owner"],
      cause: operation.id,
      type: decision === "confirm" ? "product_transfer_confirmed" : "product_transfer_rejected",
      data: {
        ...{ productId, productName: transfer.productName, quantity },
        ...{ ...unitIn(transfer.by), transferId },
        ...{ personName: turn.userName, shopName: turn.shopName, note },
      },
    });
    return kept();
  },
} satisfies OperationRule<"transfer.decide">;
