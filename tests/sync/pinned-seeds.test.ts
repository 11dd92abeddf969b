import { afterAll, beforeAll, expect, test } from "vitest";
import { failureText, simulationDatabase } from "#tests/support/simulation-database.ts";
import { pinnedSeeds, runPinned } from "./pinned-seeds.ts";

let database: Awaited<ReturnType<typeof simulationDatabase>>;

beforeAll(async () => {
  database = await simulationDatabase();
});

afterAll(() => database.drop());

for (const pinned of pinnedSeeds)
  test(`[F1] seed ${pinned[0]}: ${pinned[1]}`, async () => {
    const report = await runPinned(database, pinned);
    expect(report.violation ? failureText(report) : "").toBe("");
  });
