import { sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import type { JudgedJob } from "./sale-judging.ts";
import { type HeldSales, heldAs } from "./sale-judging.ts";

type Row = { id: string; seq: number; deviceNo: number; at: number | null };

/**
 * What the books hold of a group's sales, as far as others of their device are judged after them: nothing is asked for
 * where each device has one sale.
 */
export async function heldSales(db: Db, judged: readonly JudgedJob[]): Promise<HeldSales> {
  const counts = new Map<JudgedJob["job"]["device"], number>();
  for (const { job, rows } of judged)
    counts.set(job.device, (counts.get(job.device) ?? 0) + rows.length);
  const asked = judged.flatMap(({ job, rows }) =>
    (counts.get(job.device) ?? 0) > 1
      ? rows.map(({ id, seq }) => ({ shopId: job.shopId, id, seq, deviceNo: job.device.no }))
      : [],
  );
  if (asked.length === 0) return new Map();
  const found = new Map<string, Row>();
  for (const shopId of new Set(asked.map((one) => one.shopId))) {
    const ids = `{${asked.flatMap((one) => (one.shopId === shopId ? one.id : [])).join(",")}}`;
    const rows = await db.execute<Row>(sql`
      select s.id, s.seq, s.device_no as "deviceNo",
        case when not s.of_reseller and not coalesce(s.flags, '{}') @> '{clock-wrong}'
          then (extract(epoch from s.sold_at) * 1000)::bigint end as at
      from unnest(${ids}::uuid[]) a(id) join sales s on s.shop_id = ${shopId} and s.id = a.id`);
    for (const row of rows) found.set(heldAs(shopId, row.id), row);
  }
  return new Map(
    asked.flatMap(({ shopId, id, seq, deviceNo }) => {
      const as = heldAs(shopId, id);
      const row = found.get(as);
      if (!row) return [];
      const isSame = row.seq === seq && row.deviceNo === deviceNo;
      return [[as, (isSame && row.at) || undefined]];
    }),
  );
}
