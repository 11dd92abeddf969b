import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { tablesOf } from "#server/db/table-kinds.ts";
import { objection } from "./one-shop.ts";
import { type IndexKnown, slowReading } from "./own-index.ts";
import type { PlanNode } from "./plan.ts";
import { type Recorded, statementsFolder } from "./recorded.ts";

export type Offence = { why: string; recorded: Recorded };

/** Judged by the Postgres that tests start alone: others plan otherwise, and before 16 not without parameters. */
const isGiven =
  process.env["TEST_DATABASE_URL"] || process.env["CITUS_URL"] || process.env["CITUS_HOME"];

/**
 * Has workers write down what the server sends; undefined when somebody has asked for it already, who will look at it.
 * `check` throws when a statement offends, with all that do; `database` gives a migrated database.
 */
export function recordStatements():
  | { check(database: () => Promise<string>): Promise<void> }
  | undefined {
  if (process.env[statementsFolder] || isGiven) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "boutika-statements-"));
  process.env[statementsFolder] = folder;
  return {
    check: async (database) => {
      delete process.env[statementsFolder];
      const all = readRecorded(folder);
      rmSync(folder, { recursive: true, force: true });
      if (all.length === 0) return;
      const found = await offences(await database(), all);
      if (found.length === 0) return;
      // What is thrown at the end of a run is printed, and changes nothing else.
      process.exitCode = 1;
      throw new Error(
        `${found.length} of ${all.length} statements are not of one shop, or look for its rows without an index:\n\n${found.map(tell).join("\n\n")}`,
      );
    },
  };
}

/** What was written down in a folder, each text once; of its parameters those are the same that were so everywhere. */
export function readRecorded(folder: string): Recorded[] {
  const byText = new Map<string, Recorded>();
  for (const name of readdirSync(folder).sort())
    for (const line of readFileSync(join(folder, name), "utf8").split("\n")) {
      if (line === "") continue;
      const recorded = JSON.parse(line) as Recorded;
      const before = byText.get(recorded.text);
      const same = before ? bothSame(before.same, recorded.same) : recorded.same;
      byText.set(recorded.text, { ...recorded, ...before, same });
    }
  return [...byText.values()];
}

function bothSame(one: readonly number[], other: readonly number[]): number[] {
  return one.map((first, at) =>
    one.findIndex((_, place) => one[place] === first && other[place] === other[at]),
  );
}

const explained = /^(?:\s|\(|\/\*[^*]*\*\/)*(select|insert|update|delete|with|merge|values)\b/i;

/**
 * The statements that touch more than one shop, or name none, and those that find rows of shops by no index, as a
 * migrated database plans them. Of one that does both the first is told.
 */
export async function offences(url: string, all: readonly Recorded[]): Promise<Offence[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const places = await placesOfShops(sql);
    const indexes = await indexesOf(sql);
    // A join that is left out of the plan would be looked at by nobody.
    await sql`set enable_self_join_elimination = off`.catch(() => {});
    const found: Offence[] = [];
    for (const recorded of all) {
      if (!explained.test(recorded.text)) continue;
      const plan = await planOf(sql, recorded.text);
      const why =
        typeof plan === "string"
          ? plan
          : (objection(recorded, plan, places) ?? (await slowReadingOf(sql, recorded, indexes)));
      if (why) found.push({ why, recorded });
    }
    return found;
  } finally {
    await sql.end();
  }
}

async function slowReadingOf(
  sql: postgres.Sql,
  recorded: Recorded,
  indexes: ReadonlyMap<string, IndexKnown>,
): Promise<string | undefined> {
  // Tables are empty here: by itself Postgres would read each from end to end.
  await sql`set enable_seqscan = off`;
  const plan = await planOf(sql, recorded.text);
  await sql`set enable_seqscan = on`;
  return typeof plan === "string" ? plan : slowReading(recorded, plan, indexes);
}

async function indexesOf(sql: postgres.Sql): Promise<ReadonlyMap<string, IndexKnown>> {
  const rows = await sql<(IndexKnown & { name: string })[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid, 1, true) as first,
      indpred is not null as "isPartial"
    from pg_index`;
  return new Map(rows.map((row) => [row.name, row]));
}

/** Its plan, or why there is none. */
async function planOf(sql: postgres.Sql, text: string): Promise<PlanNode | string> {
  try {
    const [row] = await sql.unsafe(
      `explain (verbose, generic_plan, costs off, format json) ${text}`,
    );
    return row?.["QUERY PLAN"][0].Plan;
  } catch (error) {
    return `it cannot be planned: ${(error as Error).message}`;
  }
}

/** At which place of its row each table of shops has the shop, from 0. */
async function placesOfShops(sql: postgres.Sql): Promise<Record<string, number>> {
  const rows = await sql<{ name: string; place: number }[]>`
    select c.relname as name, a.attnum - 1 as place
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.attname = 'shop_id' and c.relname = any(${tablesOf("shop")})`;
  return Object.fromEntries(rows.map(({ name, place }) => [name, place]));
}

/** For whoever has to mend it: why, where it was sent, its text. */
function tell({ why, recorded: { text, from, test } }: Offence): string {
  const where = from.length > 0 ? from.join(" ← ") : "made by drizzle, awaited in a later turn";
  return `${why}\n  sent from ${where}\n  in ${test}\n${text.trim().replace(/^/gm, "    ")}`;
}
