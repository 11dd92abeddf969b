import type { OperationRule } from "#server/sync/entries/rule.ts";
import { noteOwned, touchCosts } from "#server/sync/shop/owned-goods.ts";
import { moveMarkedStock } from "#server/sync/shop/stock-moves.ts";
import { kept } from "#server/sync/shop/turn.ts";
import { ProductBook } from "./product-book.ts";

/**
 * A part of a file of products (I2): each row is taken or left out by itself. Stock and cost of a row that was left out,
 * and the product of an edit that was, take the revision of the turn unchanged, so that devices stop counting on them.
 */
export const importProducts = {
  way: "in-turn",
  action: () => "create-product",
  async write(turn, operation) {
    const { creates, edits } = operation.body;
    const book = await ProductBook.open(turn, creates, edits);
    const pieces = new Map<string, number>();
    let leftOut = 0;
    for (const row of creates) {
      const isTaken = book.create(row) === undefined;
      if (!isTaken) leftOut += 1;
      pieces.set(
        row.productId,
        (pieces.get(row.productId) ?? 0) + (isTaken ? row.initialStock : 0),
      );
    }
    for (const row of edits) {
      if (book.edit(row) === undefined) continue;
      leftOut += 1;
      book.touch(row.productId);
    }
    await book.write(operation.id);
    const moves = [...pieces].map(([productId, delta]) => ({ productId, delta }));
    await moveMarkedStock(turn, moves);
    await noteOwned(turn, moves);
    const none = moves.filter(({ delta }) => delta === 0).map(({ productId }) => productId);
    if (none.length > 0) await touchCosts(turn, none);
    return kept(leftOut > 0 ? ["rows-refused"] : []);
  },
} satisfies OperationRule<"product.import">;
