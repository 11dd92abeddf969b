import { type Clock, type Timers, TransportFailure } from "#web/store/ports.ts";
import { pause } from "./live.ts";

/** Where the holder of the hub says that it is alive; every tab and the worker read it. */
export interface Heartbeat {
  beat(at: number): void;
  /** When it was last heard, undefined when never. */
  last(): number | undefined;
}

/** A turn at the hub. */
export type Turn = {
  /** Ends when the turn was given up or taken away. */
  signal: AbortSignal;
  /**
   * Throws once the turn is over. A tab that was frozen goes on where it stood before it hears of anything: asked after
   * each wait, before something is written that only the holder may write.
   */
  check: () => void;
};

/** A turn that ends with its signal, and not before. */
export function turnUntil(signal: AbortSignal): Turn {
  const check = () => {
    if (signal.aborted) throw new TransportFailure("cancelled", "the turn is over");
  };
  return { signal, check };
}

/** The part of Web Locks that is used. */
export type Locks = Pick<LockManager, "request">;

export type LockParts = {
  locks: Locks;
  heartbeat: Heartbeat;
  clock: Clock;
  timers: Timers;
  /** The work threw. */
  onBug: (cause: unknown) => void;
  name?: string;
};

/** The lock of the one who talks to the server: a page's hub, or the worker. */
export const hubLockName = "boutika-hub";

const beatEvery = 5000;
/** A tab that has not given a sign for so long is frozen: its work is taken over. */
const frozenAfter = 30_000;

/**
 * One hub per browser. `hold` runs while this tab has the lock; its turn ends when the lock was taken away.
 * A frozen tab keeps a Web Lock for ever, so the lock is stolen from a holder that stopped giving signs. Work that
 * throws gives the lock up and is begun again after a pause: without it nothing confirmed would ever be sent.
 */
export class HubLock {
  readonly #parts: LockParts;

  constructor(parts: LockParts) {
    this.#parts = parts;
  }

  async hold(act: (turn: Turn) => Promise<void>, stop: AbortSignal): Promise<void> {
    const { onBug, timers } = this.#parts;
    let isFrozen = false;
    while (!stop.aborted) {
      let hasFailed = false;
      const waiting = new AbortController();
      const mine = new AbortController();
      const end = () => {
        waiting.abort();
        mine.abort();
      };
      stop.addEventListener("abort", end, { once: true });
      const endWatch = isFrozen ? () => {} : this.#watch(() => waiting.abort());
      const options = isFrozen ? { steal: true } : { signal: waiting.signal };
      let work: Promise<void> | undefined;
      try {
        await this.#request(options, () => {
          endWatch();
          work = this.#alive(act, mine).catch((cause) => {
            hasFailed = true;
            throw cause;
          });
          return work;
        });
        isFrozen = false;
      } catch (cause) {
        mine.abort();
        hasFailed ||= !isAbort(cause);
        // Given up waiting for a frozen tab, or taken over by another one.
        isFrozen = !hasFailed && waiting.signal.aborted && !stop.aborted;
        if (hasFailed) onBug(cause);
      } finally {
        endWatch();
        stop.removeEventListener("abort", end);
        // Robbed of its turn, it may be in the middle of something: it asks for another one when that is over.
        await work?.catch(() => undefined);
      }
      if (hasFailed && !stop.aborted) await pause(timers, beatEvery, stop);
    }
  }

  #request(options: LockOptions, act: () => Promise<void>): Promise<void> {
    const { locks, name = hubLockName } = this.#parts;
    return locks.request(name, options, act);
  }

  /** Works while the lock is ours: gives signs of life, and stops when it finds that it was frozen itself. */
  async #alive(act: (turn: Turn) => Promise<void>, mine: AbortController): Promise<void> {
    const { heartbeat, clock, timers } = this.#parts;
    const turn = turnUntil(mine.signal);
    let lastBeat = clock();
    let cancel = () => {};
    const look = () => {
      if (Math.abs(clock() - lastBeat) > frozenAfter) mine.abort();
    };
    const check = () => {
      look();
      turn.check();
    };
    const beat = () => {
      look();
      if (mine.signal.aborted) return;
      lastBeat = clock();
      heartbeat.beat(lastBeat);
      cancel = timers.after(beatEvery, beat);
    };
    beat();
    try {
      await act({ ...turn, check });
    } finally {
      cancel();
    }
  }

  #watch(onFrozen: () => void): () => void {
    const { timers } = this.#parts;
    let cancel = () => {};
    const look = () => {
      if (this.#looksFrozen()) onFrozen();
      else cancel = timers.after(beatEvery, look);
    };
    cancel = timers.after(frozenAfter, look);
    return () => cancel();
  }

  #looksFrozen(): boolean {
    const last = this.#parts.heartbeat.last();
    // A clock that was set back says nothing about life.
    return last === undefined || Math.abs(this.#parts.clock() - last) > frozenAfter;
  }
}

function isAbort(cause: unknown): boolean {
  return (cause as { name?: string } | null)?.name === "AbortError";
}
