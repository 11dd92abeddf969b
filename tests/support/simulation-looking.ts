import type { Simulation } from "./simulation.ts";
import type { TestDevice } from "./test-device.ts";

/** People put the device away and take it out again, and change from tab to tab, until the disorder ends. */
export function planLooking(simulation: Simulation, device: TestDevice, until: number): void {
  const { scheduler } = simulation;
  const tabs = device.browser?.tabs;
  if (!tabs || !device.hubs) return;
  const rest = tabs.rng.int(2000, 90_000);
  if (scheduler.now() + rest >= until) return;
  scheduler.after(rest, `${device.name}: somebody looks elsewhere`, () => {
    const where = tabs.rng.pick(["front", "behind", "behind", "nowhere"] as const);
    simulation.note(`${device.name}: somebody looks at ${where}`);
    device.look(where);
    planLooking(simulation, device, until);
  });
}
