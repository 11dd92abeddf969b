import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { linguiMacro } from "./scripts/lingui-macro.ts";
import { alwaysPlanted } from "./tests/planted/mistake.ts";
import { plantedMistakes } from "./tests/planted/plugin.ts";

const database = {
  globalSetup: ["tests/support/postgres-global-setup.ts"],
  setupFiles: ["tests/support/statements/recorder.ts"],
  testTimeout: 300_000,
  hookTimeout: 300_000,
};

/** Tests of Postgres itself, of what a database on one machine is, and of plans: a Citus is none of these. */
const ofPlans = "tests/support/statements/offences.pg.test.ts";
const ofPostgres = [
  ofPlans,
  "sync-server/db/*.pg.test.ts",
  "sync-server/{full-disk,main}.pg.test.ts",
  "tests/support/database.pg.test.ts",
  "tests/sync/postgres-restarts.pg.test.ts",
  "tests/scale/instances.pg.test.ts",
];
const isCitus = process.env["CITUS_URL"] || process.env["CITUS_HOME"];
const notThere = isCitus ? ofPostgres : process.env["TEST_DATABASE_URL"] ? [ofPlans] : [];

/** One mistake that this run makes (`tests/planted/hunt-files.ts`), or those that a test may ask for. */
const always = process.env[alwaysPlanted];
const asked = always === undefined ? [plantedMistakes()] : [];

/** Simulations are the longest files, though short to read: begun last, one would run alone while a core is idle. */
class SimulationsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSimulation = ({ project }: TestSpecification) => Number(project.name === "sync");
    return sorted.toSorted((a, b) => isSimulation(b) - isSimulation(a));
  }
}

/**
 * `isolate: false` stands where a file keeps nothing in its modules that another would find: reading the server's
 * modules once for each worker instead of once for each file saves a third of the time.
 */
export default defineConfig({
  plugins: [linguiMacro(), ...(always === undefined ? [] : [plantedMistakes(always)])],
  test: {
    // By itself vitest leaves one core to others, which on two cores means one file after the other.
    maxWorkers: Math.max(2, availableParallelism()),
    sequence: { sequencer: SimulationsFirst },
    // What is waited for comes; a second, which is the custom, is too short where others work beside it.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          testTimeout: 60_000,
          include: [
            "{shared,sync-server,scripts}/**/*.test.ts",
            "tests/{contract,import,leftover,money-messages,papers,planted,printer,search,spoken,support}/**/*.test.ts",
          ],
          exclude: ["**/*.pg.test.ts"],
          isolate: false,
        },
      },
      // What a page stands on, its window, session and databases, begins anew with each file.
      {
        extends: true,
        test: { name: "web", testTimeout: 60_000, include: ["web/**/*.test.{ts,tsx}"] },
      },
      {
        extends: true,
        plugins: asked,
        test: {
          name: "pg",
          include: ["{sync-server,tests}/**/*.pg.test.ts"],
          exclude: notThere,
          ...database,
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: asked,
        test: {
          name: "sync",
          include: ["tests/sync/**/*.test.ts"],
          exclude: ["**/*.pg.test.ts"],
          ...database,
        },
      },
      {
        extends: true,
        test: {
          name: "house",
          include: ["tests/house/**/*.test.ts"],
          testTimeout: 120_000,
          isolate: false,
        },
      },
    ],
  },
});
