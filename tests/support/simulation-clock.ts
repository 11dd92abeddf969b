import type { Rng } from "./random.ts";
import type { Scheduler } from "./simulation-scheduler.ts";

/** When the runs begin, by the server's clock: an ordinary working morning. */
export const beginning = Date.UTC(2026, 4, 12, 7);

const year = 365 * 86_400_000;

/** A device's own idea of the time: off by a little or by years, running fast or slow, standing still. */
export class WrongClock {
  readonly #scheduler: Scheduler;
  readonly #rng: Rng;
  #offset = 0;
  #drift = 1;
  #frozenAt: number | undefined;

  constructor(scheduler: Scheduler, rng: Rng) {
    this.#scheduler = scheduler;
    this.#rng = rng;
    this.jump();
    if (rng.chance(0.2)) this.#drift = 1 + (rng.fraction() - 0.5) / 10;
  }

  readonly now = (): number => Math.max(0, Math.round(this.#frozenAt ?? this.#running()));

  /** The battery went flat, somebody set the date, the clock stopped. */
  jump(): void {
    const minutes = 60_000;
    this.#offset = this.#rng.weighted([
      [6, 0],
      [3, this.#rng.int(-10, 10) * minutes],
      [1, this.#rng.int(-48, 48) * 60 * minutes],
      [1, this.#rng.int(-30, 10) * year],
    ]);
    this.#frozenAt = this.#rng.chance(0.08) ? this.#running() : undefined;
  }

  #running(): number {
    return beginning + this.#scheduler.now() * this.#drift + this.#offset;
  }
}
