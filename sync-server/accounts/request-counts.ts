import { hash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/client.ts";
import type { AccountsDeps } from "./deps.ts";

export type Share = { max: number; seconds: number };

/**
 * Counts one more request under a key, whichever instance it came to: `max` in each stretch of so many seconds, which
 * begins with its first one; in a transaction, once that is committed. Gives after how many seconds it may be asked again; undefined while there is some left.
 */
export async function countRequest(
  db: Db | Tx,
  now: number,
  key: string,
  { max, seconds }: Share,
): Promise<number | undefined> {
  const at = new Date(now).toISOString();
  const [row] = await db.execute<{ count: number; left: number }>(sql`
    insert into request_counts as c (key, until, count)
    values (${keyOf(key)}, ${new Date(now + seconds * 1000).toISOString()}, 1)
    on conflict (key) do update set
      count = case when c.until <= ${at} then 1 else least(c.count + 1, ${max + 1}) end,
      until = case when c.until <= ${at} then excluded.until else c.until end
    returning count, extract(epoch from until - ${at}::timestamptz)::float8 as left`);
  return row && row.count > max ? Math.max(1, Math.ceil(row.left)) : undefined;
}

/** Half of a hash: nobody is harmed by two that are alike. */
function keyOf(key: string): Buffer {
  return hash("sha256", key, "buffer").subarray(0, 16);
}

/** Forgets what is over. */
export async function forgetCounts({
  database,
  clock,
}: Pick<AccountsDeps, "database" | "clock">): Promise<void> {
  const now = new Date(clock()).toISOString();
  await database.db.execute(sql`delete from request_counts where until <= ${now}`);
}
