import { and, eq, inArray } from "drizzle-orm";
import { resellerSales } from "#server/db/tables/transfers.ts";
import type { OperationRule } from "#server/sync/entries/rule.ts";
import { kept, notKept } from "#server/sync/shop/turn.ts";

/** The owner has paid commissions of one reseller: all of those named, or none; one that is paid stays paid (T8). */
export const payCommissions = {
  way: "in-turn",
  action: () => "pay-commission",
  async write(turn, operation, { happened }) {
    const { resellerId, amount, means, reference, paidOn } = operation.body;
    const { tx, shopId, rev } = turn;
    const ids = [...new Set(operation.body.resellerSaleIds)];
    const named = and(eq(resellerSales.shopId, shopId), inArray(resellerSales.id, ids));
    const rows = await tx
      .select({
        resellerId: resellerSales.resellerId,
        amount: resellerSales.commissionAmount,
        paid: resellerSales.commissionPaid,
      })
      .from(resellerSales)
      .where(named);
    const isTheirs = rows.every((row) => row.resellerId === resellerId && row.amount !== null);
    if (rows.length < ids.length || !isTheirs) return notKept("unknown-reseller-sale");
    if (rows.some(({ paid }) => paid !== null)) return notKept("already-paid");
    if (rows.reduce((sum, row) => sum + (row.amount ?? 0), 0) !== amount)
      return notKept("amount-mismatch");
    const at = new Date(happened.at).toISOString();
    const commissionPaid = { by: turn.userId, at, on: paidOn, means, reference };
    await tx.update(resellerSales).set({ commissionPaid, paidRev: rev, rev }).where(named);
    turn.notices.push({
      by: turn.userId,
      to: [{ userId: resellerId }],
      cause: operation.id,
      type: "commission_paid",
      data: { amount, personName: turn.userName, shopName: turn.shopName, note: reference },
    });
    return kept();
  },
} satisfies OperationRule<"commission.pay">;
