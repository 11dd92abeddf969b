import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { sales } from "#server/db/tables/facts.ts";
import type { Device } from "./devices.ts";
import type { Tx } from "./turn.ts";

/**
 * When the device's last sale before a number happened (ms), leaving out those whose clock was not believed, and those
 * that a confirmation made: they enter the books whenever somebody decides.
 */
export async function lastBelievedSale(
  db: Db | Tx,
  device: Device,
  beforeSeq: number,
): Promise<number | undefined> {
  const [row] = await db
    .select({ soldAt: sales.soldAt })
    .from(sales)
    .where(
      and(
        eq(sales.shopId, device.shopId),
        eq(sales.deviceNo, device.no),
        lt(sales.seq, beforeSeq),
        eq(sales.ofReseller, false),
        sql`not ${sales.flags} @> '{clock-wrong}'`,
      ),
    )
    .orderBy(desc(sales.seq))
    .limit(1);
  return row?.soldAt.getTime();
}
