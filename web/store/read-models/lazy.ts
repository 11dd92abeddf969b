import { Listeners } from "#shared/listeners.ts";
import type { ReadModels } from "#web/store/books/read-models.ts";

/** Something that opens when it is first asked for, and says when it has. */
export class Lazy<T> {
  readonly #open: () => Promise<T | undefined>;
  #value: T | undefined;
  #isAsked = false;
  readonly #listeners = new Listeners();

  constructor(open: () => Promise<T | undefined>, readModels: Pick<ReadModels, "onChange">) {
    this.#open = open;
    // Whoever listens asks again what was asked in vain.
    readModels.onChange(({ kind }) => {
      if (kind === "reopened" && !this.#isAsked) this.#tell();
    });
  }

  /** Undefined until it is open. Opening that failed is forgotten: the next question tries again. */
  get(): T | undefined {
    if (!this.#isAsked) {
      this.#isAsked = true;
      this.#open().then(
        (value) => {
          this.#value = value;
          this.#tell();
        },
        () => {
          this.#isAsked = false;
        },
      );
    }
    return this.#value;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    return this.#listeners.add(listener);
  };

  #tell(): void {
    this.#listeners.tell();
  }
}
