import { and, eq, sql } from "drizzle-orm";
import { paymentReferences, sales } from "#server/db/tables/facts.ts";
import type { OperationRule } from "#server/sync/entries/rule.ts";
import { kept, notKept, type Turn } from "#server/sync/shop/turn.ts";
import { isReferenced } from "#shared/rules/carried.ts";
import { foldReference } from "#shared/rules/reference.ts";
import { withReference } from "#shared/rules/waiting-reference.ts";
import type { Flag } from "#shared/schemas/sale.ts";

/**
 * The message of a payment has come: its reference enters the sale. The first one told stands, the same one again
 * changes nothing; one that another payment bears is kept, and the sale flagged, although it was settled before.
 */
export const tellReference = {
  way: "in-turn",
  action: () => "sell",
  async write(turn, operation) {
    const { saleId, payment: place, reference } = operation.body;
    const { tx, shopId, rev } = turn;
    // Of signs that nobody sees: it tells nothing, and would stand in the way of the one that comes.
    if (foldReference(reference) === "") return notKept("reference-required");
    const here = and(eq(sales.shopId, shopId), eq(sales.id, saleId));
    const { payments, flags, laterFlags } = sales;
    const columns = { payments, flags, laterFlags, judgedRev: sales.judgedRev, rev: sales.rev };
    const [sale] = await tx.select(columns).from(sales).where(here);
    if (!sale) return notKept("unknown-sale");
    const payment = sale.payments[place];
    if (!payment || !isReferenced(payment)) return notKept("unknown-payment");
    const judgedRev = sale.judgedRev ?? sale.rev;
    const told = withReference(sale.payments, place, reference);
    if (!told) {
      if (foldReference(payment.reference ?? "") !== foldReference(reference))
        return notKept("already-referenced");
      await tx.update(sales).set({ rev, judgedRev }).where(here);
      return kept();
    }
    const used: Flag[] = (await isFirst(turn, saleId, reference)) ? [] : ["reference-used"];
    const later = sale.laterFlags ?? [];
    const isNews = used.some((flag) => !sale.flags?.includes(flag) && !later.includes(flag));
    await tx
      .update(sales)
      .set({
        ...{ rev, judgedRev, payments: told },
        ...(isNews && { laterFlags: [...later, ...used], settled: sql`null` }),
      })
      .where(here);
    return kept(used);
  },
} satisfies OperationRule<"sale.reference">;

async function isFirst({ tx, shopId }: Turn, saleId: string, reference: string): Promise<boolean> {
  const entered = await tx
    .insert(paymentReferences)
    .values({ shopId, saleId, reference: foldReference(reference) })
    .onConflictDoNothing()
    .returning({ saleId: paymentReferences.saleId });
  return entered.length > 0;
}
