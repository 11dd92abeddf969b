import type { AdjustmentBody } from "#shared/schemas/adjustment.ts";
import type { SaleLine } from "#shared/schemas/sale.ts";

/** Pieces that enter (+) or leave (−) the books of one product. */
export type Move = { productId: string; delta: number };

/** The operations that move goods, as far as this rule needs them. */
export type MovingOperation =
  | { kind: "sale"; body: { lines: readonly SaleLine[] } }
  | { kind: "return"; body: { lines: readonly SaleLine[]; restock: boolean } }
  | { kind: "adjust"; body: AdjustmentBody }
  | { kind: "product.create"; body: { productId: string; initialStock: number } }
  | {
      kind: "product.import";
      body: { creates: readonly { productId: string; initialStock: number }[] };
    }
  | { kind: "transfer" | "shop-transfer"; body: { productId: string; quantity: number } }
  | {
      kind: "transfer.decide";
      body: { productId: string; quantity: number; decision: "confirm" | "reject" };
    }
  | {
      kind: "transfer.return" | "shop-transfer.withdraw";
      body: { productId: string; quantity: number };
    }
  | { kind: "shop-transfer.receive"; body: { productId: string; counted: number } }
  | { kind: "purchase" | "purchase.return"; body: { lines: readonly Pieces[] } };

type Pieces = { productId: string; quantity: number };

/**
 * What an operation does to the stock, one move per product. The same function counts on the device
 * (what is not yet in the books) and on the server (what enters them).
 */
export function movesOf(operation: MovingOperation): Move[] {
  switch (operation.kind) {
    case "sale":
      return summed(operation.body.lines, -1);
    case "return":
      return operation.body.restock ? summed(operation.body.lines, 1) : [];
    case "adjust":
      return [{ productId: operation.body.productId, delta: adjustmentDelta(operation.body) }];
    case "product.create":
      return [{ productId: operation.body.productId, delta: operation.body.initialStock }];
    case "product.import":
      return operation.body.creates.map(({ productId, initialStock }) => ({
        productId,
        delta: initialStock,
      }));
    case "transfer":
    case "shop-transfer":
      return [{ productId: operation.body.productId, delta: -operation.body.quantity }];
    case "transfer.decide":
      return operation.body.decision === "reject"
        ? [{ productId: operation.body.productId, delta: operation.body.quantity }]
        : [];
    case "transfer.return":
    case "shop-transfer.withdraw":
      return [{ productId: operation.body.productId, delta: operation.body.quantity }];
    case "shop-transfer.receive":
      return [{ productId: operation.body.productId, delta: operation.body.counted }];
    case "purchase":
      return summed(operation.body.lines, 1);
    case "purchase.return":
      return summed(operation.body.lines, -1);
  }
}

/** Pieces that an adjustment adds; a count adds the difference between what was counted and what the books said. */
export function adjustmentDelta(body: AdjustmentBody): number {
  switch (body.mode) {
    case "increase":
      return body.quantity;
    case "decrease":
      return -body.quantity;
    case "count":
      return body.counted - body.shownBefore;
  }
}

function summed(lines: readonly Pieces[], sign: 1 | -1): Move[] {
  const deltas = new Map<string, number>();
  for (const line of lines)
    deltas.set(line.productId, (deltas.get(line.productId) ?? 0) + sign * line.quantity);
  return [...deltas].map(([productId, delta]) => ({ productId, delta }));
}

/** What the device knows of one of its own operations. */
export type OwnOperationState =
  | { state: "waiting" }
  | { state: "applied"; ackRev: number }
  | { state: "refused" };

/**
 * Whether an own operation is missing from a figure of the server. The figure holds everything up to its revision,
 * so an applied operation leaves the sum at the very moment the figure that contains it arrives.
 */
export function isPendingFor(operation: OwnOperationState, stockRev: number): boolean {
  if (operation.state === "waiting") return true;
  return operation.state === "applied" && operation.ackRev > stockRev;
}

/** The exact figure of the books on this device: the server's, plus own moves that it does not hold yet. May be negative. */
export function exactStock(
  stock: { quantity: number; rev: number } | undefined,
  ownMoves: readonly (OwnOperationState & { delta: number })[],
): number {
  const rev = stock?.rev ?? 0;
  return ownMoves.reduce(
    (figure, move) => (isPendingFor(move, rev) ? figure + move.delta : figure),
    stock?.quantity ?? 0,
  );
}

/** What a screen shows: never below zero; a negative figure is an « écart » that asks for a count. */
export function shownStock(exact: number): number {
  return Math.max(0, exact);
}

/** How much is left, in the three words of the product. */
export type StockLevel = "out" | "low" | "normal";

/**
 * The threshold, in pieces, of a new product for which nobody named one: the shop's usual one, and no more than half of
 * what the product begins with, so that nothing begins as « Stock faible ». What begins with nothing takes the usual one.
 */
export function startingThreshold(begins: number, usual: number): number {
  return begins > 0 ? Math.min(usual, Math.floor(begins / 2)) : usual;
}

/** 0 is out; at or below the threshold is low. */
export function stockLevel(exact: number, threshold: number): StockLevel {
  if (exact <= 0) return "out";
  return exact <= threshold ? "low" : "normal";
}
