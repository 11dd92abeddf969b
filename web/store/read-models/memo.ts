/** Most answers that are kept. */
const most = 5000;

/** Answers by name, each kept for as long as what it was made from stays the very same. */
export class Memo<T> {
  readonly #kept = new Map<string, { from: readonly unknown[]; value: T }>();

  of(name: string, from: readonly unknown[], make: () => T): T {
    const known = this.#kept.get(name);
    if (
      known &&
      known.from.length === from.length &&
      from.every((one, at) => one === known.from[at])
    )
      return known.value;
    const value = make();
    this.#kept.delete(name);
    this.#kept.set(name, { from, value });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > most && oldest !== undefined) this.#kept.delete(oldest);
    return value;
  }
}
