import { sql } from "drizzle-orm";
import { stocks } from "#server/db/tables/catalogue.ts";
import type { Move } from "#shared/rules/stock.ts";
import type { Turn } from "./turn.ts";

/** Moves the books of each product; one that nobody knows yet gets its row. */
export async function moveStock(turn: Turn, moves: readonly Move[]): Promise<void> {
  if (moves.length === 0) return;
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
