import { runSeed } from "#tests/support/simulation-database.ts";
import type { SimulationDatabase } from "#tests/support/simulation-run.ts";
import type { NamedBug } from "./named-bug.ts";

export type Caught = { seed: number; tries: number; rule: string; message: string };

/** Runs a planted mistake until the oracle sees it, in a seed that holds without it; first with the seeds known to show it. */
export async function hunt(
  database: SimulationDatabase,
  bug: NamedBug,
  { from, limit, seeds = [] }: { from: number; limit: number; seeds?: readonly number[] },
): Promise<Caught | undefined> {
  for (let tries = 1; tries <= limit; tries += 1) {
    const seed = seeds[tries - 1] ?? from + tries - 1 - seeds.length;
    const more = {
      isBusy: bug.isBusy ?? false,
      browsers: bug.browsers ?? false,
      freezes: bug.freezes,
      tabs: bug.tabs,
    };
    const { violation } = await runSeed(database, seed, bug.plant, false, more);
    if (!violation) continue;
    const innocent = await runSeed(database, seed, undefined, false, more);
    if (!innocent.violation) return { seed, tries, ...violation };
  }
  return undefined;
}
