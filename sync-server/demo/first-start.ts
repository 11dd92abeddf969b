import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "#server/db/client.ts";
import { demoPeople } from "./people.ts";
import { type SeedDeps, seedDemo } from "./seed.ts";

/**
 * Fills the embedded database when nobody is in it. A mark in the data folder tells of a filling that was
 * interrupted: nobody can have signed in before it was done, so it is begun again from nothing.
 */
export async function fillWhenEmpty(deps: SeedDeps, dataDir: string): Promise<"filled" | "left"> {
  const mark = join(dataDir, "demo.unfinished");
  if (existsSync(mark)) await emptyAll(deps.database);
  const [anybody] = await deps.database.sql`select 1 from users limit 1`;
  if (anybody) return "left";
  writeFileSync(mark, "");
  await seedDemo(deps);
  rmSync(mark);
  return "filled";
}

/** Whether the people of the demonstration can sign in here. */
export async function hasDemo(database: Database): Promise<boolean> {
  const rows = await database.sql`select 1 from users where email = ${demoPeople.owner.email}`;
  return rows.length > 0;
}

async function emptyAll({ sql }: Database): Promise<void> {
  const tables = await sql<
    { name: string }[]
  >`select tablename as name from pg_tables where schemaname = 'public'`;
  for (const { name } of tables) await sql`truncate table ${sql(name)} cascade`;
}
