import { and, eq } from "drizzle-orm";
import { returns, sales } from "#server/db/tables/facts.ts";
import { flagsOfTelling, type OperationRule } from "#server/sync/entries/rule.ts";
import { countInTotals } from "#server/sync/figures/totals.ts";
import { moveStock } from "#server/sync/shop/stock-moves.ts";
import { ratedAs } from "#server/sync/shop/tax-given-back.ts";
import { kept, type Turn } from "#server/sync/shop/turn.ts";
import { businessDay } from "#shared/rules/business-day.ts";
import { amountOf, totalOf } from "#shared/rules/sell.ts";
import { movesOf } from "#shared/rules/stock.ts";
import type { Flag, ReturnBody } from "#shared/schemas/sale.ts";
import { countingOf } from "./return-counting.ts";
import { lowerCommissions } from "./returned-commissions.ts";
import { returnedTax } from "./returned-tax.ts";
import { namesOf } from "./transfer-rows.ts";

/** Goods that came back: a fact, whatever the ticket says; flagged when more came back than was sold, or than was paid. */
export const recordReturn = {
  way: "in-turn",
  action: ({ isVoid }) => (isVoid ? "void-sale" : "take-return"),
  async write(turn, operation, standing) {
    const { body } = operation;
    const { happened } = standing;
    const productIds = body.lines.map(({ productId }) => productId);
    const [names, sale, earlier] = await Promise.all([
      namesOf(turn, productIds),
      saleOf(turn, body),
      earlierReturns(turn, body),
    ]);
    const flags: Flag[] = [];
    if (body.lines.some(({ productId }) => !names.has(productId))) flags.push("unknown-product");
    if (totalOf(body.lines) !== body.total) flags.push("total-mismatch");
    flags.push(...flagsOfTelling(standing));
    if (body.saleId !== null && isMoreThanSold(body, sale, earlier))
      flags.push("more-returned-than-sold");
    if (sale?.ofReseller && (await lowerCommissions(turn, sale, body)))
      flags.push("commission-paid");
    // As they were called on their ticket, whatever they are called now (K4).
    const sold = new Map(sale?.lines.map(({ productId, name }) => [productId, name]));
    const told = body.lines.map(({ name, ...line }) => ({
      ...line,
      name: sold.get(line.productId) ?? names.get(line.productId) ?? name ?? line.productId,
    }));
    const lines = sale ? ratedAs(sale, told) : told;
    const tax = await returnedTax(turn, body, { ticket: sale, earlier, lines, at: happened.at });
    const day = businessDay(happened.at, turn);
    const { refund, cashPart, agencyId = null, isVoid = false } = body;
    const counting = await countingOf(turn, body, { sale, earlier });
    const awaitsTicket = body.saleId !== null && !sale;
    // Sales are judged by what is awaited: those that were judged before this are judged again.
    if (awaitsTicket) turn.catalogChanged = true;
    await turn.tx.insert(returns).values({
      shopId: turn.shopId,
      id: operation.id,
      rev: turn.rev,
      deviceNo: turn.device.no,
      seq: operation.seq,
      sellerId: turn.userId,
      recordedBy: turn.recordedBy,
      soldAt: new Date(happened.at),
      deviceAt: operation.at,
      day,
      agencyId,
      lines,
      total: body.total,
      flags,
      saleId: body.saleId,
      restock: body.restock,
      refund,
      cashPart,
      reason: body.reason,
      isVoid,
      awaitsTicket,
      ...tax,
      ...counting,
    });
    await moveStock(turn, movesOf(operation));
    const { ofSellerId: sellerId, ofAgencyId, undoes } = counting;
    const counted = {
      ...{ day, sellerId, agencyId: ofAgencyId, lines, refund, cashPart, isVoid: undoes },
      ...tax,
    };
    await countInTotals(turn, { returns: [counted] });
    return kept(flags);
  },
} satisfies OperationRule<"return">;

async function saleOf({ tx, shopId }: Turn, { saleId }: ReturnBody) {
  if (saleId === null) return undefined;
  const [sale] = await tx
    .select({
      id: sales.id,
      lines: sales.lines,
      vatRate: sales.vatRate,
      ofReseller: sales.ofReseller,
      resellerId: sales.sellerId,
      agencyId: sales.agencyId,
      deviceNo: sales.deviceNo,
    })
    .from(sales)
    .where(and(eq(sales.shopId, shopId), eq(sales.id, saleId)));
  return sale;
}

/** What had come back of the ticket before. */
async function earlierReturns({ tx, shopId }: Turn, { saleId }: ReturnBody) {
  if (saleId === null) return [];
  return tx
    .select({
      ...{ lines: returns.lines, isVoid: returns.isVoid },
      ...{ vat: returns.vat, taxes: returns.taxes },
    })
    .from(returns)
    .where(and(eq(returns.shopId, shopId), eq(returns.saleId, saleId)));
}

/**
 * Compares all returns of a ticket with its lines, product by product, in pieces and in francs. A ticket that has not
 * come (yet) has sold nothing.
 */
function isMoreThanSold(
  body: ReturnBody,
  sale: { lines: ReturnBody["lines"] } | undefined,
  earlier: readonly { lines: ReturnBody["lines"] }[],
): boolean {
  const left = new Map<string, { pieces: number; francs: number }>();
  const add = (lines: ReturnBody["lines"], sign: 1 | -1) => {
    for (const line of lines) {
      const { pieces, francs } = left.get(line.productId) ?? { pieces: 0, francs: 0 };
      left.set(line.productId, {
        pieces: pieces + sign * line.quantity,
        francs: francs + sign * amountOf(line),
      });
    }
  };
  add(sale?.lines ?? [], 1);
  for (const { lines } of earlier) add(lines, -1);
  add(body.lines, -1);
  // What was too much of other goods before is no fault of these.
  return body.lines.some(({ productId }) => {
    const { pieces, francs } = left.get(productId) ?? { pieces: 0, francs: 0 };
    return pieces < 0 || francs < 0;
  });
}
