import type { ExchangeAnswer, ExchangeRequest } from "#shared/sync/protocol.ts";
import type { ReadModels } from "#web/store/books/read-models.ts";
import type { Device } from "#web/store/device.ts";
import type { Locks, Turn } from "#web/store/hub/lock.ts";
import type { OutboxStore } from "#web/store/outbox/outbox-store.ts";
import type { TransportFailure } from "#web/store/ports.ts";
import type { Catalogue } from "#web/store/read-models/catalogue.ts";
import type { Goods } from "#web/store/read-models/goods.ts";
import type { DeviceViews } from "./device-views.ts";
import type { SimulatedBrowser } from "./simulation-browser.ts";
import type { Served, Weather } from "./simulation-network.ts";
import type { Owner, Scheduler } from "./simulation-scheduler.ts";
import type { Gate } from "./simulation-storage.ts";
import type { TestDevice } from "./test-device.ts";

export type Person = { id: string; name: string };

/** The program of a device while it runs; after a restart there is another one on the same disk. */
export type Program = {
  owner: Owner;
  device: Device;
  /** What the screens show, by scope. */
  catalogues: Map<string, Catalogue>;
  /** Transfers, resellers' sales and the like, by scope. */
  goods: Map<string, Goods>;
  /** Tickets, members, figures and till, by scope. */
  views: Map<string, DeviceViews>;
  turn: Turn;
  abort: AbortController;
  /** The latest round with the server left nothing to do. */
  isDone: boolean;
  /** What waits went without the read models, which are away. */
  isSent: boolean;
  /** Something was called for in the middle of a round: another one follows. */
  hasNews: boolean;
  /** Begins the next round now, while it rests. */
  wake?: (() => void) | undefined;
};

/** Mistakes planted between the parts of a device: each wraps one of its interfaces. */
export type DeviceBug = {
  outbox?: (store: OutboxStore, gate: Gate) => OutboxStore;
  readModels?: (models: ReadModels, gate: Gate) => ReadModels;
  answer?: (request: ExchangeRequest, answer: ExchangeAnswer) => ExchangeAnswer;
  /** Bends a request before it leaves. */
  request?: (request: ExchangeRequest, attempt: number) => ExchangeRequest;
  /** What becomes of a failure of the line. */
  failure?: (request: ExchangeRequest, failure: TransportFailure) => ExchangeAnswer;
  /** What the device makes of what somebody else answered. */
  fetched?: (path: string, response: Response) => Response;
  locks?: (locks: Locks) => Locks;
  turn?: (turn: Turn) => Turn;
};

export type DeviceWorld = {
  /** Where browsers do what browsers may do. */
  browser?: SimulatedBrowser | undefined;
  scheduler: Scheduler;
  weather: () => Weather;
  server: Served;
  /** A fresh set of planted mistakes for each program that starts. */
  bug: () => DeviceBug;
  /** True between two phases of a run when everything must come to rest. */
  isHealing: () => boolean;
  touched: (device: TestDevice, rowsToo: boolean) => void;
  failed: (error: unknown) => void;
};
