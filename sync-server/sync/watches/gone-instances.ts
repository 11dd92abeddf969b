import { readsShort } from "#server/db/client.ts";
import type { SyncDeps } from "#server/sync/deps.ts";

/**
 * Looks which instances are there. Has one ended since it last looked, what that one had noted for a look at low stock is
 * in nobody's memory any more (`touched.ts`): every shop is met anew here. And sales are written in few bytes once two
 * looks in turn found none of before decision 0098, which cannot read them: one alone may meet it between two connections.
 */
export function lookForGone({ sql, touched, saleForm }: Looking) {
  let before: readonly string[] | undefined = saleForm.isShort ? [] : undefined;
  return async (): Promise<void> => {
    const rows = await sql<{ name: string }[]>`
      select distinct application_name as name from pg_stat_activity
      where datname = current_database() and application_name like 'boutika %'`;
    const now = rows.map(({ name }) => name);
    if (before?.some((name) => !now.includes(name))) touched.forget();
    saleForm.isShort = [before, now].every((names) =>
      names?.every((name) => name.endsWith(readsShort)),
    );
    before = now;
  };
}

type Looking = Pick<SyncDeps, "sql" | "touched" | "saleForm">;
