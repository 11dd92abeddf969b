import type { Role } from "#shared/schemas/person.ts";
import type { LedgerEntry } from "./oracle-books.ts";

/** Whether a verdict may be told so. Whoever does not read the staff's scope hears nothing of flags of the books (V4). */
export function isToldAs(
  entry: Pick<LedgerEntry, "status">,
  status: string | undefined,
  reader: { active: boolean; role: Role } | undefined,
): boolean {
  if (entry.status === status) return true;
  const readsAll = reader?.active === true && reader.role !== "reseller";
  return !readsAll && entry.status === "flagged" && status === "applied";
}
