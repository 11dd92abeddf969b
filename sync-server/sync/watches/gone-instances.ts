import type { SyncDeps } from "#server/sync/deps.ts";

/**
 * Looks whether another instance has ended since it last looked. What that one had noted for a look at low stock is in
 * nobody's memory any more (`touched.ts`): every shop is met anew here.
 */
export function lookForGone({ sql, touched }: Pick<SyncDeps, "sql" | "touched">) {
  let before: readonly string[] = [];
  return async (): Promise<void> => {
    const rows = await sql<{ name: string }[]>`
      select distinct application_name as name from pg_stat_activity
      where datname = current_database() and application_name like 'boutika %'`;
    const now = new Set(rows.map(({ name }) => name));
    if (before.some((name) => !now.has(name))) touched.forget();
    before = [...now];
  };
}
