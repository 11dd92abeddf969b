import postgres from "postgres";
import { expect, test } from "vitest";
import { freshDatabase } from "./database.ts";

async function tables(url: string): Promise<string[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const rows = await sql<{ name: string }[]>`
      select table_name as name from information_schema.tables where table_schema = 'public'`;
    return rows.map((row) => row.name);
  } finally {
    await sql.end();
  }
}

test("every database is migrated, and nobody else's", async () => {
  const [one, other] = await Promise.all([freshDatabase(), freshDatabase()]);
  const sql = postgres(one.url, { max: 1, onnotice: () => {} });
  await sql`create table only_here (id int)`;
  await sql.end();
  expect(await tables(one.url)).toContain("sales");
  expect(await tables(one.url)).toContain("only_here");
  expect(await tables(other.url)).not.toContain("only_here");
  await Promise.all([one.drop(), other.drop()]);
  await expect(tables(one.url)).rejects.toThrow(/does not exist/);
});
