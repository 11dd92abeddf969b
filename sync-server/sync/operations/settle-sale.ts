import { and, eq, sql } from "drizzle-orm";
import { returns, sales } from "#server/db/tables/facts.ts";
import type { OperationRule } from "#server/sync/entries/rule.ts";
import { kept, notKept } from "#server/sync/shop/turn.ts";

/** Somebody of the office has seen a sale or return and puts it to rest; the first one to do so wins. */
export const settleSale = {
  way: "in-turn",
  action: () => "settle-sale",
  async write(turn, operation) {
    const { saleId, note } = operation.body;
    const { tx, shopId, rev } = turn;
    const settled = { by: turn.userId, at: new Date(turn.now).toISOString(), note };
    for (const table of [sales, returns]) {
      const here = and(eq(table.shopId, shopId), eq(table.id, saleId));
      const [fact] = await tx
        .select({ settled: table.settled, rev: table.rev })
        .from(table)
        .where(here);
      if (!fact) continue;
      if (fact.settled) return notKept("already-settled");
      const judgedRev = sql`coalesce(${sales.judgedRev}, ${fact.rev})`;
      if (table === sales) await tx.update(sales).set({ settled, rev, judgedRev }).where(here);
      else await tx.update(returns).set({ settled, rev }).where(here);
      return kept();
    }
    return notKept("unknown-sale");
  },
} satisfies OperationRule<"sale.settle">;
