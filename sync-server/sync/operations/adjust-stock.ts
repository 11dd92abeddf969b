import { and, eq } from "drizzle-orm";
import { products, stocks } from "#server/db/tables/catalogue.ts";
import { adjustments } from "#server/db/tables/facts.ts";
import { flagsOfTelling, type OperationRule, type Standing } from "#server/sync/entries/rule.ts";
import { noteOwned } from "#server/sync/shop/owned-goods.ts";
import { moveStock } from "#server/sync/shop/stock-moves.ts";
import { kept, notKept, type Turn } from "#server/sync/shop/turn.ts";
import { businessDay } from "#shared/rules/business-day.ts";
import { movesOf } from "#shared/rules/stock.ts";
import type { Flag } from "#shared/schemas/sale.ts";
import type { OperationOf } from "#shared/sync/operations.ts";

type Adjust = OperationOf<"adjust">;

/**
 * A count is a fact: the difference between what was counted and what the screen showed enters the books.
 * An increase or a decrease is an intention; a decrease may not leave the books at zero or below.
 */
export const adjustStock = {
  way: "in-turn",
  action: (body) => (body.mode === "count" ? "count-stock" : "change-stock"),
  async write(turn, operation, standing) {
    const { body } = operation;
    const { isKnown, quantity } = await bookOf(turn, body.productId);
    if (body.mode === "count") {
      const flags: Flag[] = [];
      if (!isKnown) flags.push("unknown-product");
      if (quantity !== body.shownBefore) flags.push("count-with-late-sales");
      flags.push(...flagsOfTelling(standing));
      await enter(turn, operation, standing, flags);
      turn.catalogChanged = true;
      return kept(flags);
    }
    if (!isKnown) return notKept("unknown-product");
    if (body.mode === "decrease" && quantity - body.quantity <= 0)
      return notKept("stock-would-reach-zero");
    const flags: Flag[] = standing.happened.clockIsWrong ? ["clock-wrong"] : [];
    await enter(turn, operation, standing, flags);
    return kept(flags);
  },
} satisfies OperationRule<"adjust">;

async function bookOf({ tx, shopId }: Turn, productId: string) {
  const [[product], [stock]] = await Promise.all([
    tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.shopId, shopId), eq(products.id, productId))),
    tx
      .select({ quantity: stocks.quantity })
      .from(stocks)
      .where(and(eq(stocks.shopId, shopId), eq(stocks.productId, productId))),
  ]);
  return { isKnown: product !== undefined, quantity: stock?.quantity ?? 0 };
}

const oneWeek = 7 * 86_400_000;

/** When it was counted (Q1), ms: never after it was written, and not as told where that is weeks before. */
function countedAt({ body, at }: Adjust, happened: number): number {
  const told = body.mode === "count" ? body.countedAt : undefined;
  return told === undefined || told > at || told < at - oneWeek ? happened : happened - (at - told);
}

async function enter(turn: Turn, operation: Adjust, { happened }: Standing, flags: Flag[]) {
  const at = countedAt(operation, happened.at);
  const moves = movesOf(operation);
  const sale = operation.body.mode === "count" ? operation.body.sale : undefined;
  const loss = operation.body.mode === "increase" ? undefined : operation.body.loss;
  const row = {
    shopId: turn.shopId,
    id: operation.id,
    rev: turn.rev,
    deviceNo: turn.device.no,
    productId: operation.body.productId,
    mode: operation.body.mode,
    delta: moves[0]?.delta ?? 0,
    reason: operation.body.reason,
    byId: turn.userId,
    at: new Date(at),
    day: businessDay(at, turn),
    flags,
    ...(sale && { saleId: sale.id, saleRev: sale.rev }),
    loss,
  };
  await Promise.all([turn.tx.insert(adjustments).values(row), moveStock(turn, moves)]);
  await noteOwned(turn, moves, row.day);
}
