import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as applyMigrations } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";

/** The same path from sync-server/db and from dist/server. */
const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/** Any fixed number: servers starting together wait for one another on it, as drizzle takes no lock of its own. */
const migrationLock = 7_215_001;

/**
 * Brings the database to the newest schema; safe to call from several servers at once. One that is there already is only
 * read, so that an instance starts while a machine of a spread database is away.
 */
export async function migrate(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    if (await isNewest(sql)) return;
    await sql`select pg_advisory_lock(${migrationLock})`;
    await applyMigrations(drizzle(sql, { casing: "snake_case" }), { migrationsFolder });
  } finally {
    await sql.end();
  }
}

async function isNewest(sql: postgres.Sql): Promise<boolean> {
  const [found] = await sql<{ there: boolean }[]>`
    select to_regclass('drizzle.__drizzle_migrations') is not null as there`;
  if (!found?.there) return false;
  const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  const rows = await sql`
    select 1 from drizzle.__drizzle_migrations where created_at >= ${newest} limit 1`;
  return rows.length > 0;
}
