import type { Simulation } from "./simulation.ts";
import { keepSomeAway } from "./simulation-browsing.ts";
import { fairWeather } from "./simulation-network.ts";
import { closeTills } from "./simulation-till-acts.ts";

/** The end of all disorder: whoever has something to send or to read does, until nothing is left. */
export async function makePeace(simulation: Simulation): Promise<void> {
  const { devices, server, world } = simulation;
  simulation.note("peace: every line is good, every device is on");
  simulation.healing = true;
  simulation.weather = fairWeather;
  server.troubles = { deaths: 0, holds: 0 };
  for (const device of devices) {
    device.setLine(true);
    device.powerUp();
    device.look("front");
  }
  keepSomeAway(simulation);
  if (devices.some(({ browser }) => browser)) {
    await simulation.rest();
    simulation.note("peace: every browser gives its read models back");
    for (const { browser } of devices) browser?.giveBack();
  }
  await simulation.rest();
  if (simulation.tills) {
    simulation.note("peace: every till is closed");
    closeTills(simulation, simulation.tills);
    await simulation.rest();
  }
  // What was to be told of low stock was lost, and a shop of which no device is about would be told when one comes.
  if (server.hasForgotten) server.meet(world.shops.map(({ id }) => id));
  await server.doRounds();
  // A request that comes once more while a frozen tab is waited for moves the books when everybody has read them.
  let before: number;
  do {
    before = simulation.revisions;
    await server.reckonAgain();
    await simulation.rest();
  } while (simulation.revisions !== before);
}
