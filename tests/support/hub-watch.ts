import type { Transport } from "#web/store/ports.ts";
import { Violation } from "./oracle-shop.ts";
import type { Asking, Program } from "./program.ts";
import type { SimulatedBrowser } from "./simulation-browser.ts";
import { isQuiet, type Owner, type Scheduler } from "./simulation-scheduler.ts";

type WatchParts = {
  name: string;
  scheduler: Scheduler;
  browser: SimulatedBrowser;
  /** The tabs that are open. */
  programs: () => Program[];
  isOnline: () => boolean;
  /** This operation lies on the disk and waits. */
  waits: (id: string) => boolean;
  failed: (cause: unknown) => void;
};

/** Within so long a hub that has a reason to ask does ask, ms: less than it waits when it has none. */
const atOnce = 10_000;

/** The hubs of one device's tabs: whether they ask when there is a reason to, and come to rest by themselves. */
export class HubWatch {
  readonly #parts: WatchParts;
  /** The tab that somebody looks at, while somebody does. */
  #looked: Owner | undefined;
  /** How often something happened that may keep a hub from asking, or gives it another reason to. */
  #upsets = 0;
  /** Timers of a tab that nobody looks at wait at least so long, ms. */
  readonly #slowed: number;

  constructor(parts: WatchParts) {
    this.#parts = parts;
    this.#slowed = parts.browser.rng.pick([0, 1000, 60_000]);
  }

  isLookedAt(owner: Owner): boolean {
    return this.#looked === owner;
  }

  /** Least time until a timer of a tab goes off, ms. */
  leastWait(owner: Owner): number {
    return this.isLookedAt(owner) ? 0 : this.#slowed;
  }

  /** Somebody looks at this tab now and at no other, or at none. */
  look(owner: Owner | undefined): void {
    if (this.#looked === owner) return;
    this.#looked = owner;
    this.upset();
    for (const { own } of this.#parts.programs()) own?.page.looked();
    if (owner) this.owes("somebody looks at it");
  }

  upset(): void {
    this.#upsets += 1;
  }

  /**
   * There is a reason to ask: it must not wait until the hub asks anyway (S6). `id`: of what was recorded, in whichever
   * tab; the one that works knows of it by then.
   */
  owes(reason: string, id?: string): void {
    const { scheduler, name, failed, browser, programs, waits } = this.#parts;
    const [since, upsets] = [scheduler.now(), this.#upsets];
    if (!this.#isAble()) return;
    scheduler.after(atOnce, `${name}: its hub has asked, for ${reason}`, () => {
      if (upsets !== this.#upsets || !this.#isAble()) return;
      const hasAsked = ({ own }: Program) =>
        own && (own.asking.underWay > 0 || own.asking.at >= since);
      const isKnown = ({ owner, device }: Program) =>
        browser.tabs.hubLocks.holder !== owner || !id || device.outbox.get(id) || !waits(id);
      // A request that was under way has taken it along.
      const isAnswered = id !== undefined && !waits(id);
      if (!(isAnswered || programs().some(hasAsked)) || !programs().every(isKnown))
        failed(
          new Violation("S6", `${name} asks nothing for ${atOnce} ms, although ${reason}: ${this}`),
        );
    });
  }

  /** Its tabs, and what their hubs say. */
  toString(): string {
    const { browser, programs } = this.#parts;
    const tabs = programs().map(({ owner, own }) => ({
      isLookedAt: this.isLookedAt(owner),
      hasTurn: browser.tabs.hubLocks.holder === owner,
      ...own?.asking,
      ...own?.state(),
    }));
    return JSON.stringify(tabs);
  }

  #isAble(): boolean {
    const { browser, isOnline, programs } = this.#parts;
    const isThere = programs().some(({ owner }) => this.isLookedAt(owner));
    // What could not be read, or written down, is tried again a minute later.
    if (programs().some(({ own }) => own?.state().problem === "garbled")) return false;
    return isThere && isOnline() && !browser.areModelsAway && !browser.tabs.isOneFrozen;
  }

  /** What this tab shows follows what is stored. One that lost its read models opens them anew when it works again. */
  follows({ program }: { program: Program | undefined }): boolean {
    return !program || this.isLookedAt(program.owner) || this.#parts.browser.hasRead(program.owner);
  }

  /** The tab that is looked at has the turn, has nothing left to do, and has asked after `since`. */
  hasRest(since = Number.NEGATIVE_INFINITY): boolean {
    const { browser, programs } = this.#parts;
    const { areModelsAway, tabs } = browser;
    const { holder } = tabs.hubLocks;
    const works = ({ owner }: Program) => owner === holder && this.isLookedAt(owner);
    const isDone = (program: Program) =>
      isContent(program, areModelsAway) && (areModelsAway || (program.own?.asking.at ?? 0) > since);
    const open = programs();
    const [working] = open.filter(works);
    if (!working || !isDone(working)) return false;
    return open.every(({ owner }) => owner === holder || isQuiet(owner, areModelsAway));
  }
}

/** A way to the server that notes what goes over it. */
export function noted(line: Transport, asking: Asking, scheduler: Scheduler): Transport {
  const note =
    <Given extends unknown[], T>(ask: (...given: Given) => Promise<T>) =>
    async (...given: Given): Promise<T> => {
      asking.at = scheduler.now();
      asking.underWay += 1;
      try {
        return await ask(...given);
      } finally {
        asking.underWay -= 1;
      }
    };
  return {
    exchange: note((...given) => line.exchange(...given)),
    snapshotPart: note((...given) => line.snapshotPart(...given)),
    live: (...given) => line.live(...given),
  };
}

/** Nothing is left to do for the hub of this tab, or nothing that can be done without read models. */
function isContent({ own, device }: Program, areModelsAway: boolean): boolean {
  const { phase, problem, isElsewhere } = own?.state() ?? {};
  if (phase !== "idle" || isElsewhere) return false;
  const isSent = device.outbox.waiting(device.userId ?? "").length === 0;
  return problem === null || (areModelsAway && problem === "garbled" && isSent);
}
