import type { Sql } from "#server/db/client.ts";
import { citusUrl } from "./citus.ts";

/** How many of this database wait for somebody's lock, on whichever machine it is held. */
export async function waitingIn(sql: Sql): Promise<number> {
  const who = citusUrl
    ? sql`select distinct global_pid from citus_stat_activity`
    : sql`select pid from pg_stat_activity`;
  const rows = await sql`${who} where datname = current_database() and wait_event_type = 'Lock'`;
  return rows.length;
}
