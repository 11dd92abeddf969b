import { afterAll, beforeAll, expect, test } from "vitest";
import { failureText, runSeed, simulationDatabase } from "#tests/support/simulation-database.ts";

let database: Awaited<ReturnType<typeof simulationDatabase>>;

beforeAll(async () => {
  database = await simulationDatabase();
});

afterAll(() => database.drop());

/** `npm test` runs a hundred more by itself (`npm run test:sync`); SEED and SEEDS choose others. */
const seeds = Number(process.env.SEEDS ?? 4);
const first = Number(process.env.SEED ?? 5_000_100);

test(`[F1][F2][F3][E2][R4][J2][V4] seeds ${first} to ${first + seeds - 1} hold after every event`, async () => {
  const broken: string[] = [];
  for (let seed = first; seed < first + seeds; seed += 1) {
    const report = await runSeed(database, seed, undefined, false, { browsers: true });
    if (report.violation) broken.push(failureText(report));
  }
  expect(broken.join("\n\n")).toBe("");
}, 300_000);

test("[E2][S1][F3] seeds 1305000 to 1305005 hold with two tabs of which one may freeze", async () => {
  const broken: string[] = [];
  for (let seed = 1_305_000; seed < 1_305_006; seed += 1) {
    const more = { browsers: true, tabs: true, freezes: true };
    const report = await runSeed(database, seed, undefined, false, more);
    if (report.violation) broken.push(failureText(report));
  }
  expect(broken.join("\n\n")).toBe("");
}, 300_000);

test("[E2][S1][S6][F3] seeds 1306000 and 1306001 hold with the product's own hub in each tab", async () => {
  const broken: string[] = [];
  for (let seed = 1_306_000; seed < 1_306_002; seed += 1) {
    const isOdd = seed % 2 === 1;
    const more = { browsers: true, hubs: true, tabs: isOdd, freezes: isOdd, tills: !isOdd };
    const report = await runSeed(database, seed, undefined, false, more);
    if (report.violation) broken.push(failureText(report));
  }
  expect(broken.join("\n\n")).toBe("");
}, 300_000);

test("[Z2][Z4][Z6] seeds 9000001 to 9000005 hold with tills, and tickets undone on other devices", async () => {
  const broken: string[] = [];
  for (let seed = 9_000_001; seed < 9_000_006; seed += 1) {
    const report = await runSeed(database, seed, undefined, false, { browsers: true, tills: true });
    if (report.violation) broken.push(failureText(report));
  }
  expect(broken.join("\n\n")).toBe("");
}, 300_000);

test.each([
  [5, { browsers: false }],
  [71_009, { browsers: true, hubs: true, tabs: true, freezes: true }],
])(
  "[F1] seed %i replays: the same events, operations and checks twice",
  async (seed, more) => {
    const one = await runSeed(database, seed, undefined, true, more);
    const other = await runSeed(database, seed, undefined, true, more);
    expect(other.trace).toEqual(one.trace);
    expect({ ...other, trace: [] }).toEqual({ ...one, trace: [] });
  },
  60_000,
);
