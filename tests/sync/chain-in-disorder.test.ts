import { afterAll, beforeAll, expect, test } from "vitest";
import { failureText, runSeed, simulationDatabase } from "#tests/support/simulation-database.ts";

let database: Awaited<ReturnType<typeof simulationDatabase>>;

beforeAll(async () => {
  database = await simulationDatabase();
});
afterAll(() => database.drop());

/** Other seeds ask the same of themselves at their end (`oracle-chains.ts`); these put the server back each time. */
test("[CH1] [CH2] [CH5] after a run of bad luck and a restore every chain holds, and nothing waits for it", async () => {
  const broken: string[] = [];
  let linked = 0;
  for (let seed = 8_700_001; seed < 8_700_005; seed += 1) {
    const more = { browsers: true, units: true, restores: "each" as const };
    const report = await runSeed(database, seed, undefined, false, more);
    if (report.violation) broken.push(failureText(report));
    linked += report.linked;
  }
  expect(broken.join("\n\n")).toBe("");
  expect(linked).toBeGreaterThan(60);
}, 300_000);
