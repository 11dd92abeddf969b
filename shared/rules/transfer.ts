import type { Role } from "#shared/schemas/person.ts";
import type { ResellerSaleLine } from "#shared/schemas/reseller-sale.ts";
import type { TransferOrigin, TransferStatus } from "#shared/schemas/transfer.ts";
import { may } from "./permissions.ts";

/** Pieces that enter (+) or leave (−) what a reseller holds of one transfer. */
export type TransferMove = { transferId: string; delta: number };

/** The operations that change what a reseller holds, as far as this rule needs them. */
export type TransferMovingOperation =
  | { kind: "reseller-sale"; body: { lines: readonly ResellerSaleLine[] } }
  | {
      kind: "reseller-sale.decide";
      body: { transferId: string; quantity: number; decision: "confirm" | "decline" };
    }
  | { kind: "transfer.return"; body: { transferId: string; quantity: number } }
  | {
      kind: "transfer.decide";
      body: { transferId: string; quantity: number; decision: "confirm" | "reject" };
    };
const changing: Record<TransferMovingOperation["kind"], true> = {
  "reseller-sale": true,
  "reseller-sale.decide": true,
  "transfer.return": true,
  "transfer.decide": true,
};

/** Whether an operation may change what a reseller holds. */
export function changesTransfers<O extends { kind: string }>(
  operation: O,
): operation is O & { kind: TransferMovingOperation["kind"] } {
  return operation.kind in changing;
}

/**
 * What an operation does to the remaining pieces of transfers, one move per transfer. The same function counts on
 * the device (what the row does not hold yet) and on the server; the row of a transfer carries the revision of its
 * last change, so that `exactStock` holds for it as it does for a product.
 */
export function transferMovesOf(operation: TransferMovingOperation): TransferMove[] {
  switch (operation.kind) {
    case "reseller-sale": {
      const deltas = new Map<string, number>();
      for (const { transferId, quantity } of operation.body.lines)
        deltas.set(transferId, (deltas.get(transferId) ?? 0) - quantity);
      return [...deltas].map(([transferId, delta]) => ({ transferId, delta }));
    }
    case "reseller-sale.decide":
      return operation.body.decision === "decline"
        ? [{ transferId: operation.body.transferId, delta: operation.body.quantity }]
        : [];
    case "transfer.return":
      return [{ transferId: operation.body.transferId, delta: -operation.body.quantity }];
    case "transfer.decide":
      return operation.body.decision === "reject"
        ? [{ transferId: operation.body.transferId, delta: -operation.body.quantity }]
        : [];
  }
}

/** Made by the office on the products screen it stands at once; anything else waits for a yes. */
export function transferStatusAtFirst(
  role: Role | undefined,
  origin: TransferOrigin,
): TransferStatus {
  return origin === "products" && role !== undefined && may(role, "transfer-outright")
    ? "confirmed"
    : "pending";
}
