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
 * `… --hubs`                          every device runs the product's own hub, as in odd seeds by itself
 * `… --rounds`                        none does: each asks by itself now and then
 * `… --tills`                         people keep the tills of their devices, and undo tickets of others
 * `… --points`                      with tills, in which customers earn points and spend them
 * `… --suppliers`                   with tills, in which the office notes its suppliers and pays them
 * `… --units`                       articles are weighed and come in packs
 * `… --notebook`                    short runs of small fleets with tills, in which accounts move all the time
 * `… --plain`                         browsers do none of what they may do, as in seeds pinned before they did
 * `npm run test:sync -- --leak`      20,000 answers to random people in ten worlds, searched for what is not theirs
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
    hubs: { type: "boolean", default: false },
    rounds: { type: "boolean", default: false },
    tills: { type: "boolean", default: false },
    points: { type: "boolean", default: false },
    suppliers: { type: "boolean", default: false },
    units: { type: "boolean", default: false },
    notebook: { type: "boolean", default: false },
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
  tills: values.tills || values.notebook || values.points || values.suppliers,
  points: values.points,
  suppliers: values.suppliers,
  units: values.units,
  notebook: values.notebook,
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
    const report = await runSeed(database, first + at, undefined, false, kindOf(first + at));
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
  const report = await runSeed(database, seed, undefined, true, kindOf(seed));
  console.log(`${report.trace.join("\n")}\n${heldOrBroke(report)}`);
  return report.violation ? 1 : 0;
}

function kindOf(seed: number) {
  const { hubs, rounds, plain } = values;
  return { ...more, hubs: hubs || (seed % 2 === 1 && !rounds && !plain) };
}

function seedNumber(): number {
  return Number(values.seed ?? 1);
}

function hunting() {
  const names = values.bug?.split(",") ?? [];
  const from = values.from === undefined ? undefined : Number(values.from);
  return { names, from, limit: Number(values.limit) };
}

/** Worlds of 2,000 answers each: in an older one everybody has known everything once. */
async function leaks(): Promise<void> {
  const server = await startTestServer({
    limits: {
      requestsByPerson: { max: 1_000_000, seconds: 60 },
      ticketsByAddress: { max: 1_000_000, seconds: 60 },
    },
  });
  const first = Number(values.from ?? Date.now() % 1_000_000_000);
  const worlds = Math.ceil(Number(values.answers) / 2000);
  const sum = { answers: 0, errors: 0, withRows: 0, moves: 0 };
  let foreign = 0;
  console.log(`Leak hunts ${first} to ${first + worlds - 1}`);
  for (let seed = first; seed < first + worlds; seed++) {
    const report = await huntLeaks(server, { answers: 2000, seed });
    for (const count of ["answers", "errors", "withRows", "moves"] as const)
      sum[count] += report[count];
    foreign += report.foreign.length;
    for (const one of report.foreign) console.log(one);
  }
  await server.close();
  console.log(`${JSON.stringify(sum)}, ${foreign} with something foreign`);
  process.exitCode = foreign > 0 ? 1 : 0;
  console.log(`${sum.answers - foreign} passed, ${foreign} failed`);
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
