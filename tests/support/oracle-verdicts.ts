import type { Operation } from "#shared/sync/operations.ts";
import type { LedgerEntry } from "./oracle-books.ts";
import { type Reader, readsScope } from "./oracle-rights.ts";

/**
 * Whether a verdict may be told so. Whoever does not read the staff's scope hears nothing of flags of the books (V4), nor
 * anybody but the office of those about suppliers (G2) and expenses (X1).
 */
export function isToldAs(
  entry: Pick<LedgerEntry, "status">,
  status: string | undefined,
  reader: Reader,
  operation: Operation | undefined,
): boolean {
  if (entry.status === status) return true;
  const isOfOffice =
    operation &&
    ("suppliers" in operation.body || /^(purchase|cost|expense|order)/.test(operation.kind));
  const readsAll = readsScope(isOfOffice ? "shop::office" : "shop:", reader);
  return !readsAll && entry.status === "flagged" && status === "applied";
}
