import type { Sql } from "./client.ts";
import { type WriteTrouble, writeTrouble } from "./write-trouble.ts";

/**
 * Whether the database could write if it were asked to: no standby, nothing that makes it only read, and room on its
 * disk, which a sort too large for its memory needs too. Nothing stays of it. Throws when nothing answers.
 */
export async function probe(sql: Sql): Promise<WriteTrouble | undefined> {
  try {
    return await sql.begin(async (tx) => {
      const [state] = await tx<{ readsOnly: boolean }[]>`
        select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "readsOnly"`;
      if (state?.readsOnly) return "read-only";
      await tx`select set_config('work_mem', '64kB', true)`;
      await tx`
        select count(*) from (
          select md5(n::text) as line from generate_series(1, 4000) n order by line offset 0) sorted`;
      return undefined;
    });
  } catch (error) {
    const trouble = writeTrouble(error);
    if (trouble) return trouble;
    throw error;
  }
}
