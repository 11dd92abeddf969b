import { expect, test } from "vitest";
import { freshDatabase } from "#tests/support/database.ts";
import { connectDatabase } from "./client.ts";
import { migrate } from "./migrate.ts";

test("a database with the newest schema is only read: an instance starts whatever holds the others up", async () => {
  const fresh = await freshDatabase();
  const { sql, close } = connectDatabase(fresh.url, 2);
  let migrated: Promise<void> | undefined;
  await sql.begin(async (tx) => {
    // Whoever migrates waits for this, and for a machine that is away in the same place.
    await tx`select pg_advisory_xact_lock(7215001)`;
    await migrate(fresh.url);
    await sql`delete from drizzle.__drizzle_migrations
      where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`;
    // What it does anew is there, and is refused.
    migrated = migrate(fresh.url).catch(() => {});
    const waiting = () => sql`select 1 from pg_locks where locktype = 'advisory' and not granted`;
    await expect.poll(waiting).toHaveLength(1);
  });
  await migrated;
  await close();
  await fresh.drop();
});
