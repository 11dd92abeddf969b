import { afterAll, beforeAll, expect, test } from "vitest";
import { must } from "#shared/must.ts";
import { simulationDatabase } from "#tests/support/simulation-database.ts";
import { hunt } from "./hunt.ts";
import { plantedBugs } from "./planted-bugs.ts";
import { seedsThatShow } from "./seeds-that-show.ts";

/** A few that show themselves at once: `npm run test:sync -- --bugs` looks for all of them. */
const sample = [
  "ack-rev-minus-one",
  "day-of-utc",
  "low-stock-at-every-look",
  "device moves the cursor before the rows are stored",
];

let database: Awaited<ReturnType<typeof simulationDatabase>>;

const holding = new Map<string, boolean>();

beforeAll(async () => {
  database = await simulationDatabase();
});

afterAll(() => database.drop());

for (const name of sample)
  test(`the simulation sees it: ${name}`, async () => {
    const bug = must(
      plantedBugs.find((one) => one.name === name),
      name,
    );
    const seeds = [must(seedsThatShow.get(name), name)];
    expect(await hunt(database, bug, { from: 1, limit: 20, seeds, holding })).toBeDefined();
  });

test("every seed that is known to show a mistake names one that is planted, and each has one", () => {
  expect([...seedsThatShow.keys()].sort()).toEqual(plantedBugs.map(({ name }) => name).sort());
});
