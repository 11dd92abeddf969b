import type { Operation, OperationKind } from "./operations.ts";

const factKinds: ReadonlySet<OperationKind> = new Set<OperationKind>([
  "sale",
  "return",
  "transfer",
  "transfer.return",
  "reseller-sale",
  "shop-transfer",
  "message.send",
  "till.open",
  "till.move",
  "till.close",
]);

/** Whether an operation says what happened; any other asks, and may be refused (J3, J4). */
export function isFact({ kind, body }: Pick<Operation, "kind" | "body">): boolean {
  if (kind === "adjust") return "mode" in body && body.mode === "count";
  return factKinds.has(kind);
}
