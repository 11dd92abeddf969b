import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { checks, passes } from "./check.mjs";
import { ensureBrowser, ensureShell, findShell } from "./ensure-browser.mjs";
import { ensureInstalled } from "./install.mjs";
import { elapsed, root, run, say, step, tool } from "./toolbox.mjs";
import { wordsOfFailure } from "./words-of-failure.mjs";

/**
 * Everything, in order, going on after a failure; the last line is `N passed, N failed`.
 * @typedef {{ passed: number, failed: number }} Count
 */
const results = join(root, "test-results");
const since = Date.now();
let built = false;
const seeds = process.env.BOUTIKA_SEEDS ?? "100";
/** Fresh seeds at each run, printed by it; BOUTIKA_FROM begins where it says. */
const firstSeed = process.env.BOUTIKA_FROM ?? String(Date.now() % 1_000_000_000);

await ensureInstalled();
const browser = await step("Looking for a browser", async () =>
  ensureBrowser((line) => say(`  ${line}`)),
);
if (!browser) process.exit(1);
ensureShell((line) => say(`  ${line}`));
const shell = findShell() ?? browser;

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** @type {[string, () => Promise<Count>][]} */
const stages = [
  ["Lint, types, dead code, catalogues; build", checksAndBuild],
  ["Unit tests, and the house's own", () => vitest("unit", "web", "house")],
  ["Server and sync against Postgres", () => vitest("pg", "sync")],
  [`Sync: ${seeds} simulations`, simulate],
  ["Journeys in the browser", journeys],
];

const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const troubles = [];
/** What runners that failed had to say: said again at the end, for a record may keep no more than that. @type {string[]} */
let complaints = [];
for (const [name, act] of stages) {
  const started = Date.now();
  say(`\n== ${name}`);
  const { passed, failed } = await act();
  total.passed += passed;
  total.failed += failed;
  if (failed) troubles.push(`\n== ${name}: ${failed} failed`, ...complaints);
  complaints = [];
  say(`== ${name}: ${passed} passed, ${failed} failed, ${elapsed(started)}`);
}
say(`\nEverything took ${elapsed(since)}.`);
for (const trouble of troubles) say(trouble);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;

/** @param {Parameters<typeof run>} command */
async function heard(...command) {
  const ended = await run(...command);
  if (ended.status !== 0) complaints.push(wordsOfFailure(ended.output));
  return ended;
}

/** @param {boolean} passed @returns {Count} */
function oneStep(passed) {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
}

/** @param {string[]} projects @returns {Promise<Count>} */
async function vitest(...projects) {
  const file = join(results, `${projects.join("-")}.json`);
  const { status } = await heard([
    ...tool("vitest/vitest.mjs"),
    "run",
    ...projects.flatMap((project) => ["--project", project]),
    ...["--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
  ]);
  const report = readReport(file);
  return counted(status, report?.numPassedTests, report?.numFailedTests);
}

/**
 * Two lanes side by side, for a simulation keeps one core busy. One of ten more is a shop in which people do little but
 * sell; those take about twice as long. Hubs run in known seeds alone here (`tests/sync/simulation.test.ts`): their
 * watch has seen too few fresh ones to decide by itself.
 * @returns {Promise<Count>}
 */
async function simulate() {
  const first = Number(firstSeed);
  const count = Number(seeds);
  const busy = Math.ceil(count / 10);
  const long = Math.min(count, Math.ceil(count / 2) + busy);
  const lanes = [
    () => simulateFrom(first, long, ["--rounds"]),
    async () =>
      sumOf(
        await simulateFrom(first + long, count - long, ["--rounds"]),
        await simulateFrom(first + count, busy, ["--busy", "--rounds"]),
      ),
  ];
  return (await Promise.all(lanes.map((lane) => lane()))).reduce(sumOf);
}

/**
 * It ends with its own `N passed, N failed`.
 * @param {number} first @param {number} count @param {string[]} flags @returns {Promise<Count>}
 */
async function simulateFrom(first, count, flags) {
  if (count === 0) return { passed: 0, failed: 0 };
  const { status, output } = await heard([
    ...[...tool("tsx/dist/cli.mjs"), "tests/sync/run.ts"],
    ...["--seeds", String(count), "--from", String(first), ...flags],
  ]);
  const line = output.trimEnd().split("\n").at(-1) ?? "";
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/.exec(line.trim()) ?? [];
  return counted(status, passed && Number(passed), failed && Number(failed));
}

/** Types and build each keep a core busy, and take as long as one another: the other checks follow the quicker one. */
async function checksAndBuild() {
  const waiting = [...checks];
  const lane = async () => {
    let count = { passed: 0, failed: 0 };
    for (let check = waiting.shift(); check; check = waiting.shift())
      count = sumOf(count, oneStep(await passes(check)));
    return count;
  };
  const building = async () => {
    built = await ensureBuilt();
    return sumOf(oneStep(built), await lane());
  };
  const counts = await Promise.all([lane(), building()]);
  return counts.reduce(sumOf);
}

/** @param {Count} one @param {Count} other @returns {Count} */
function sumOf(one, other) {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed };
}

/** @returns {Promise<Count>} */
async function journeys() {
  if (!built) {
    say("  not played: there is no build to play them on");
    return oneStep(false);
  }
  const file = join(results, "journeys.json");
  const { status } = await heard(
    [...tool("@playwright/test/cli.js"), "test", "--reporter=list,json"],
    {
      env: {
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        CHROMIUM_PATH: browser,
        CHROMIUM_SHELL_PATH: shell,
      },
    },
  );
  const stats = readReport(file)?.stats;
  return counted(status, stats?.expected, stats && stats.unexpected + stats.flaky);
}

/**
 * A runner that died, or that complained without a failed test, counts as one failure; one that ran nothing too.
 * @param {number} status
 * @param {number | "" | undefined} passed
 * @param {number | "" | undefined} failed
 * @returns {Count}
 */
function counted(status, passed = 0, failed = 0) {
  const count = { passed: Number(passed), failed: Number(failed) };
  if (count.failed === 0 && (status !== 0 || count.passed === 0)) count.failed = 1;
  return count;
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
