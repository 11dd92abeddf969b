import { afterAll, beforeAll, expect, test } from "vitest";
import { failureText, runSeed, simulationDatabase } from "#tests/support/simulation-database.ts";

let database: Awaited<ReturnType<typeof simulationDatabase>>;

beforeAll(async () => {
  database = await simulationDatabase();
});
afterAll(() => database.drop());

/** Rows that are written from now on lie where others were, and no longer in the order in which they came. */
async function tidyUp(): Promise<void> {
  const { sql } = database.oracle;
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_stat_user_tables where schemaname = 'public' order by random()`;
  for (const { name } of tables) await sql.unsafe(`vacuum analyze "${name}"`);
}

/**
 * 844854143 found that a number that stood twice hid the gap before it, and was compared once more or less often by how
 * Postgres happened to lay its rows; 844854189 failed once in a row of seeds and never by itself.
 */
test.each([844_854_143, 844_854_189])(
  "[F1] seed %i holds, and says the same to the letter where Postgres has tidied up meanwhile",
  async (seed) => {
    const told: object[] = [];
    for (let round = 0; round < 2; round += 1) {
      const more = { restores: "some", browsers: true, hubs: true } as const;
      const report = await runSeed(database, seed, undefined, true, more);
      expect(report.violation ? failureText(report) : "").toBe("");
      const { trace, events, checks, linked } = report;
      told.push({ trace, events, checks, linked });
      await tidyUp();
    }
    expect(told[1]).toEqual(told[0]);
  },
  300_000,
);
