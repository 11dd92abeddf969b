import type { Clock, Timers } from "#web/store/ports.ts";

/** Where the holder of the hub says that it is alive; every tab and the worker read it. */
export interface Heartbeat {
  beat(at: number): void;
  /** When it was last heard, undefined when never. */
  last(): number | undefined;
}

/** The part of Web Locks that is used. */
export type Locks = Pick<LockManager, "request">;

export type LockParts = {
  locks: Locks;
  heartbeat: Heartbeat;
  clock: Clock;
  timers: Timers;
  name?: string;
};

/** The lock of the one who talks to the server: a page's hub, or the worker. */
export const hubLockName = "boutika-hub";

const beatEvery = 5000;
/** A tab that has not given a sign for so long is frozen: its work is taken over. */
const frozenAfter = 30_000;

/**
 * One hub per browser. `hold` runs while this tab has the lock; its signal ends when the lock was taken away.
 * A frozen tab keeps a Web Lock for ever, so the lock is stolen from a holder that stopped giving signs.
 */
export class HubLock {
  readonly #parts: LockParts;

  constructor(parts: LockParts) {
    this.#parts = parts;
  }

  async hold(act: (signal: AbortSignal) => Promise<void>, stop: AbortSignal): Promise<void> {
    const { locks, name = hubLockName } = this.#parts;
    while (!stop.aborted) {
      const waiting = new AbortController();
      const endWait = () => waiting.abort();
      stop.addEventListener("abort", endWait, { once: true });
      const endWatch = this.#watch(() => waiting.abort());
      let isFrozen = false;
      try {
        await locks.request(name, { signal: waiting.signal }, () => {
          endWatch();
          return this.#alive(act, stop);
        });
      } catch (cause) {
        if (!isAbort(cause)) throw cause;
        isFrozen = !stop.aborted && this.#looksFrozen();
      } finally {
        endWatch();
        stop.removeEventListener("abort", endWait);
      }
      if (isFrozen) await this.#steal(act, stop);
    }
  }

  async #steal(act: (signal: AbortSignal) => Promise<void>, stop: AbortSignal): Promise<void> {
    const { locks, name = hubLockName } = this.#parts;
    try {
      await locks.request(name, { steal: true }, () => this.#alive(act, stop));
    } catch (cause) {
      if (!isAbort(cause)) throw cause;
    }
  }

  /** Works while the lock is ours: gives signs of life, and stops when it finds that it was frozen itself. */
  async #alive(act: (signal: AbortSignal) => Promise<void>, stop: AbortSignal): Promise<void> {
    const { heartbeat, clock, timers } = this.#parts;
    const own = new AbortController();
    const end = () => own.abort();
    stop.addEventListener("abort", end, { once: true });
    let lastBeat = clock();
    let cancel = () => {};
    const beat = () => {
      const now = clock();
      if (now - lastBeat > frozenAfter) return own.abort();
      lastBeat = now;
      heartbeat.beat(now);
      cancel = timers.after(beatEvery, beat);
    };
    beat();
    try {
      await act(own.signal);
    } finally {
      cancel();
      stop.removeEventListener("abort", end);
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
