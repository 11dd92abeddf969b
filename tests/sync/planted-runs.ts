import { heldOrBroke, runSeed } from "#tests/support/simulation-database.ts";
import type { SimulationDatabase } from "#tests/support/simulation-run.ts";
import { hunt, runsOf } from "./hunt.ts";
import { plantedBugs } from "./planted-bugs.ts";

/** Plants each mistake until it is caught, and says by what; 1 when one is not. */
export async function huntAll(
  database: SimulationDatabase,
  { from, limit }: { from: number; limit: number },
): Promise<number> {
  const rows = ["| mistake | caught by | tries | seed | what was seen |", "|---|---|---|---|---|"];
  console.log(rows.join("\n"));
  let missed = 0;
  for (const bug of plantedBugs) {
    const caught = await hunt(database, bug, { from, limit });
    if (!caught) missed += 1;
    console.log(
      caught
        ? `| ${bug.name} | [${caught.rule}] | ${caught.tries} | ${caught.seed} | ${caught.message.split("\n")[0]} |`
        : `| ${bug.name} | **not caught** | ${limit} | | |`,
    );
  }
  console.log(`${plantedBugs.length - missed} passed, ${missed} failed`);
  return missed > 0 ? 1 : 0;
}

/** One mistake in one seed, every event in words; 0 when the run holds. */
export async function replay(
  database: SimulationDatabase,
  name: string,
  seed: number,
): Promise<number> {
  const bug = plantedBugs.find((one) => one.name === name);
  if (!bug) {
    console.log(
      `There is no ${name}. There are: ${plantedBugs.map((one) => one.name).join(", ")}.`,
    );
    return 1;
  }
  const report = await runSeed(database, seed, bug.plant, true, runsOf(bug));
  console.log(`${report.trace.join("\n")}\n${heldOrBroke(report)}`);
  return report.violation ? 1 : 0;
}
