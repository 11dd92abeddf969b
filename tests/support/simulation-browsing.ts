import type { Simulation } from "./simulation.ts";
import type { SimulatedBrowser } from "./simulation-browser.ts";
import { takenOverAfter } from "./simulation-tabs.ts";
import type { TestDevice } from "./test-device.ts";

/** What the browser of one device does to it, one after the other, until the disorder ends. */
export function planBrowsing(simulation: Simulation, device: TestDevice, until: number): void {
  const { scheduler } = simulation;
  const { browser } = device;
  if (!browser || !Number.isFinite(browser.rest)) return;
  const rest = browser.rng.int(500, browser.rest);
  if (scheduler.now() + rest >= until) return;
  scheduler.after(rest, `${device.name}: its browser does something`, () => {
    trouble(simulation, device, browser);
    simulation.touch(device, true);
    planBrowsing(simulation, device, until);
  });
}

/** Tabs freeze in the middle of something while they hold the hub; another one takes it over and they thaw much later. */
export function planFreezing(simulation: Simulation, device: TestDevice, until: number): void {
  const { scheduler } = simulation;
  const tabs = device.browser?.tabs;
  if (!tabs) return;
  const rest = tabs.rng.int(2000, 90_000);
  if (scheduler.now() + rest >= until) return;
  scheduler.after(rest, `${device.name}: a tab is going to freeze`, () => {
    tabs.freezeIn(tabs.rng.int(1, 60));
    planFreezing(simulation, device, until);
  });
}

/** People have a second tab open behind the first, sell in both, and close either. */
export function planTabs(simulation: Simulation, device: TestDevice, until: number): void {
  const { scheduler } = simulation;
  const tabs = device.browser?.tabs;
  if (!tabs) return;
  const { rng } = tabs;
  const rest = rng.int(1000, device.hasSecondTab ? 120_000 : 10_000);
  if (scheduler.now() + rest >= until) return;
  const say = (words: string) => simulation.note(`${device.name} ${words}`);
  scheduler.after(rest, `${device.name}: something is done with its tabs`, () => {
    if (!device.hasSecondTab) {
      say("opens a second tab");
      device.openSecondTab();
    } else if (rng.chance(0.6)) {
      say("closes its tab in front");
      device.closeFront(rng.pick([0, 0, 0, takenOverAfter]));
    } else {
      say("closes its second tab");
      device.closeSecondTab();
    }
    simulation.touch(device, true);
    planTabs(simulation, device, until);
  });
}

function trouble(simulation: Simulation, device: TestDevice, browser: SimulatedBrowser): void {
  const { rng } = browser;
  const isHttp = browser.speaksHttp ? 1 : 0;
  rng.weighted<() => void>([
    [3, () => loseReadModels(simulation, device, browser)],
    [
      2 * isHttp,
      () => {
        simulation.note(`${device.name} is behind a portal`);
        browser.meetPortal(rng.int(2000, 60_000));
        device.listenToPortal();
      },
    ],
    [
      isHttp,
      () => {
        const ms = rng.pick([10_000, 120_000, Number.POSITIVE_INFINITY]);
        simulation.note(`${device.name}: a tab freezes while it asks for a token, for ${ms} ms`);
        browser.locks.freeze("boutika-refresh", ms);
      },
    ],
  ])();
}

function loseReadModels(
  simulation: Simulation,
  device: TestDevice,
  browser: SimulatedBrowser,
): void {
  const { rng } = browser;
  const ms = rng.pick([0, 0, 1000, 30_000]);
  const kept = rng.chance(0.6);
  const words = `its read models away for ${ms} ms${kept ? "" : ", and deletes them"}`;
  const lose = () => {
    simulation.note(`${device.name}: the browser takes ${words}`);
    browser.loseReadModels(device.disk, ms, kept);
    // Opening what is away is tried again two seconds later, and a hub in the middle of rows waits for that.
    if (ms > 0) device.hubs?.upset();
    simulation.touch(device, true);
  };
  if (rng.chance(0.3)) lose();
  // In the middle of something, mostly of a page that comes in.
  else browser.inSteps(rng.int(1, 200), lose);
}

/**
 * Lines are good, and of some devices the read models are still away: what waits must be sent all the same (F4). Of
 * others they go and come back in the middle of what is read last: screens must show it all the same.
 */
export function keepSomeAway(simulation: Simulation): void {
  for (const device of simulation.devices) {
    const { name, browser, disk } = device;
    if (!browser) continue;
    browser.clearTheLine();
    browser.tabs.thaw();
    const { rng } = browser;
    if (rng.chance(0.4)) {
      simulation.note(`${name} has no read models in this peace`);
      browser.loseReadModels(disk, Number.POSITIVE_INFINITY, rng.chance(0.5));
    } else if (rng.chance(0.7)) {
      const kept = rng.chance(0.8);
      browser.inSteps(rng.int(1, 40), () => {
        simulation.note(`${name} has its read models closed in the middle of peace`);
        browser.loseReadModels(disk, 0, kept);
      });
    }
  }
}
