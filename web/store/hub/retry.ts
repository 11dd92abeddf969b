import type { Random } from "#web/store/ports.ts";

const first = 1000;
const longest = 60_000;

/** Waits between attempts: full jitter under a limit that doubles, so that a shop's phones do not come back all at once. */
export class Retry {
  readonly #random: Random;
  #limit = first;

  constructor(random: Random) {
    this.#random = random;
  }

  /** Something changed for the better: a tap, a new sale, the network is back. */
  reset(): void {
    this.#limit = first;
  }

  /** Milliseconds until the next attempt; never less than what the server asked for. */
  next(atLeast = 0): number {
    const wait = this.#random.fraction() * this.#limit;
    this.#limit = Math.min(longest, this.#limit * 2);
    return Math.max(atLeast, wait);
  }
}
