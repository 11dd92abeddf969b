import type { Operation } from "#shared/sync/operations.ts";

/** Pieces by product or by transfer: what comes in is positive, what goes out negative. */
export type Pieces = Map<string, number>;

/** Adds to what is there already; nothing is kept under a key that nothing happened to. */
export function addPieces(sum: Pieces, key: string, pieces: number): void {
  if (pieces !== 0) sum.set(key, (sum.get(key) ?? 0) + pieces);
}

/** Pieces that an operation brings into the shop (+) or takes out of it (−), by product: worked out here, not by the product's own rule. */
export function piecesMoved(operation: Operation): Pieces {
  const moved: Pieces = new Map();
  const move = (productId: string, pieces: number) =>
    moved.set(productId, (moved.get(productId) ?? 0) + pieces);
  if (operation.kind === "sale")
    for (const line of operation.body.lines) move(line.productId, -line.quantity);
  if (operation.kind === "return" && operation.body.restock)
    for (const line of operation.body.lines) move(line.productId, line.quantity);
  if (operation.kind === "product.create")
    move(operation.body.productId, operation.body.initialStock);
  if (operation.kind === "product.import")
    for (const row of operation.body.creates) move(row.productId, row.initialStock);
  if (operation.kind === "transfer" || operation.kind === "shop-transfer")
    move(operation.body.productId, -operation.body.quantity);
  if (operation.kind === "transfer.return") move(operation.body.productId, operation.body.quantity);
  if (operation.kind === "transfer.decide" && operation.body.decision === "reject")
    move(operation.body.productId, operation.body.quantity);
  if (operation.kind === "shop-transfer.withdraw")
    move(operation.body.productId, operation.body.quantity);
  if (operation.kind === "shop-transfer.receive")
    move(operation.body.productId, operation.body.counted);
  if (operation.kind === "purchase")
    for (const line of operation.body.lines) move(line.productId, line.quantity);
  if (operation.kind === "purchase.return")
    for (const line of operation.body.lines) move(line.productId, -line.quantity);
  if (operation.kind === "adjust") {
    const { body } = operation;
    if (body.mode === "increase") move(body.productId, body.quantity);
    else if (body.mode === "decrease") move(body.productId, -body.quantity);
    else move(body.productId, body.counted - body.shownBefore);
  }
  return moved;
}

/** Pieces that an operation gives to a reseller (+) or takes from them (−), by transfer. */
export function piecesHeld(operation: Operation): Pieces {
  const held: Pieces = new Map();
  const move = (transferId: string, pieces: number) =>
    held.set(transferId, (held.get(transferId) ?? 0) + pieces);
  if (operation.kind === "transfer") move(operation.id, operation.body.quantity);
  if (operation.kind === "reseller-sale")
    for (const line of operation.body.lines) move(line.transferId, -line.quantity);
  if (operation.kind === "transfer.return")
    move(operation.body.transferId, -operation.body.quantity);
  if (operation.kind === "transfer.decide" && operation.body.decision === "reject")
    move(operation.body.transferId, -operation.body.quantity);
  if (operation.kind === "reseller-sale.decide" && operation.body.decision === "decline")
    move(operation.body.transferId, operation.body.quantity);
  return held;
}

/** Pieces sold at a till, by product. Those that resellers sold are counted when the owner says yes. */
export function piecesSold(operation: Operation): Pieces {
  const sold: Pieces = new Map();
  if (operation.kind !== "sale") return sold;
  for (const { productId, quantity } of operation.body.lines)
    sold.set(productId, (sold.get(productId) ?? 0) + quantity);
  return sold;
}
