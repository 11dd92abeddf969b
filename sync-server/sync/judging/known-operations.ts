import type { SyncDeps } from "#server/sync/deps.ts";
import { type LedgerEntry, ledgerEntries } from "#server/sync/verdicts/ledger.ts";
import { withoutBooks } from "#server/sync/verdicts/told-flags.ts";
import type { ExchangeAnswer, ExchangeRequest } from "#shared/sync/protocol.ts";

type Others = NonNullable<ExchangeRequest["others"]>;

/**
 * Verdicts of operations that other people made on this device, as far as the books hold them (S3a). Only of shops
 * whose rows the person may read, `readable`: they could see the same in the rows. Whether it is all of them is said
 * there too; a reseller is told no flag that they do not see in theirs. To be called after the rows were read, so that
 * an operation in the rows is never said to be unknown.
 */
export async function knownOperations(
  { db }: SyncDeps,
  readable: ReadonlyMap<string, "all" | "own">,
  others: Others,
): Promise<NonNullable<ExchangeAnswer["others"]>> {
  const asked = others.filter(([shopId]) => readable.has(shopId));
  if (asked.length === 0) return others.map(() => null);
  const known = new Map<string, LedgerEntry>();
  for (const shopId of new Set(asked.map(([shopId]) => shopId))) {
    const ofShop = asked.filter(([of]) => of === shopId).map(([, opId]) => opId);
    for (const [opId, entry] of await ledgerEntries(db, shopId, ofShop))
      known.set(`${shopId} ${opId}`, entry);
  }
  return others.map(([shopId, opId]) => {
    const row = readable.has(shopId) ? known.get(`${shopId} ${opId}`) : undefined;
    if (!row) return null;
    const { status, rev, reasons } = readable.get(shopId) === "all" ? row : withoutBooks(row);
    return reasons.length > 0 ? [status, rev, reasons] : [status, rev];
  });
}
