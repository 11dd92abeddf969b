import { type Move, movesOf } from "#shared/rules/stock.ts";
import { movesGoods } from "#shared/sync/operation-kinds.ts";
import type { Operation } from "#shared/sync/operations.ts";

/** What any operation does to the stock, one move per product. */
export function stockMoves(operation: Operation): Move[] {
  return movesGoods(operation) ? movesOf(operation) : [];
}
