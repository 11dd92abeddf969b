import { hash as digest } from "node:crypto";
import type { Sql, Transaction } from "#server/db/client.ts";
import type { Flag } from "#shared/schemas/sale.ts";
import type { TillAct } from "#shared/schemas/till.ts";
import { canonicalText, type Operation } from "#shared/sync/operations.ts";
import type { Finding } from "./chain-findings.ts";

type Row = Pick<TillAct, "open" | "move"> & {
  deviceNo: number;
  seq: number;
  at: number;
  hash: string;
  sellerId: string;
  agencyId: string | null;
  flags: Flag[];
};

/**
 * Openings of tills and money put in or taken out whose rows do not say any more what their device told (CH8): the text
 * follows from the row, but for whether it said who did it. A closing keeps more than its device told, and is left out.
 */
export async function toldTillFindings(sql: Sql | Transaction, shopId: string): Promise<Finding[]> {
  const rows = await sql<Row[]>`
    select t.device_no as "deviceNo", t.seq, t.device_at as at, encode(l.hash, 'hex') as hash, t.open, t.move,
      t.seller_id as "sellerId", t.agency_id as "agencyId", t.flags
    from till_acts t join op_ledger l on l.shop_id = ${shopId} and l.op_id = t.id
    where t.shop_id = ${shopId} and l.hash is not null and t.close is null`;
  return rows
    .filter((row) => !isAsTold(shopId, row))
    .map(({ deviceNo, seq }) => ({
      ...{ what: "edited", deviceNo, seq: Number(seq) },
      detail: "its row is not what its device told",
    }));
}

function isAsTold(shopId: string, { open, move, sellerId, agencyId, flags, ...row }: Row): boolean {
  // Who was named and cannot have done it stands nowhere but in the text.
  if (flags.includes("unknown-seller")) return true;
  const act = move
    ? { direction: move.direction, amount: move.amount, reason: move.reason }
    : { float: open?.float };
  return [{}, { sellerId }].some((who) => {
    const told = {
      ...{ kind: move ? "till.move" : "till.open", shopId, at: Number(row.at) },
      body: { ...act, ...who, ...(agencyId && { agencyId }) },
    } as Operation;
    return digest("sha256", canonicalText(told), "hex").startsWith(row.hash);
  });
}
