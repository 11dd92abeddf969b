import { sql } from "drizzle-orm";
import { opLedger } from "#server/db/tables/operations.ts";
import type { ExchangeAnswer, ExchangeRequest } from "#shared/sync/protocol.ts";
import type { SyncDeps } from "./deps.ts";

type Others = NonNullable<ExchangeRequest["others"]>;

/**
 * Verdicts of operations that other people made on this device, as far as the books hold them (S3a). Only of shops
 * whose rows the person may read: they could see the same in the rows. To be called after the rows were read, so that
 * an operation in the rows is never said to be unknown.
 */
export async function knownOperations(
  { db }: SyncDeps,
  readable: ReadonlySet<string>,
  others: Others,
): Promise<NonNullable<ExchangeAnswer["others"]>> {
  const asked = others.filter(([shopId]) => readable.has(shopId));
  if (asked.length === 0) return others.map(() => null);
  const shopIds = `{${asked.map(([shopId]) => shopId).join(",")}}`;
  const opIds = `{${asked.map(([, opId]) => opId).join(",")}}`;
  const rows = await db
    .select({
      shopId: opLedger.shopId,
      opId: opLedger.opId,
      status: opLedger.status,
      rev: opLedger.rev,
      reasons: opLedger.reasons,
    })
    .from(opLedger)
    .where(
      sql`(${opLedger.shopId}, ${opLedger.opId}) in (select * from unnest(${shopIds}::uuid[], ${opIds}::uuid[]))`,
    );
  const known = new Map(rows.map((row) => [`${row.shopId} ${row.opId}`, row]));
  return others.map(([shopId, opId]) => {
    const row = readable.has(shopId) ? known.get(`${shopId} ${opId}`) : undefined;
    if (!row) return null;
    const reasons = (row.reasons ?? []) as NonNullable<ExchangeAnswer["verdicts"][number][2]>;
    return reasons.length > 0 ? [row.status, row.rev, reasons] : [row.status, row.rev];
  });
}
