import { afterAll, beforeAll, expect, test } from "vitest";
import { simulationDatabase } from "#tests/support/simulation-database.ts";
import { hunt } from "./hunt.ts";
import { plantedBugs } from "./planted-bugs.ts";
import { seedsThatShow } from "./seeds-that-show.ts";

let database: Awaited<ReturnType<typeof simulationDatabase>>;

const holding = new Map<string, boolean>();

beforeAll(async () => {
  database = await simulationDatabase();
});

afterAll(() => database.drop());

for (const bug of plantedBugs)
  test(`the simulation sees it: ${bug.name}`, async () => {
    const known = seedsThatShow.get(bug.name);
    const seeds = known === undefined ? [] : [known];
    expect(await hunt(database, bug, { from: 1, limit: 60, seeds, holding })).toBeDefined();
  });

test("every seed that is known to show a mistake names one that is planted", () => {
  const planted = new Set(plantedBugs.map(({ name }) => name));
  expect([...seedsThatShow.keys()].filter((name) => !planted.has(name))).toEqual([]);
});
