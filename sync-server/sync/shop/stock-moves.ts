import { sql } from "drizzle-orm";
import { stockMarks, stocks } from "#server/db/tables/catalogue.ts";
import type { Move } from "#shared/rules/stock.ts";
import type { Turn } from "./turn.ts";

/** Moves the books of each product; one that nobody knows yet gets its row. The moves are of different products. */
export async function moveStock(
  turn: Pick<Turn, "tx" | "shopId" | "rev" | "touched">,
  moves: readonly Move[],
): Promise<void> {
  if (moves.length === 0) return;
  for (const { productId } of moves) turn.touched.add(productId);
  const rows = moves.map(({ productId, delta }) => ({
    shopId: turn.shopId,
    productId,
    quantity: delta,
    rev: turn.rev,
  }));
  await turn.tx
    .insert(stocks)
    .values(rows)
    .onConflictDoUpdate({
      target: [stocks.shopId, stocks.productId],
      set: { quantity: sql`${stocks.quantity} + excluded.quantity`, rev: sql`excluded.rev` },
    });
}

/** Moves stock for what leaves no sale, return or adjustment behind: the rows are marked, so that devices learn of them. */
export async function moveMarkedStock(
  turn: Pick<Turn, "tx" | "shopId" | "rev" | "touched">,
  moves: readonly Move[],
): Promise<void> {
  const { tx, shopId, rev } = turn;
  if (moves.length === 0) return;
  await moveStock(turn, moves);
  await tx
    .insert(stockMarks)
    .values(moves.map(({ productId }) => ({ shopId, productId, rev })))
    .onConflictDoUpdate({
      target: [stockMarks.shopId, stockMarks.productId],
      set: { rev: sql`excluded.rev` },
    });
}

/** Counts pieces as sold that left the shop's stock before: by the transfer to a reseller. */
export async function countAsSold(
  { tx, shopId, rev }: Turn,
  pieces: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = [...pieces].map(([productId, sold]) => ({
    shopId,
    productId,
    quantity: 0,
    sold,
    rev,
  }));
  await tx
    .insert(stocks)
    .values(rows)
    .onConflictDoUpdate({
      target: [stocks.shopId, stocks.productId],
      set: { sold: sql`${stocks.sold} + excluded.sold`, rev: sql`excluded.rev` },
    });
}
