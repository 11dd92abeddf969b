import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as applyMigrations } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";

/** The same path from sync-server/db and from dist/server. */
const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/** Any fixed number: servers starting together wait for one another on it, as drizzle takes no lock of its own. */
const migrationLock = 7_215_001;

/** Brings the database to the newest schema; safe to call from several servers at once. */
export async function migrate(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql`select pg_advisory_lock(${migrationLock})`;
    await applyMigrations(drizzle(sql, { casing: "snake_case" }), { migrationsFolder });
  } finally {
    await sql.end();
  }
}
