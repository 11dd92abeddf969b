import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "#server/db/client.ts";
import { demoEmails, demoPeople } from "./people.ts";
import { type SeedDeps, seedDemo } from "./seed.ts";

/**
 * Fills the embedded database when nobody is in it. A mark in the data folder tells of a filling that was
 * interrupted: it is begun again from nothing, unless somebody else has come in since.
 */
export async function fillWhenEmpty(deps: SeedDeps, dataDir: string): Promise<"filled" | "left"> {
  const mark = markIn(dataDir);
  if (existsSync(mark) && (await hasOnlyDemo(deps.database))) await emptyAll(deps.database);
  const [anybody] = await deps.database.sql`select 1 from users limit 1`;
  if (anybody) {
    leaveUnfinished(dataDir);
    return "left";
  }
  writeFileSync(mark, "");
  await seedDemo(deps);
  rmSync(mark);
  return "filled";
}

/** Whoever starts without the demonstration means the shop: whatever half of a filling is there, is theirs from now on. */
export function leaveUnfinished(dataDir: string): void {
  rmSync(markIn(dataDir), { force: true });
}

function markIn(dataDir: string): string {
  return join(dataDir, "demo.unfinished");
}

async function hasOnlyDemo({ sql }: Database): Promise<boolean> {
  const others = await sql`
    select 1 from users where email is null or email <> all(${demoEmails as string[]}) limit 1`;
  return others.length === 0;
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
