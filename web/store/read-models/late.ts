/** Something that opens when it is first asked for, and says when it has. */
export class Late<T> {
  readonly #open: () => Promise<T | undefined>;
  #value: T | undefined;
  #isAsked = false;
  readonly #listeners = new Set<() => void>();

  constructor(open: () => Promise<T | undefined>) {
    this.#open = open;
  }

  /** Undefined until it is open. */
  get(): T | undefined {
    if (!this.#isAsked) {
      this.#isAsked = true;
      void this.#open().then((value) => {
        this.#value = value;
        for (const listener of this.#listeners) listener();
      });
    }
    return this.#value;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
