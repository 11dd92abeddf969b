import { notebookToldOf } from "#shared/sync/operation-kinds.ts";
import type { Operation } from "#shared/sync/operations.ts";

/** Whose notebook it is: a reseller's of a shop (C10), that of its suppliers (G1), or without either that of its customers. */
export type NotebookOf = { shopId: string; reseller?: string | undefined; suppliers?: boolean };

/** Whether an operation that somebody made on this device is told of this notebook. */
export function isToldOf(
  { reseller, suppliers = false }: NotebookOf,
  operation: Operation,
  by: string,
): boolean {
  const told = notebookToldOf(operation);
  if (suppliers) return told === "suppliers";
  return reseller === undefined ? told === undefined : told === "own" && by === reseller;
}
