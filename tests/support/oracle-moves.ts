import type { Operation } from "#shared/sync/operations.ts";

/** Pieces that an operation brings in (+) or takes out (−), by product: worked out here, not by the product's own rule. */
export function piecesMoved(operation: Operation): Map<string, number> {
  const moved = new Map<string, number>();
  const move = (productId: string, pieces: number) =>
    moved.set(productId, (moved.get(productId) ?? 0) + pieces);
  if (operation.kind === "sale")
    for (const line of operation.body.lines) move(line.productId, -line.quantity);
  if (operation.kind === "return" && operation.body.restock)
    for (const line of operation.body.lines) move(line.productId, line.quantity);
  if (operation.kind === "product.create")
    move(operation.body.productId, operation.body.initialStock);
  if (operation.kind === "adjust") {
    const { body } = operation;
    if (body.mode === "increase") move(body.productId, body.quantity);
    else if (body.mode === "decrease") move(body.productId, -body.quantity);
    else move(body.productId, body.counted - body.shownBefore);
  }
  return moved;
}

/** Pieces sold, by product. */
export function piecesSold(operation: Operation): Map<string, number> {
  const sold = new Map<string, number>();
  if (operation.kind !== "sale") return sold;
  for (const { productId, quantity } of operation.body.lines)
    sold.set(productId, (sold.get(productId) ?? 0) + quantity);
  return sold;
}
