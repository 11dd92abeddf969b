import type { Role } from "#shared/schemas/person.ts";
import type { Person } from "./device-world.ts";
import { checkChains } from "./oracle-chains.ts";
import { checkTheEnd } from "./oracle-end.ts";
import { Violation } from "./oracle-shop.ts";
import { Simulation } from "./simulation.ts";
import { planAccounts } from "./simulation-account-acts.ts";
import { planBrowsing, planFreezing, planTabs } from "./simulation-browsing.ts";
import { planCosts, planWeeks } from "./simulation-cost-acts.ts";
import { planCounts } from "./simulation-count-acts.ts";
import { planExpenses } from "./simulation-expense-acts.ts";
import { planLooking } from "./simulation-looking.ts";
import { planMishaps } from "./simulation-mishaps.ts";
import { openShops } from "./simulation-opening.ts";
import { planOrders } from "./simulation-order-acts.ts";
import { ownerActs } from "./simulation-owner.ts";
import { makePeace } from "./simulation-peace.ts";
import { planPoints } from "./simulation-point-acts.ts";
import { planRecords } from "./simulation-record-acts.ts";
import { planRestore } from "./simulation-restore.ts";
import type { RunOptions, RunReport, SimulationDatabase } from "./simulation-run.ts";
import { planSuppliers } from "./simulation-supplier-acts.ts";
import { planTills } from "./simulation-till-acts.ts";
import { foundWorld } from "./simulation-world.ts";

/** A world, a fleet, disorder for a while, then peace until everything is at rest. */
export async function runSimulation(
  database: SimulationDatabase,
  options: RunOptions,
): Promise<RunReport> {
  const simulation = new Simulation(database, options);
  let violation: RunReport["violation"];
  const { reportError } = globalThis;
  // What a listener of the device made of it (shared/listeners.ts).
  globalThis.reportError = (cause) => simulation.fail(cause);
  try {
    await live(simulation);
  } catch (error) {
    const rule = error instanceof Violation ? error.rule : "crash";
    const message =
      error instanceof Error ? (rule === "crash" ? `${error.stack}` : error.message) : `${error}`;
    violation = { rule, message };
    simulation.note(`BROKEN ${message}`);
  } finally {
    await simulation.end();
    globalThis.reportError = reportError;
  }
  return simulation.report(violation);
}

/** People, shops and their first articles. */
export async function beginSimulation(simulation: Simulation): Promise<void> {
  await foundWorld(simulation.database.oracle, simulation.world);
  await openShops(simulation, simulation.options.articles);
}

async function live(simulation: Simulation): Promise<void> {
  const { rng, server, devices, tills, options, scheduler } = simulation;
  await beginSimulation(simulation);
  server.rowBudget = rng.pick([undefined, undefined, 2, 6, 20]);
  server.troubles = { deaths: rng.pick([0, 0.05, 0.15]), holds: rng.pick([0, 0.1]) };
  const drawn = rng.weighted([
    [5, rng.int(2, 3)],
    [2, rng.int(4, 6)],
    [0.5, rng.int(7, 12)],
  ]);
  const fleet = options.notebook ? Math.min(drawn, 3) : drawn;
  for (let at = 1; at <= fleet; at += 1)
    simulation.addDevice(`device ${at}`, personFor(simulation, at));
  const length = options.notebook ? 8000 : simulation.isBusy ? 40_000 : 60_000;
  const until = rng.int(2, 7) * length;
  ownerActs(simulation, until);
  serverRounds(simulation, until);
  const isDrawn = rng.chance(0.1);
  const { restores } = options;
  if (restores === "each" || (restores === "some" && isDrawn)) planRestore(simulation, until);
  const weeks = options.suppliers ? tills?.fork("weeks that pass") : undefined;
  if (weeks?.chance(0.5)) planWeeks(simulation, until, weeks);
  for (const device of devices) {
    planMishaps(simulation, device, until);
    planBrowsing(simulation, device, until);
    if (options.freezes) planFreezing(simulation, device, until);
    if (options.tabs) planTabs(simulation, device, until);
    planLooking(simulation, device, until);
    if (!tills) continue;
    const { name } = device;
    planTills({ simulation, device, until, rng: tills.fork(name) });
    planRecords({ simulation, device, until, rng: tills });
    planAccounts({ simulation, device, until, rng: tills });
    planCounts({ simulation, device, until, rng: tills });
    if (options.points) planPoints({ simulation, device, until, rng: tills });
    if (!options.suppliers) continue;
    planSuppliers({ simulation, device, until, rng: tills });
    planExpenses({ simulation, device, until, rng: tills });
    planOrders({ simulation, device, until, rng: tills });
    planCosts({ simulation, device, until, rng: tills });
  }
  await simulation.eventsUntil(() => scheduler.now() >= until);
  await makePeace(simulation);
  await checkTheEnd(simulation);
  await checkChains(simulation);
}

/** Now and then an instance does what nobody asked it for. */
function serverRounds(simulation: Simulation, until: number): void {
  const { rng, scheduler, server } = simulation;
  const rest = rng.int(3000, 30_000);
  if (scheduler.now() + rest >= until) return;
  scheduler.after(rest, "the server does its rounds", async () => {
    await server.doRounds();
    serverRounds(simulation, until);
  });
}

/** Often two devices of the office, so that both decide the same, and one of a reseller. */
function personFor(simulation: Simulation, at: number): Person {
  const { rng, world } = simulation;
  const shop = rng.pick(world.shops);
  const roles: readonly Role[] = at < 3 ? ["owner", "manager"] : ["reseller"];
  const some = world.people.filter(({ id }) => {
    const role = shop.members.get(id)?.role;
    return role !== undefined && roles.includes(role);
  });
  return some.length > 0 && rng.chance(0.6) ? rng.pick(some) : simulation.drawPerson();
}
