import type { Locks } from "#web/store/hub/lock.ts";
import { goOn, type Owner } from "./simulation-scheduler.ts";

type Waiter = { owner: Owner; grant: () => void };

/** Web Locks of one name, as the tabs of a browser have them: one holder, a queue, theft, and a tab that goes lets go. */
export class TabLocks {
  #held: { owner: Owner; lose: (cause: DOMException) => void } | undefined;
  readonly #queue: Waiter[] = [];

  /** The program that holds the lock. */
  get holder(): Owner | undefined {
    return this.#held?.owner;
  }

  of(owner: Owner): Locks {
    const request = (_: string, options: LockOptions, act: () => Promise<unknown>) =>
      this.#request(owner, options, act);
    return { request } as unknown as Locks;
  }

  /** A tab was closed: what it held and waited for is free. */
  gone(owner: Owner): void {
    for (const waiter of this.#queue.filter((one) => one.owner === owner))
      this.#queue.splice(this.#queue.indexOf(waiter), 1);
    if (this.#held?.owner === owner) this.#next();
  }

  #request(owner: Owner, options: LockOptions, act: () => Promise<unknown>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      // A tab that is closed asks for nothing any more.
      if (!owner.alive) return;
      const take = () => {
        const held = {
          owner,
          lose: (cause: DOMException) => goOn(owner, () => reject(cause)),
        };
        this.#held = held;
        const over = () => {
          if (this.#held === held) this.#next();
        };
        goOn(owner, () => {
          void act().then(
            (given) => {
              over();
              resolve(given);
            },
            (cause) => {
              over();
              reject(cause);
            },
          );
        });
      };
      if (options.steal) {
        const robbed = this.#held;
        take();
        robbed?.lose(new DOMException("stolen", "AbortError"));
      } else if (this.#held) {
        const waiter = { owner, grant: take };
        this.#queue.push(waiter);
        options.signal?.addEventListener("abort", () => {
          const at = this.#queue.indexOf(waiter);
          if (at < 0) return;
          this.#queue.splice(at, 1);
          reject(new DOMException("given up", "AbortError"));
        });
      } else take();
    });
  }

  #next(): void {
    this.#held = undefined;
    this.#queue.shift()?.grant();
  }
}
