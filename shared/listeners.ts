/**
 * Those who want to hear of something, told in the order in which they asked. One who fails keeps it neither from the
 * others nor from whoever tells: what they hear of has happened, a sale that is on the disk above all (W8). The failure
 * is still one of the page's, or of the process's.
 */
export class Listeners<Heard extends readonly unknown[] = []> {
  readonly #all = new Set<(...heard: Heard) => void>();

  get size(): number {
    return this.#all.size;
  }

  /** @returns what ends it */
  add(listener: (...heard: Heard) => void): () => void {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  }

  tell(...heard: Heard): void {
    for (const listener of this.#all) {
      try {
        listener(...heard);
      } catch (cause) {
        report(cause);
      }
    }
  }

  clear(): void {
    this.#all.clear();
  }
}

/** As if nobody had caught it; a browser says so by itself. */
function report(cause: unknown): void {
  const { reportError } = globalThis as { reportError?: (cause: unknown) => void };
  if (reportError) reportError(cause);
  else void Promise.reject(cause);
}
