import type { DeviceBug } from "./device-bug.ts";
import type { SimulatedBrowser } from "./simulation-browser.ts";
import type { Served, Weather } from "./simulation-network.ts";
import type { Scheduler } from "./simulation-scheduler.ts";

export type Person = { id: string; name: string };

export type DeviceWorld = {
  /** Where browsers do what browsers may do. */
  browser?: SimulatedBrowser | undefined;
  scheduler: Scheduler;
  /** The moment at which the run begins, ms. */
  begins: number;
  weather: () => Weather;
  server: Served;
  /** A fresh set of planted mistakes for each program that starts. */
  bug: () => DeviceBug;
  /** True between two phases of a run when everything must come to rest. */
  isHealing: () => boolean;
  /** The device is to be checked after this event. */
  touched: (rowsToo: boolean) => void;
  failed: (error: unknown) => void;
};
