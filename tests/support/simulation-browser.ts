import { openOrRefill } from "#web/store/books/open-books.ts";
import { ReconnectingStore } from "#web/store/books/reconnecting-store.ts";
import { StoredPages } from "#web/store/books/stored-pages.ts";
import type { Rng } from "./random.ts";
import { SimulatedLocks } from "./simulation-locks.ts";
import { type Connection, connected, pieces } from "./simulation-read-models.ts";
import { begun, goOn, type Owner, type Scheduler } from "./simulation-scheduler.ts";
import type { Gate, SimulatedDisk } from "./simulation-storage.ts";
import type { SimulatedTabs } from "./simulation-tabs.ts";

/** What the browser does to the pages of one device, and who stands between it and the server. All chance is its own. */
export class SimulatedBrowser {
  readonly rng: Rng;
  readonly locks: SimulatedLocks;
  readonly tabs: SimulatedTabs;
  /** Requests go through the product's own `fetch` side, where others may answer. */
  readonly speaksHttp: boolean;
  /** How often one of these troubles comes: ms of rest between two at most; none at all with Infinity. */
  readonly rest: number;
  /** The read models cannot be opened just now. */
  areModelsAway = false;
  /** All requests are answered by a portal. */
  isCaptive = false;
  /** Share of single requests that somebody else answers. */
  strays: number;
  /** Of each page that has opened them. */
  readonly #connections = new Map<Owner, Connection>();
  /** What is to happen in the middle of what is being read or written. */
  #inSteps: { left: number; act: () => void } | undefined;
  #mayDelete = true;
  /** They were taken away anew: the end of the time before is none any more. */
  #stayAway: () => void = () => {};
  readonly #scheduler: Scheduler;
  readonly #name: string;

  constructor(name: string, scheduler: Scheduler, rng: Rng, tabs: SimulatedTabs) {
    this.#name = name;
    this.#scheduler = scheduler;
    this.rng = rng;
    this.locks = new SimulatedLocks(scheduler, name);
    this.tabs = tabs;
    this.speaksHttp = rng.chance(0.5);
    this.rest = rng.pick([Number.POSITIVE_INFINITY, 200_000, 120_000, 60_000]);
    this.strays = rng.pick([0, 0, 0.05, 0.2]);
  }

  isMet(): boolean {
    return this.isCaptive || this.rng.chance(this.strays);
  }

  /** Read models as a page opens them: when first asked, and anew when their connections are taken away. */
  readModels(disk: SimulatedDisk, gate: Gate, owner: Owner): StoredPages {
    const after = (ms: number, act: () => void) => {
      const over = begun(owner, "timers");
      const callOff = this.#scheduler.after(ms, `${this.#name} tries its read models again`, () => {
        over();
        goOn(owner, act);
      });
      return () => {
        over();
        callOff();
      };
    };
    const open = async () => {
      await gate("read models open");
      if (this.areModelsAway) throw new DOMException("no storage", "UnknownError");
      const connection = { isOpen: true };
      this.#connections.set(owner, connection);
      return connected(disk, this.#counted(gate), connection, this.tabs.of(owner));
    };
    const clear = async () => {
      if (this.#mayDelete || !this.areModelsAway) disk.wipeReadModels();
    };
    const books = new ReconnectingStore(() => openOrRefill(open, clear, { after }));
    return new StoredPages(books, () => gate("breathes"), pieces);
  }

  /** Every connection is closed; for so long nothing opens. `kept`: what is stored is still there then. */
  loseReadModels(disk: SimulatedDisk, ms: number, kept: boolean): void {
    for (const connection of this.#connections.values()) connection.isOpen = false;
    this.#connections.clear();
    if (!kept) disk.wipeReadModels();
    this.#mayDelete = !kept;
    this.areModelsAway = ms > 0;
    this.#stayAway();
    if (ms > 0 && Number.isFinite(ms))
      this.#stayAway = this.#scheduler.after(ms, `${this.#name} could open its read models`, () =>
        this.giveBack(),
      );
  }

  /** The read models that this tab has opened have not been taken away since. */
  hasRead(owner: Owner): boolean {
    return this.#connections.has(owner);
  }

  /** Does it so many steps of the read models later. */
  inSteps(left: number, act: () => void): void {
    this.#inSteps = { left, act };
  }

  #counted(gate: Gate): Gate {
    return async (step) => {
      await gate(step);
      const plan = this.#inSteps;
      if (!plan) return;
      plan.left -= 1;
      if (plan.left > 0) return;
      this.#inSteps = undefined;
      plan.act();
    };
  }

  giveBack(): void {
    this.#inSteps = undefined;
    this.areModelsAway = false;
  }

  meetPortal(ms: number): void {
    this.isCaptive = true;
    this.#scheduler.after(ms, `${this.#name} has left the portal`, () => {
      this.isCaptive = false;
    });
  }

  /** Nobody stands between the device and the server any more, and nothing more is taken away. */
  clearTheLine(): void {
    this.isCaptive = false;
    this.strays = 0;
    this.#stayAway();
    this.giveBack();
  }
}
