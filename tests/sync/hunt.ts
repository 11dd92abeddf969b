import { runSeed } from "#tests/support/simulation-database.ts";
import type { SimulationDatabase } from "#tests/support/simulation-run.ts";
import type { NamedBug } from "./named-bug.ts";

export type Caught = { seed: number; tries: number; rule: string; message: string };

type HuntOptions = {
  from: number;
  limit: number;
  /** Known to show it: tried first. */
  seeds?: readonly number[];
  /** Which seeds hold without a mistake, as far as others have looked already. */
  holding?: Map<string, boolean>;
};

/** Runs a planted mistake until the oracle sees it, in a seed that holds without it. */
export async function hunt(
  database: SimulationDatabase,
  bug: NamedBug,
  { from, limit, seeds = [], holding = new Map() }: HuntOptions,
): Promise<Caught | undefined> {
  for (let tries = 1; tries <= limit; tries += 1) {
    const seed = seeds[tries - 1] ?? from + tries - 1 - seeds.length;
    const more = runsOf(bug);
    const { violation } = await runSeed(database, seed, bug.plant, false, more);
    if (!violation) continue;
    const run = JSON.stringify([seed, more]);
    const holds =
      holding.get(run) ?? !(await runSeed(database, seed, undefined, false, more)).violation;
    holding.set(run, holds);
    if (holds) return { seed, tries, ...violation };
  }
  return undefined;
}

/** The kind of run that shows it. */
export function runsOf(bug: NamedBug) {
  const { isBusy = false, browsers = false, freezes, tabs, hubs, tills, points, restores } = bug;
  const { suppliers, notebook } = bug;
  const of = { points, suppliers, notebook, restores };
  return { isBusy, browsers, freezes, tabs, hubs, tills, ...of };
}
