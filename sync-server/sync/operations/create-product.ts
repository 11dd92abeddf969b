import type { OperationRule } from "#server/sync/entries/rule.ts";
import { noteOwned } from "#server/sync/shop/owned-goods.ts";
import { moveStock } from "#server/sync/shop/stock-moves.ts";
import { kept, notKept } from "#server/sync/shop/turn.ts";
import { movesOf } from "#shared/rules/stock.ts";
import { ProductBook } from "./product-book.ts";

/** A new product with the pieces found on the shelf: an intention. */
export const createProduct = {
  way: "in-turn",
  action: () => "create-product",
  async write(turn, operation) {
    const book = await ProductBook.open(turn, [operation.body], []);
    const refusal = book.create(operation.body);
    if (refusal) return notKept(refusal);
    await book.write(operation.id);
    const moves = movesOf(operation);
    await moveStock(turn, moves);
    await noteOwned(turn, moves);
    return kept();
  },
} satisfies OperationRule<"product.create">;
