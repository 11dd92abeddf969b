import { parseArgs } from "node:util";
import { plantedMistakes } from "#tests/planted/plugin.ts";
import { startTestPostgres } from "#tests/support/database.ts";
import { startTestServer } from "#tests/support/server.ts";
import {
  failureText,
  heldOrBroke,
  runSeed,
  simulationDatabase,
} from "#tests/support/simulation-database.ts";
import { huntLeaks } from "./leak-hunt.ts";

/**
 * `npm run test:sync -- --seeds N`   fresh seeds, each printed when it fails
 * `npm run test:sync -- --seed S`    one seed again, every event in words
 * `npm run test:sync -- --bugs`      each planted mistake, until it is caught
 * `… --bugs --bug NAME,NAME`          these only
 * `… --bug NAME --seed S`             one of them in one seed, every event in words
 * `… --restores`                      and the server put back to an older copy in one run of ten
 * `… --restores --each`               … in each of them
 * `… --busy`                          people do little but sell, one server instance serves most requests
 * `… --freezes`                       tabs freeze in the middle of something, are replaced, and thaw
 * `… --tabs`                          a second tab is awake, sold in, and gets the hub when the first is closed
 * `… --tills`                         people keep the tills of their devices, and undo tickets of others
 * `… --plain`                         browsers do none of what they may do, as in seeds pinned before they did
 * `npm run test:sync -- --leak`      20,000 answers to random people, searched for what is not theirs
 */
const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "100" },
    seed: { type: "string" },
    from: { type: "string" },
    bugs: { type: "boolean", default: false },
    bug: { type: "string" },
    restores: { type: "boolean", default: false },
    each: { type: "boolean", default: false },
    busy: { type: "boolean", default: false },
    plain: { type: "boolean", default: false },
    freezes: { type: "boolean", default: false },
    tabs: { type: "boolean", default: false },
    tills: { type: "boolean", default: false },
    leak: { type: "boolean", default: false },
    answers: { type: "string", default: "20000" },
    limit: { type: "string", default: "400" },
  },
});

const howOften = values.each ? "each" : "some";
const more = {
  restores: values.restores ? howOften : undefined,
  isBusy: values.busy,
  browsers: !values.plain,
  freezes: values.freezes,
  tabs: values.tabs,
  tills: values.tills,
} as const;

const postgres = await startTestPostgres();
const database = await simulationDatabase();
try {
  if (values.bugs) process.exitCode = await (await withMistakes()).huntAll(database, hunting());
  else if (values.bug !== undefined)
    process.exitCode = await (await withMistakes()).replay(database, values.bug, seedNumber());
  else if (values.leak) await leaks();
  else if (values.seed !== undefined) process.exitCode = await replayOne(seedNumber());
  else await freshSeeds(Number(values.seeds));
} finally {
  await database.drop();
  await postgres.stop();
}

async function freshSeeds(count: number): Promise<void> {
  const first = Number(values.from ?? Date.now() % 1_000_000_000);
  const began = performance.now();
  const sum = { events: 0, checks: 0, operations: 0, failed: 0 };
  console.log(`Seeds ${first} to ${first + count - 1}`);
  for (let at = 0; at < count; at += 1) {
    const report = await runSeed(database, first + at, undefined, false, more);
    sum.events += report.events;
    sum.checks += report.checks;
    sum.operations += report.operations;
    if (report.violation) {
      sum.failed += 1;
      console.log(failureText(report));
    }
    if ((at + 1) % 100 === 0) console.log(progress(at + 1));
  }
  function progress(done: number): string {
    const seconds = (performance.now() - began) / 1000;
    return `${done} seeds in ${seconds.toFixed(0)} s (${(done / seconds).toFixed(1)} a second), ${sum.events} events, ${sum.operations} operations, ${sum.checks} checks, ${sum.failed} failed`;
  }
  console.log(progress(count));
  process.exitCode = sum.failed > 0 ? 1 : 0;
  console.log(`${count - sum.failed} passed, ${sum.failed} failed`);
}

async function replayOne(seed: number): Promise<number> {
  const report = await runSeed(database, seed, undefined, true, more);
  console.log(`${report.trace.join("\n")}\n${heldOrBroke(report)}`);
  return report.violation ? 1 : 0;
}

function seedNumber(): number {
  return Number(values.seed ?? 1);
}

function hunting() {
  const names = values.bug?.split(",") ?? [];
  const from = values.from === undefined ? undefined : Number(values.from);
  return { names, from, limit: Number(values.limit) };
}

async function leaks(): Promise<void> {
  const server = await startTestServer({
    limits: { requestsByPerson: { max: 1_000_000, seconds: 60 } },
  });
  const seed = Number(values.from ?? Date.now() % 1_000_000_000);
  console.log(`Leak hunt from seed ${seed}`);
  const { foreign, ...counts } = await huntLeaks(server, { answers: Number(values.answers), seed });
  await server.close();
  console.log(foreign.slice(0, 10).join("\n"));
  console.log(`${JSON.stringify(counts)}, ${foreign.length} with something foreign`);
  process.exitCode = foreign.length > 0 ? 1 : 0;
  console.log(`${counts.answers - foreign.length} passed, ${foreign.length} failed`);
}

/** Modules are read again with the mistakes in them: in this process they are the product's own. */
async function withMistakes(): Promise<typeof import("./planted-runs.ts")> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    configFile: false,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [plantedMistakes()],
  });
  const runs = await vite.ssrLoadModule("/tests/sync/planted-runs.ts");
  return runs as typeof import("./planted-runs.ts");
}
