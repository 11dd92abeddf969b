import type { ReadModels, ReadModelsChange } from "#web/store/books/read-models.ts";
import type { Heartbeat } from "#web/store/hub/lock.ts";
import type { Outbox } from "#web/store/outbox/outbox.ts";
import type { TabChannel, TabMessage } from "#web/store/tab-channel.ts";
import { TabLocks } from "./hub-tab-locks.ts";
import { Violation } from "./oracle-shop.ts";
import type { Program } from "./program.ts";
import type { Rng } from "./random.ts";
import type { Committed, OtherTabs } from "./simulation-read-models.ts";
import { goOn, type Owner, type Scheduler } from "./simulation-scheduler.ts";

/** What a tab hears of the others: words of the channel between them, and rows by that of the database. */
type Ear = {
  word: (word: TabMessage) => void;
  rows: Committed;
};

type Joining = {
  outbox: Outbox;
  readModels: ReadModels & { emit(change: ReadModelsChange): void };
};

/** A hub that gave no sign for so long is taken over, ms. */
export const takenOverAfter = 30_000;

/**
 * The tabs of one device on one disk. One is in front; another may be frozen in the middle of anything, lose the hub,
 * and go on much later where it stood. What one writes the others hear a moment later, on each channel in order.
 */
export class SimulatedTabs {
  readonly rng: Rng;
  /** The turn at the hub, where devices have the product's own. */
  readonly hubLocks = new TabLocks();
  readonly heartbeat: Heartbeat = {
    beat: (at) => {
      this.#beat = at;
    },
    last: () => this.#beat,
  };
  #beat: number | undefined;
  /** Called when a tab has heard of something. */
  onHeard: () => void = () => {};
  readonly #scheduler: Scheduler;
  readonly #name: string;
  readonly #areBooksLost: () => boolean;
  readonly #ears = new Map<Owner, Partial<Ear>>();
  /** When the latest message of each channel is heard. */
  readonly #heardAt: Record<keyof Ear, number> = { word: 0, rows: 0 };
  #onTheirWay = 0;
  #behind: { owner: Owner; program: Program | undefined } | undefined;
  #stepsToFreeze = 0;

  constructor(name: string, scheduler: Scheduler, rng: Rng, areBooksLost: () => boolean) {
    this.#areBooksLost = areBooksLost;
    this.#name = name;
    this.#scheduler = scheduler;
    this.rng = rng;
  }

  /** A tab is frozen or has not ended yet, or one of them has not heard everything. */
  get isAstir(): boolean {
    return this.#behind !== undefined || this.#onTheirWay > 0;
  }

  get isOneFrozen(): boolean {
    return this.#behind !== undefined;
  }

  /** The tab in front freezes so many steps of its storage later. */
  freezeIn(steps: number): void {
    this.#stepsToFreeze = steps;
  }

  /** One step of the tab in front; true when it freezes here. */
  isFrozenHere(owner: Owner): boolean {
    if (this.#stepsToFreeze === 0 || this.#behind || !owner.alive) return false;
    this.#stepsToFreeze -= 1;
    return this.#stepsToFreeze === 0;
  }

  /** Nothing of it goes on until it is thawed, which is when another one has taken over. */
  freeze(owner: Owner, program: Program | undefined): void {
    owner.frozen = [];
    this.#behind = { owner, program };
    const ms = this.rng.int(takenOverAfter + 1000, 240_000);
    this.#scheduler.after(ms, `${this.#name} thaws its frozen tab`, () => this.thaw(owner));
  }

  /** The frozen tab goes on where it stood; somewhere among what waits for it, it finds that the hub is another's. */
  thaw(who = this.#behind?.owner): void {
    const { owner, program } = this.#behind ?? {};
    if (!owner?.frozen || owner !== who) return;
    const acts = [...owner.frozen];
    owner.frozen = undefined;
    owner.isReplaced = true;
    acts.splice(this.rng.int(0, acts.length), 0, () => program?.abort.abort());
    let at = 0;
    for (const act of acts) {
      this.#scheduler.after(at, `${this.#name}: the frozen tab goes on`, () => goOn(owner, act));
      at += this.rng.int(0, 5);
    }
    this.#scheduler.after(
      at + this.rng.int(1, 5000),
      `${this.#name}: the other tab is closed`,
      () => this.end(owner),
    );
  }

  /** The tab is closed. */
  end(owner: Owner): void {
    owner.alive = false;
    this.#ears.delete(owner);
    if (this.#behind?.owner === owner) this.#behind = undefined;
    this.hubLocks.gone(owner);
  }

  /** The device is off. */
  endAll(): void {
    this.#stepsToFreeze = 0;
    // None of them gets the turn of another.
    for (const owner of this.#ears.keys()) owner.alive = false;
    for (const owner of this.#ears.keys()) this.end(owner);
    if (this.#behind) this.end(this.#behind.owner);
  }

  /** The outbox of a tab tells the others what it wrote, and hears of theirs as a page does. */
  join(owner: Owner, { outbox, readModels }: Joining, onNews: () => void): void {
    this.#listen(owner, {
      word: (word) => {
        if (word.topic === "outbox") void outbox.refresh();
        if (word.topic === "dropped")
          readModels.emit({ scope: word.scope, kind: "dropped", foreign: true });
      },
    });
    outbox.subscribe((change) => {
      if (!change.foreign) this.#post(owner, "word", { topic: "outbox" });
      else if (change.put.some(({ state }) => state === "waiting")) onNews();
    });
    readModels.onChange((change) => {
      if (change.kind !== "dropped" || change.foreign) return;
      this.#post(owner, "word", { topic: "dropped", scope: change.scope });
    });
  }

  /** What the product's own tab says and hears. */
  channel(owner: Owner): TabChannel {
    const listeners = new Set<(message: TabMessage) => void>();
    this.#listen(owner, {
      word: (word) => {
        for (const hear of [...listeners]) hear(word);
      },
    });
    return {
      post: (message) => {
        if (owner.alive) this.#post(owner, "word", structuredClone(message));
      },
      listen: (hear) => {
        listeners.add(hear);
        return () => listeners.delete(hear);
      },
    };
  }

  /** A tab that was open only for this has written. */
  wroteInPassing(): void {
    this.#post({ alive: true }, "word", { topic: "outbox" });
  }

  /** The database of one tab, as it tells the others and hears of them. */
  of(owner: Owner): OtherTabs {
    return {
      stored: (change) => this.#post(owner, "rows", change),
      hear: (rows) => this.#listen(owner, { rows }),
      dropping: (scope) => {
        // A screen that finds rows of a stale epoch under it drops them itself.
        const { holder } = this.hubLocks;
        const hasNoTurn = holder ? holder !== owner : owner.isReplaced || owner.isBehind;
        if (hasNoTurn && !this.#areBooksLost())
          throw new Violation("S1", `a tab that has not the hub drops ${scope}`);
      },
    };
  }

  #listen(owner: Owner, ear: Partial<Ear>): void {
    this.#ears.set(owner, { ...this.#ears.get(owner), ...ear });
  }

  #post<C extends keyof Ear>(from: Owner, channel: C, message: Parameters<Ear[C]>[0]): void {
    for (const owner of this.#ears.keys()) {
      if (owner === from) continue;
      const now = this.#scheduler.now();
      const at = Math.max(this.#heardAt[channel], now + this.rng.int(0, 200));
      this.#heardAt[channel] = at;
      this.#onTheirWay += 1;
      const hear = () => this.#ears.get(owner)?.[channel]?.(message as never);
      this.#scheduler.after(at - now, `${this.#name}: a tab hears of ${channel}`, () => {
        this.#onTheirWay -= 1;
        goOn(owner, hear);
        this.onHeard();
      });
    }
  }
}
