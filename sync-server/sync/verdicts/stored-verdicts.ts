import type { Db, Tx } from "#server/db/client.ts";
import { ledgerEntries } from "./ledger.ts";
import type { Judged } from "./verdict.ts";

/** What was answered before about operations that come again. */
export type StoredVerdicts = {
  has(shopId: string, opId: string): boolean;
  /** The same operation gets the same verdict; another one under the same identifier is refused. */
  answer(shopId: string, opId: string, hash: string, rev: number): Judged;
};

export async function storedVerdicts(
  db: Db | Tx,
  operations: readonly { shopId: string; opId: string }[],
): Promise<StoredVerdicts> {
  const entries = await ledgerEntries(db, operations);
  return {
    has: (shopId, opId) => entries.has(`${shopId} ${opId}`),
    answer(shopId, opId, hash, rev) {
      const entry = entries.get(`${shopId} ${opId}`);
      // Without an entry it is the identifier of a sale that no device sent as such: a reseller's, confirmed.
      if (!entry || entry.hash !== hash) {
        return { status: "refused", rev, reasons: ["id-reused"], deviceKnowsRow: false };
      }
      const { status, reasons } = entry;
      return { status, rev: entry.rev, reasons, deviceKnowsRow: false };
    },
  };
}
