import { and, eq } from "drizzle-orm";
import { resellerSales } from "#server/db/tables/transfers.ts";
import type { OperationRule } from "#server/sync/entries/rule.ts";
import { kept, notKept } from "#server/sync/shop/turn.ts";
import type { Decision } from "#shared/schemas/transfer.ts";
import { earned, enterConfirmedSale } from "./confirmed-sale.ts";
import { tellReseller } from "./record-reseller-sale.ts";
import { lessWhatCameBack } from "./returned-commissions.ts";
import { countOnTransfer } from "./transfer-rows.ts";

/** A yes or no of the office to a reseller's sale; the first one stands. A yes makes the sale and the commission (T6). */
export const decideResellerSale = {
  way: "in-turn",
  action: () => "decide-reseller-sale",
  async write(turn, operation, { happened }) {
    const { resellerSaleId, transferId, quantity, decision, note } = operation.body;
    const { tx, shopId, rev } = turn;
    const here = and(eq(resellerSales.shopId, shopId), eq(resellerSales.id, resellerSaleId));
    const [row] = await tx.select().from(resellerSales).where(here);
    if (!row) return notKept("unknown-reseller-sale");
    if (row.transferId !== transferId || row.quantity !== quantity)
      return notKept("not-understood");
    if (row.status !== "pending") return notKept("already-decided");
    const at = new Date(happened.at).toISOString();
    const decided: Decision = { by: turn.userId, name: turn.userName, at, note };
    if (decision === "decline") {
      await tx.update(resellerSales).set({ status: "declined", decided, rev }).where(here);
      await countOnTransfer(turn, transferId, { sold: -quantity });
      tellReseller(turn, row, { type: "sale_declined", note });
      return kept();
    }
    const saleId = operation.id;
    const line = { ...row, ...earned(row) };
    await lessWhatCameBack(turn, saleId, [line]);
    const { commissionAmount, commissionRate, cameBack } = line;
    await tx
      .update(resellerSales)
      .set({
        status: "confirmed",
        decided,
        saleId,
        commissionAmount,
        commissionRate,
        cameBack,
        rev,
      })
      .where(here);
    // Whoever confirms a sale that was flagged has seen why.
    const settled = row.flags.length > 0 ? { by: turn.userId, at, note } : null;
    await enterConfirmedSale(turn, saleId, [row], settled);
    tellReseller(turn, row, { type: "sale_completed", note });
    return kept();
  },
} satisfies OperationRule<"reseller-sale.decide">;
