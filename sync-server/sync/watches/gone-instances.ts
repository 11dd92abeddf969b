import { findsBySixteens, readsShort } from "#server/db/client.ts";
import type { SyncDeps } from "#server/sync/deps.ts";

/**
 * Looks which instances are there. Has one ended since it last looked, what that one had noted for a look at low stock is
 * in nobody's memory any more (`touched.ts`): every shop is met anew here. What instances of a version before need is
 * given up once two looks in turn found none of them, for one alone may meet it between two connections: sales are written
 * in few bytes without those of before decision 0098, which cannot read them, and the index of sales by their single
 * revisions is taken away without those of before 0101, which would read whole shops.
 */
export function lookForGone({ sql, touched, saleForm }: Looking) {
  let before: readonly string[] | undefined = saleForm.isShort ? [] : undefined;
  let isIndexThere = true;
  return async (): Promise<void> => {
    const rows = await sql<{ name: string }[]>`
      select distinct application_name as name from pg_stat_activity
      where datname = current_database() and application_name like 'boutika %'`;
    const now = rows.map(({ name }) => name);
    if (before?.some((name) => !now.includes(name))) touched.forget();
    const looks = [before, now];
    const all = (end: string) => looks.every((names) => names?.every((name) => name.endsWith(end)));
    before = now;
    saleForm.isShort = all(readsShort);
    if (isIndexThere && all(findsBySixteens)) {
      await sql`drop index concurrently if exists sales_rev`;
      isIndexThere = false;
    }
  };
}

type Looking = Pick<SyncDeps, "sql" | "touched" | "saleForm">;
