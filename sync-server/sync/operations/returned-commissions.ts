import { and, asc, eq, inArray, isNotNull, or } from "drizzle-orm";
import { returns } from "#server/db/tables/facts.ts";
import { resellerSales } from "#server/db/tables/transfers.ts";
import type { Turn } from "#server/sync/shop/turn.ts";
import { commissionsAfterReturn, type Left } from "#shared/rules/commission.ts";
import type { ReturnBody } from "#shared/schemas/sale.ts";
import { pricedIn } from "./confirmed-sale.ts";

type Row = typeof resellerSales.$inferInsert;

const nothing: Left = { amount: 0, cameBack: 0 };

/**
 * Takes from the commissions of a reseller's sale what goods that came back had earned (T13). True when some of it was
 * paid already: that stays as it is, for the owner to settle.
 */
export async function lowerCommissions(
  { tx, shopId, rev }: Turn,
  sale: { id: string; resellerId: string; lines: readonly unknown[] },
  back: Pick<ReturnBody, "lines" | "isVoid">,
): Promise<boolean> {
  const lines = await tx
    .select()
    .from(resellerSales)
    .where(
      and(
        ...[eq(resellerSales.shopId, shopId), isEarnedBy(sale)],
        ...[eq(resellerSales.saleId, sale.id), isNotNull(resellerSales.commissionAmount)],
      ),
    )
    .orderBy(asc(resellerSales.id));
  // Pieces come off what waits before they touch what was paid.
  lines.sort((a, b) => Number(a.commissionPaid !== null) - Number(b.commissionPaid !== null));
  const left = amountsAfter(lines, back);
  let isPaid = false;
  for (const [place, line] of lines.entries()) {
    const { amount, cameBack } = left[place] ?? nothing;
    if (amount === line.commissionAmount && cameBack === line.cameBack) continue;
    if (line.commissionPaid !== null) isPaid ||= (line.commissionAmount ?? 0) > 0;
    else
      await tx
        .update(resellerSales)
        .set({ commissionAmount: amount, cameBack, rev })
        .where(and(eq(resellerSales.shopId, shopId), eq(resellerSales.id, line.id)));
  }
  return isPaid;
}

/** By the seller of the sale; the office may write goods of several resellers on one ticket, whose lines bear its name. */
function isEarnedBy(sale: { id: string; resellerId: string; lines: readonly unknown[] }) {
  const ofTicket = sale.lines.map((_, place) => `${sale.id}.${place}`);
  return or(eq(resellerSales.resellerId, sale.resellerId), inArray(resellerSales.id, ofTicket));
}

/** Takes off the lines of a sale that is being confirmed what had come back before the books heard of it. */
export async function lessWhatCameBack(
  { tx, shopId }: Turn,
  saleId: string,
  lines: readonly Row[],
): Promise<void> {
  const earlier = await tx
    .select({ lines: returns.lines, isVoid: returns.isVoid })
    .from(returns)
    .where(and(eq(returns.shopId, shopId), eq(returns.saleId, saleId)))
    .orderBy(asc(returns.rev), asc(returns.seq));
  for (const back of earlier) {
    const left = amountsAfter(lines, back);
    for (const [place, line] of lines.entries()) {
      const { amount, cameBack } = left[place] ?? nothing;
      Object.assign(line, { commissionAmount: amount, cameBack });
    }
  }
}

function amountsAfter(lines: readonly Row[], back: Parameters<typeof commissionsAfterReturn>[1]) {
  const earning = lines.map((line) => ({ ...pricedIn(line), amount: line.commissionAmount ?? 0 }));
  return commissionsAfterReturn(earning, back);
}
