import type { Database } from "#server/db/client.ts";
import { isDatabaseAway } from "#server/plugins/errors.ts";

/** Ends every connection to the asker's database but its own, as when Postgres is started anew. Gives how many. */
export async function endConnections({ sql }: Database): Promise<number> {
  const ended = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
  return ended.length;
}

/** The same again, as a till sends it, for as long as there is no answer. `onSilence`: once for each time. */
export async function untilAnswered<T>(
  send: () => Promise<T>,
  onSilence: () => void = () => {},
): Promise<T> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      onSilence();
    }
  }
}
