import { sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { opLedger } from "#server/db/tables/operations.ts";
import type { Faults } from "./faults.ts";
import type { Judged } from "./sale-writer.ts";
import type { Tx } from "./turn.ts";

/** What was answered before about operations that come again. */
export type StoredVerdicts = {
  has(shopId: string, opId: string): boolean;
  /** The same operation gets the same verdict; another one under the same identifier is refused. */
  answer(shopId: string, opId: string, hash: string, rev: number, faults: Faults): Judged;
};

export async function storedVerdicts(
  db: Db | Tx,
  operations: readonly { shopId: string; opId: string }[],
): Promise<StoredVerdicts> {
  const shopIds = `{${operations.map(({ shopId }) => shopId).join(",")}}`;
  const opIds = `{${operations.map(({ opId }) => opId).join(",")}}`;
  const asked = sql`(select * from unnest(${shopIds}::uuid[], ${opIds}::uuid[]))`;
  const rows =
    operations.length === 0
      ? []
      : await db
          .select()
          .from(opLedger)
          .where(sql`(${opLedger.shopId}, ${opLedger.opId}) in ${asked}`);
  const entries = new Map(rows.map((row) => [`${row.shopId} ${row.opId}`, row]));
  return {
    has: (shopId, opId) => entries.has(`${shopId} ${opId}`),
    answer(shopId, opId, hash, rev, faults) {
      const entry = entries.get(`${shopId} ${opId}`);
      if (!entry) throw new Error("an operation that comes again is in the ledger");
      if (Buffer.from(entry.hash).toString("hex") !== hash && !faults.has("forget-ledger-hash")) {
        return { status: "refused", rev, reasons: ["id-reused"], deviceKnowsRow: false };
      }
      return {
        status: entry.status,
        rev: entry.rev,
        reasons: (entry.reasons ?? []) as Judged["reasons"],
        deviceKnowsRow: false,
      };
    },
  };
}
