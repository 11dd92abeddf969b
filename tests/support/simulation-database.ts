import { whilePlanted } from "#tests/planted/mistake.ts";
import { connectTo } from "./connect.ts";
import { freshDatabase } from "./database.ts";
import { runSimulation } from "./simulation-life.ts";
import type { PlantedBug, RunOptions, RunReport, SimulationDatabase } from "./simulation-run.ts";

/** A database for simulations, used by one run after the other. */
export async function simulationDatabase(): Promise<
  SimulationDatabase & { drop(): Promise<void> }
> {
  const { url, drop } = await freshDatabase();
  const all = [connectTo(url, 2), connectTo(url, 2), connectTo(url, 1)] as const;
  const [first, second, oracle] = all;
  return {
    pools: [first, second],
    oracle,
    drop: async () => {
      await Promise.all(all.map((database) => database.close()));
      await drop();
    },
  };
}

export function runSeed(
  database: SimulationDatabase,
  seed: number,
  bug?: PlantedBug,
  fullTrace = false,
  more: Pick<
    RunOptions,
    | "restores"
    | "isBusy"
    | "browsers"
    | "tills"
    | "points"
    | "suppliers"
    | "units"
    | "notebook"
    | "hubs"
  > = {},
): Promise<RunReport> {
  return whilePlanted(bug?.mistake, () =>
    runSimulation(database, { seed, fullTrace, ...more, ...(bug ? { bug } : {}) }),
  );
}

/** What a person needs to see of a run that broke a rule: seed, last events, rule. */
export function failureText(report: RunReport, lines = 60): string {
  const { seed, trace, violation, options } = report;
  return [
    `Seed ${seed} broke [${violation?.rule}]: ${violation?.message}`,
    `Replay: npm run test:sync -- --seed ${seed}${flagsOf(options)}`,
    "Last events (virtual ms):",
    ...trace.slice(-lines),
  ].join("\n");
}

function flagsOf(options: RunOptions): string {
  const { browsers, hubs, isBusy, restores, freezes, tabs, tills, ...of } = options;
  const { points, suppliers, notebook, units } = of;
  const asked = {
    ...{ busy: isBusy, restores, each: restores === "each", freezes, tabs },
    ...{ tills: tills && !points && !suppliers && !notebook, points, suppliers, notebook, units },
    ...{ plain: !browsers, hubs: browsers && hubs, rounds: browsers && !hubs },
  };
  const flags = Object.entries(asked).filter(([, isAsked]) => isAsked);
  return flags.map(([flag]) => ` --${flag}`).join("");
}

/** How one run ended, in a sentence. */
export function heldOrBroke({ seed, violation, ...report }: RunReport): string {
  return violation
    ? `Seed ${seed} broke [${violation.rule}]: ${violation.message}`
    : `Seed ${seed} holds: ${report.devices} devices, ${report.operations} operations, ${report.events} events, ${report.checks} checks.`;
}
