import { sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/client.ts";
import type { VerdictStatus } from "#shared/sync/protocol.ts";
import type { Judged } from "./verdict.ts";

/** What was answered about an operation when it was judged. */
export type LedgerEntry = {
  opId: string;
  /** Of its text, in hexadecimal. */
  hash: string;
  status: VerdictStatus;
  rev: number;
  reasons: Judged["reasons"];
};

/** The entries of these operations of a shop, by their identifiers: of sales from their own rows, of everything else from the ledger. */
export async function ledgerEntries(
  db: Db | Tx,
  shopId: string,
  operations: readonly string[],
): Promise<Map<string, LedgerEntry>> {
  if (operations.length === 0) return new Map();
  const asked = sql`unnest(${`{${operations.join(",")}}`}::uuid[]) a(op_id)`;
  const rows = await db.execute<LedgerEntry>(sql`
    select l.op_id as "opId", encode(l.hash, 'hex') as hash, l.status, l.rev,
      coalesce(l.reasons, '{}') as reasons
    from ${asked} join op_ledger l on l.shop_id = ${shopId} and l.op_id = a.op_id
    union all
    select s.id, encode(s.hash, 'hex'), case when coalesce(s.flags, '{}') = '{}' then 'applied' else 'flagged' end,
      coalesce(s.judged_rev, s.rev), coalesce(s.flags, '{}')
    from ${asked} join sales s on s.shop_id = ${shopId} and s.id = a.op_id where s.hash is not null`);
  return new Map(rows.map((row) => [row.opId, row]));
}
