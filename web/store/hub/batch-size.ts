const quick = 3000;

/**
 * How many operations go into one request, or rows into its answer: all that fit one round trip, fewer on a line that
 * cannot carry them.
 */
export class BatchSize {
  readonly #most: number;
  readonly #least: number;
  #size: number;

  constructor(most = 200, least = 1) {
    this.#most = most;
    this.#least = least;
    this.#size = most;
  }

  get size(): number {
    return this.#size;
  }

  /** An answer came: on a quick line the next request may be twice as large. */
  answered(sent: number, tookMs: number): void {
    if (sent >= this.#size && tookMs < quick) this.#size = Math.min(this.#most, this.#size * 2);
  }

  tooLarge(sent: number): void {
    this.#size = Math.max(this.#least, Math.floor(Math.min(sent, this.#size) / 2));
  }
}
