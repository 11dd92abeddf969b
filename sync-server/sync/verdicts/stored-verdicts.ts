import type { Db, Tx } from "#server/db/client.ts";
import { ledgerEntries } from "./ledger.ts";
import type { Judged } from "./verdict.ts";

/** What was answered before about operations of a shop that come again. */
export type StoredVerdicts = {
  has(opId: string): boolean;
  /** The same operation gets the same verdict; another one under the same identifier is refused. */
  answer(opId: string, hash: string, rev: number): Judged;
};

export async function storedVerdicts(
  db: Db | Tx,
  shopId: string,
  operations: readonly string[],
): Promise<StoredVerdicts> {
  const entries = await ledgerEntries(db, shopId, operations);
  return {
    has: (opId) => entries.has(opId),
    answer(opId, hash, rev) {
      const entry = entries.get(opId);
      // Without an entry it is the identifier of a sale that no device sent as such: a reseller's, confirmed.
      if (!entry || entry.hash !== hash) {
        return { status: "refused", rev, reasons: ["id-reused"], deviceKnowsRow: false };
      }
      const { status, reasons } = entry;
      return { status, rev: entry.rev, reasons, deviceKnowsRow: false };
    },
  };
}
