import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as applyMigrations } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import { expect, test } from "vitest";
import { connectDatabase } from "#server/db/client.ts";
import { migrate } from "#server/db/migrate.ts";
import { spreadingStatements } from "#server/db/spread.ts";
import { citusUrl } from "#tests/support/citus.ts";
import { freshDatabase } from "#tests/support/database.ts";

/** The first so many migrations, as a folder. */
function firstMigrations(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), "boutika-migrations-"));
  mkdirSync(join(folder, "meta"));
  const journal = JSON.parse(readFileSync("migrations/meta/_journal.json", "utf8"));
  const entries: { tag: string }[] = journal.entries.slice(0, count);
  for (const { tag } of entries) copyFileSync(`migrations/${tag}.sql`, join(folder, `${tag}.sql`));
  writeFileSync(join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
  return folder;
}

test.runIf(citusUrl)("an update finds its way where shops are spread already", async () => {
  // The last before sales were shortened, which is the first that anybody has spread.
  const before = firstMigrations(57);
  const old = await freshDatabase({
    bring: async (url) => {
      const sql = postgres(url, { max: 1, onnotice: () => {} });
      await applyMigrations(drizzle(sql), { migrationsFolder: before });
      await sql.end();
    },
    // Functions that came later.
    isWanted: (text) => !text.includes("create_distributed_function"),
  });
  await migrate(old.url);
  const { sql, close } = connectDatabase(old.url, 1, { isSpread: true });
  const statements = (await spreadingStatements(sql)).slice(1);
  const names = statements.map((text) => /function\('(\w+)'/.exec(text)?.[1]);
  expect(names).toEqual(["sell", "read_there"]);
  for (const text of statements) await sql.unsafe(text);
  expect(await spreadingStatements(sql)).toEqual([]);
  await close();
  await old.drop();
  rmSync(before, { recursive: true });
});
