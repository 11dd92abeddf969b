import { goOn, type Owner, type Scheduler } from "./simulation-scheduler.ts";

/** Turns of one device, as Web Locks give them to its tabs. A tab that is frozen keeps its turn. */
export class SimulatedLocks {
  readonly #scheduler: Scheduler;
  readonly #name: string;
  readonly #frozenUntil = new Map<string, number>();

  constructor(scheduler: Scheduler, name: string) {
    this.#scheduler = scheduler;
    this.#name = name;
  }

  /** Another tab is frozen for so long while it has this turn; with Infinity it is never thawed. */
  freeze(turn: string, ms: number): void {
    this.#frozenUntil.set(turn, this.#scheduler.now() + ms);
  }

  /** The turns as the program of one tab asks for them. */
  of(owner: Owner): Pick<LockManager, "request"> {
    const request = async (turn: string, ...given: unknown[]) => {
      const act = given.at(-1) as () => Promise<unknown>;
      const [options] = given.length > 1 ? (given as [LockOptions]) : [{}];
      await this.#turn(turn, options.signal, owner);
      return act();
    };
    return { request: request as LockManager["request"] };
  }

  /** Whoever names a signal waits until that ends, others for as long as the tab is frozen. */
  #turn(turn: string, signal: AbortSignal | undefined, owner: Owner): Promise<void> {
    const wait = (this.#frozenUntil.get(turn) ?? 0) - this.#scheduler.now();
    if (wait <= 0) return Promise.resolve();
    const label = `${this.#name} waits for its turn (${turn})`;
    return new Promise((resolve, reject) => {
      const callOff = Number.isFinite(wait)
        ? this.#scheduler.after(wait, label, () => goOn(owner, resolve))
        : () => {};
      signal?.addEventListener("abort", () => {
        callOff();
        goOn(owner, () => reject(signal.reason));
      });
    });
  }
}
