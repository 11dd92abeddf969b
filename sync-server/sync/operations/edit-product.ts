import type { OperationRule } from "#server/sync/entries/rule.ts";
import { kept, notKept } from "#server/sync/shop/turn.ts";
import { ProductBook } from "./product-book.ts";

/** A change of what is said of a product: an intention. */
export const editProduct = {
  way: "in-turn",
  action: () => "edit-product",
  async write(turn, operation) {
    const book = await ProductBook.open(turn, [], [operation.body]);
    const refusal = book.edit(operation.body);
    if (refusal) return notKept(refusal);
    await book.write(operation.id);
    return kept();
  },
} satisfies OperationRule<"product.edit">;
