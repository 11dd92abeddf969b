import type { Poke, Scope } from "#shared/sync/protocol.ts";
import type { Device } from "#web/store/device.ts";
import { Hub } from "#web/store/hub/hub.ts";
import { HubLock, type Turn } from "#web/store/hub/lock.ts";
import { createHubState, type HubStateStore } from "#web/store/hub/state.ts";
import {
  type FailureKind,
  type Timers,
  type Transport,
  TransportFailure,
} from "#web/store/ports.ts";
import type { TabMessage } from "#web/store/tab-channel.ts";
import { TabLocks } from "./hub-tab-locks.ts";
import type { Rng } from "./random.ts";
import {
  atRest,
  createScheduler,
  goOn,
  type Owner,
  type Scheduler,
} from "./simulation-scheduler.ts";

const scope: Scope = "shop:00000000-0000-4000-8000-000000000001";

/** What one browser keeps, whatever becomes of its tabs, and the server that it talks to. */
type Books = { unsent: Set<number>; read: number; accepted: Set<number>; rev: number };

/** One open tab: the product's own hub and lock, on a device that does nothing but send and read numbers. */
export type Tab = {
  name: string;
  owner: Owner;
  isVisible: boolean;
  hub: Hub;
  state: HubStateStore;
  hear: (message: TabMessage) => void;
  /** Its live stream, while it is open. */
  stream: ((poke: Poke) => void) | null;
  /** What it is in the middle of. */
  turn: Turn | null;
};

/** Tabs of one browser in virtual time: they freeze, thaw, are looked at, closed; the line does what lines do. */
export class HubTabs {
  readonly scheduler: Scheduler = createScheduler();
  readonly rng: Rng;
  readonly tabs: Tab[] = [];
  readonly books: Books = { unsent: new Set(), read: 0, accepted: new Set(), rev: 0 };
  readonly locks: TabLocks;
  readonly broken: string[] = [];
  fate: FailureKind | "answered" | "answer lost" = "answered";
  isSignedIn = true;
  steps = 0;
  /** Timers of a tab that nobody looks at wait at least so long, ms. */
  readonly #slowed: number;
  readonly #slowest: number;
  #beat: number | undefined;
  #sold = 0;
  #opened = 0;

  constructor(rng: Rng) {
    this.rng = rng;
    this.locks = new TabLocks();
    this.#slowed = rng.pick([0, 1000, 60_000]);
    this.#slowest = rng.pick([50, 2000, 25_000]);
  }

  /** Within so long whatever is to be done at once is done, ms: a request under way, two more, and what the browser takes. */
  get atOnce(): number {
    return 6 * this.#slowest + 3000;
  }

  get awake(): Tab[] {
    return this.tabs.filter(({ owner }) => owner.alive && !owner.frozen);
  }

  /** Opens a tab; what it hears comes a moment later, in the order in which it was said. */
  open(isVisible: boolean): Tab {
    this.#opened += 1;
    const name = `tab ${this.#opened}`;
    const owner: Owner = { alive: true };
    const state = createHubState();
    const { scheduler, rng } = this;
    const clock = () => 1_700_000_000_000 + scheduler.now();
    const later = (ms: number, label: string, act: () => void) =>
      scheduler.after(ms, `${name}: ${label}`, () => goOn(owner, act));
    const timers: Timers = {
      after: (ms, act) => later(Math.max(ms, tab.isVisible ? 0 : this.#slowed), "a timer", act),
    };
    const heartbeat = {
      beat: (at: number) => {
        this.#beat = at;
      },
      last: () => this.#beat,
    };
    const onBug = (cause: unknown) => this.broken.push(`${name}: ${cause}`);
    const hears = new Set<(message: TabMessage) => void>();
    const post = (message: TabMessage) => {
      for (const other of this.tabs) {
        if (other === tab || !other.owner.alive) continue;
        const told = structuredClone(message);
        scheduler.after(2, `${other.name} hears ${message.topic}`, () =>
          goOn(other.owner, () => other.hear(told)),
        );
      }
    };
    const lock = new HubLock({
      ...{ locks: this.locks.of(owner), heartbeat, clock, timers },
      onBug,
    });
    const device = this.#device(() => tab, later);
    const hub = new Hub({
      ...{ device, lock, timers, clock, state, onBug },
      transport: {
        live: (listener, signal) => this.#live(tab, later, listener, signal),
      } as Transport,
      channel: {
        post,
        listen: (hear) => {
          hears.add(hear);
          return () => hears.delete(hear);
        },
      },
      random: { bytes: (count) => rng.bytes(count), fraction: () => rng.fraction() },
      isVisible: () => tab.isVisible,
    });
    const hear = (message: TabMessage) => {
      for (const one of hears) one(message);
      // As the outbox does when it has read what another tab wrote.
      if (message.topic === "outbox")
        later(rng.int(1, 200), "has read the outbox", () => hub.kick());
    };
    const tab: Tab = { name, owner, isVisible, hub, state, hear, stream: null, turn: null };
    this.tabs.push(tab);
    hub.start();
    return tab;
  }

  look(tab: Tab, isVisible: boolean): void {
    if (tab.isVisible === isVisible) return;
    tab.isVisible = isVisible;
    tab.hub.visibilityChanged();
  }

  freeze(tab: Tab): void {
    tab.owner.frozen ??= [];
  }

  thaw(tab: Tab): void {
    const waiting = tab.owner.frozen ?? [];
    tab.owner.frozen = undefined;
    for (const act of waiting) act();
  }

  close(tab: Tab): void {
    tab.owner.alive = false;
    this.tabs.splice(this.tabs.indexOf(tab), 1);
    this.locks.gone(tab.owner);
  }

  /** Somebody confirms a sale in a tab. */
  sell(tab: Tab): void {
    this.#sold += 1;
    this.books.unsent.add(this.#sold);
    for (const other of this.tabs)
      if (other !== tab)
        this.scheduler.after(2, `${other.name} hears outbox`, () =>
          goOn(other.owner, () => other.hear({ topic: "outbox" })),
        );
    tab.hub.kick();
  }

  /** A line is cut, and nobody says so. */
  cutSilently(tab: Tab): void {
    tab.stream = () => {};
  }

  /** Somebody sells on another device. */
  sellElsewhere(): void {
    const prevRev = this.books.rev;
    this.books.rev += 1;
    const poke = { scope, prevRev, rev: this.books.rev };
    for (const { owner, stream } of this.tabs)
      this.scheduler.after(this.rng.int(1, 100), "a poke", () => goOn(owner, () => stream?.(poke)));
  }

  /** Events until the given moment, each followed by what must always hold. */
  async runUntil(time: number): Promise<void> {
    await atRest();
    let isOver = false;
    this.scheduler.after(time - this.scheduler.now(), "enough", () => {
      isOver = true;
    });
    while (!isOver && this.broken.length === 0) {
      await this.scheduler.step();
      this.#check();
    }
  }

  #check(): void {
    const working = this.awake.filter(({ turn }) => turn && !isOver(turn));
    if (working.length > 1)
      this.broken.push(`S1: ${working.map(({ name }) => name).join(" and ")} exchange at once`);
    for (const { name, stream, isVisible } of this.awake)
      if (stream && !isVisible) this.broken.push(`${name} listens, and nobody looks at it`);
  }

  #device(tab: () => Tab, later: Later): Device {
    const { books } = this;
    const isSignedIn = () => this.isSignedIn;
    const stuck: ReadonlySet<string> = new Set();
    return {
      get userId() {
        return isSignedIn() ? "somebody" : undefined;
      },
      readModels: {
        cursor: () =>
          new Promise((resolve) =>
            later(this.rng.int(1, 30), "reads its cursor", () =>
              resolve({ epoch: 1, rev: books.read }),
            ),
          ),
      },
      synchroniser: { loads: new Map(), stuck, tryAllAgain: () => {}, forgetLoads: () => {} },
      step: (turn: Turn) => this.#step(tab(), later, turn),
    } as unknown as Device;
  }

  /** One exchange: what waits goes up, what is new comes down. */
  async #step(tab: Tab, later: Later, turn: Turn): Promise<"again" | "done"> {
    const { books, rng } = this;
    const travel = () =>
      new Promise<void>((resolve, reject) => {
        const cancel = () => reject(new TransportFailure("cancelled"));
        turn.signal.addEventListener("abort", cancel);
        later(rng.int(1, this.#slowest), "travels", () => {
          turn.signal.removeEventListener("abort", cancel);
          resolve();
        });
      });
    this.steps += 1;
    tab.turn = turn;
    try {
      const sent = [...books.unsent];
      await travel();
      const { fate } = this;
      if (fate !== "answered" && fate !== "answer lost") throw new TransportFailure(fate);
      for (const one of sent) {
        if (books.accepted.has(one)) continue;
        books.accepted.add(one);
        books.rev += 1;
      }
      const { rev } = books;
      await travel();
      if (fate === "answer lost") throw new TransportFailure("timeout");
      turn.check();
      if (this.locks.holder !== tab.owner) this.broken.push(`${tab.name} writes without its turn`);
      for (const one of sent) books.unsent.delete(one);
      books.read = Math.max(books.read, rev);
      return books.unsent.size > 0 ? "again" : "done";
    } finally {
      tab.turn = null;
    }
  }

  #live(
    tab: Tab,
    later: Later,
    { onOpen, onPoke }: Parameters<Transport["live"]>[0],
    signal: AbortSignal,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = () => {
        tab.stream = null;
        resolve();
      };
      signal.addEventListener("abort", end);
      later(this.rng.int(1, 300), "its stream opens", () => {
        if (signal.aborted) return;
        if (this.fate !== "answered") {
          signal.removeEventListener("abort", end);
          reject(new TransportFailure("offline"));
          return;
        }
        tab.stream = onPoke;
        onOpen();
      });
    });
  }
}

type Later = (ms: number, label: string, act: () => void) => () => void;

function isOver(turn: Turn): boolean {
  try {
    turn.check();
    return false;
  } catch {
    return true;
  }
}
