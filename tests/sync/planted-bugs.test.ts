import { afterAll, beforeAll, expect, test } from "vitest";
import { simulationDatabase } from "#tests/support/simulation-database.ts";
import { hunt } from "./hunt.ts";
import { plantedBugs } from "./planted-bugs.ts";

let database: Awaited<ReturnType<typeof simulationDatabase>>;

beforeAll(async () => {
  database = await simulationDatabase();
});

afterAll(() => database.drop());

for (const bug of plantedBugs)
  test(`the simulation sees it: ${bug.name}`, async () => {
    const seeds = bug.seed === undefined ? [] : [bug.seed];
    expect(await hunt(database, bug, { from: 1, limit: 60, seeds })).toBeDefined();
  });
