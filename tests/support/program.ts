import type { Device } from "#web/store/device.ts";
import type { Turn } from "#web/store/hub/lock.ts";
import type { HubState } from "#web/store/hub/state.ts";
import type { Catalogue } from "#web/store/read-models/catalogue/catalogue.ts";
import type { Notebook } from "#web/store/read-models/customers/keep-customers.ts";
import type { Goods } from "#web/store/read-models/goods.ts";
import type { DeviceViews } from "./device-views.ts";
import type { Owner } from "./simulation-scheduler.ts";

/** What a tab is told of itself. */
export type SimulatedPage = { looked: () => void; line: (isOnline: boolean) => void };

/** What a tab asks the server: when it last began to, on the scheduler's clock, and how much of it is under way. */
export type Asking = { at: number; underWay: number };

/** The program of a device while it runs; after a restart there is another one on the same disk. */
export type Program = {
  owner: Owner;
  device: Device;
  /** What the screens show, by scope. */
  catalogues: Map<string, Catalogue>;
  /** Transfers, resellers' sales and the like, by scope. */
  goods: Map<string, Goods>;
  /** Customers and what they owe, by scope. */
  notebooks: Map<string, Notebook>;
  /** Tickets, members, figures and till, by scope. */
  views: Map<string, DeviceViews>;
  /** The product's own hub, where devices have it. */
  own?: { state: () => HubState; page: SimulatedPage; asking: Asking } | undefined;
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
