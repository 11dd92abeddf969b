import {
  failingTest,
  isSeenByFile,
  type SeenByFile,
  unplanted,
} from "#tests/planted/hunt-files.ts";
import { mistakes } from "#tests/planted/mistakes.ts";
import { failureText, heldOrBroke, runSeed } from "#tests/support/simulation-database.ts";
import type { SimulationDatabase } from "#tests/support/simulation-run.ts";
import { hunt, runsOf } from "./hunt.ts";
import { oracleSeeds, runPinned } from "./pinned-seeds.ts";
import { plantedBugs } from "./planted-bugs.ts";
import { leakFound, plantedLeaks } from "./planted-leaks.ts";
import { seedsThatShow } from "./seeds-that-show.ts";

/** `names`: those that are looked for, all when there are none. `from`: the first seed; else one that is known. */
type HuntAll = { names: readonly string[]; from: number | undefined; limit: number };

/** Plants each mistake until it is caught, and says by what; 1 when one is not. */
export async function huntAll(
  database: SimulationDatabase,
  { names, from, limit }: HuntAll,
): Promise<number> {
  const isMeant = ({ name }: { name: string }) => names.length === 0 || names.includes(name);
  const simulated = plantedBugs.filter(isMeant);
  const ofFiles = mistakes.filter(isSeenByFile).filter(isMeant);
  const ofLeaks = plantedLeaks.filter(isMeant);
  const unknown = names.filter(
    (name) => ![...plantedBugs, ...mistakes].some((b) => b.name === name),
  );
  if (unknown.length > 0) return nobodyKnows(unknown.join(", "));
  console.log(
    "| mistake | caught by | tries | seed | what was seen | s |\n|---|---|---|---|---|---|",
  );
  let caught = 0;
  const tell = (name: string, began: number, seen: readonly unknown[] | undefined) => {
    if (seen) caught += 1;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`| ${[name, ...(seen ?? ["**not caught**", "", "", ""]), seconds].join(" | ")} |`);
  };
  const holding = new Map<string, boolean>();
  for (const bug of simulated) {
    const began = performance.now();
    const known = from === undefined ? seedsThatShow.get(bug.name) : undefined;
    const seeds = known === undefined ? [] : [known];
    const one = await hunt(database, bug, { from: from ?? 1, limit, seeds, holding });
    const seen = one && [`[${one.rule}]`, one.tries, one.seed, one.message.split("\n")[0]];
    tell(bug.name, began, seen);
  }
  if (await doFilesHold(ofFiles))
    for (const mistake of ofFiles) {
      const began = performance.now();
      const test = await failingTest(mistake);
      tell(mistake.name, began, test === undefined ? undefined : [mistake.seenBy, 1, "", test]);
    }
  for (const leak of ofLeaks) {
    const began = performance.now();
    const foreign = await leakFound(leak);
    tell(leak.name, began, foreign === undefined ? undefined : ["the leak hunt", 1, 1, foreign]);
  }
  const broken = names.length === 0 ? await oracleErrs(database) : 0;
  const planted = simulated.length + ofFiles.length + ofLeaks.length;
  console.log(`${planted} planted, ${caught} caught`);
  return caught < planted || broken > 0 ? 1 : 0;
}

/** Number of oracle seeds that fail again; each failure is printed. */
async function oracleErrs(database: SimulationDatabase): Promise<number> {
  let broken = 0;
  for (const pinned of oracleSeeds) {
    const report = await runPinned(database, pinned);
    if (!report.violation) continue;
    broken += 1;
    console.log(`The oracle errs again, ${pinned[1]}:\n${failureText(report)}`);
  }
  return broken;
}

/** A file that fails by itself sees nothing. */
async function doFilesHold(ofFiles: readonly SeenByFile[]): Promise<boolean> {
  if (ofFiles.length === 0) return true;
  const { failed, passed } = await unplanted(ofFiles.map(({ seenBy }) => seenBy));
  for (const test of failed) console.log(`Fails without a mistake: ${test}`);
  return failed.length === 0 && passed > 0;
}

/** One mistake in one seed, every event in words; 0 when the run holds. */
export async function replay(
  database: SimulationDatabase,
  name: string,
  seed: number,
): Promise<number> {
  const bug = plantedBugs.find((one) => one.name === name);
  if (!bug) return nobodyKnows(name);
  const report = await runSeed(database, seed, bug.plant, true, runsOf(bug));
  console.log(`${report.trace.join("\n")}\n${heldOrBroke(report)}`);
  return report.violation ? 1 : 0;
}

function nobodyKnows(name: string): 1 {
  const all = [...plantedBugs, ...mistakes.filter(isSeenByFile)].map((one) => one.name);
  console.log(`There is no ${name}. There are:\n${all.join("\n")}`);
  return 1;
}
