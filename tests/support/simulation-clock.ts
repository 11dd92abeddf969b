import { type Rng, randomFrom } from "./random.ts";
import type { Scheduler } from "./simulation-scheduler.ts";

/** When a told story begins, by the server's clock: an ordinary working morning. */
export const beginning = Date.UTC(2026, 4, 12, 7);

const hour = 3_600_000;

/** UTC hours at which the days of the simulated shops turn: midnight, three and five by their clocks. */
const turns = [23, 26, 28];

/**
 * When a drawn run begins, by the server's clock: in one of two some minutes before the day of a shop turns, else at any
 * minute of a day. A stream of its own: nothing else in a run is drawn by it.
 */
export function beginningOf(seed: number): number {
  const rng = randomFrom(`hour ${seed}`);
  const turn = rng.pick(turns) * hour - rng.int(0, 240_000);
  const any = 7 * hour + rng.int(0, 24 * 60 - 1) * 60_000;
  return Date.UTC(2026, 4, 12) + (rng.chance(0.5) ? turn : any);
}

/** The first day of which devices keep facts: ninety days before the runs begin, and some more, and weeks that passed. */
export const keptSince = ({ slept }: Pick<Scheduler, "slept">): string =>
  new Date(Date.UTC(2026, 1, 14) + slept).toISOString().slice(0, 10);

const year = 365 * 86_400_000;

/** A device's own idea of the time: off by a little or by years, running fast or slow, standing still. */
export class WrongClock {
  readonly #scheduler: Scheduler;
  readonly #rng: Rng;
  readonly #begins: number;
  #offset = 0;
  #drift = 1;
  #frozenAt: number | undefined;

  constructor(scheduler: Scheduler, rng: Rng, begins: number) {
    this.#begins = begins;
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
    const { slept } = this.#scheduler;
    return this.#begins + slept + this.#scheduler.now() * this.#drift + this.#offset;
  }
}
