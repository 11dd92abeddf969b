import { sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/client.ts";
import { numberGroup } from "#server/db/number-group.ts";
import type { Device } from "#server/sync/shop/devices.ts";

/** So many sales of a device are looked through: its last believed one is nearly always the very first of them. */
export const mostLookedThrough = 500;

/**
 * When the device's last sale before a number happened (ms), leaving out those whose clock was not believed, and those
 * that a confirmation made: they enter the books whenever somebody decides. Where none of the last 500 was believed, the
 * oldest of them stands for it: it was taken to have happened when it arrived, by the server's clock, so that nothing
 * told of years before is believed for want of a sale to compare it with.
 */
export async function lastBelievedSale(
  db: Db | Tx,
  { shopId, no }: Pick<Device, "shopId" | "no">,
  beforeSeq: number,
): Promise<number | undefined> {
  return (await lastBelievedSales(db, { shopId, no }, [beforeSeq])).get(beforeSeq);
}

/** The same before each of several numbers, asked at once; numbers before which there is none are left out. */
export async function lastBelievedSales(
  db: Db | Tx,
  { shopId, no }: Pick<Device, "shopId" | "no">,
  beforeSeqs: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const before = sql`
    select seq, sold_at, of_reseller, flags from sales
    where shop_id = ${shopId} and device_no = ${no} and seq < n.seq
      and ${sql.raw(`${numberGroup("seq")} <= ${numberGroup("n.seq")}`)}
    order by ${sql.raw(numberGroup("seq"))} desc, seq desc`;
  const rows = await db.execute<{ seq: number; at: number }>(sql`
    select n.seq, (extract(epoch from found.sold_at) * 1000)::bigint as at
    from unnest(${`{${beforeSeqs.join(",")}}`}::bigint[]) n(seq) cross join lateral (
      (select sold_at from (${before} limit ${mostLookedThrough}) last
        where not of_reseller and not coalesce(flags, '{}') @> '{clock-wrong}' order by seq desc limit 1)
      union all
      (select sold_at from (${before} limit 1 offset ${mostLookedThrough - 1}) oldest where not of_reseller)
      limit 1
    ) found`);
  return new Map(rows.map(({ seq, at }) => [seq, at]));
}
