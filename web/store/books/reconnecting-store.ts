import { Listeners } from "#shared/listeners.ts";
import type { BookDocument, Write } from "./book-document.ts";
import type { BooksStore } from "./books-store.ts";

/**
 * A store that opens when it is first asked, and anew when the browser takes its connections away, which it may do at any
 * moment (F4). Opening that failed is tried again by the next question, and each question says so by throwing what it
 * threw.
 */
export class ReconnectingStore implements BooksStore {
  readonly #open: () => Promise<BooksStore>;
  readonly #foreign = new Listeners<[readonly BookDocument[]]>();
  readonly #hearing = new Listeners();
  #opened: Promise<BooksStore> | undefined;
  #hasFailed = false;

  constructor(open: () => Promise<BooksStore>) {
    this.#open = open;
  }

  commit(writes: readonly Write[]): Promise<void> {
    return this.#ask((store) => store.commit(writes));
  }

  put(document: BookDocument): Promise<void> {
    return this.#ask((store) => store.put(document));
  }

  get(key: string): Promise<BookDocument | undefined> {
    return this.#ask((store) => store.get(key));
  }

  startingWith(prefix: string): Promise<BookDocument[]> {
    return this.#ask((store) => store.startingWith(prefix));
  }

  keysStartingWith(prefix: string): Promise<string[]> {
    return this.#ask((store) => store.keysStartingWith(prefix));
  }

  since(place: string, rev: number): Promise<BookDocument[]> {
    return this.#ask((store) => store.since(place, rev));
  }

  fromDay(place: string, day: string): Promise<BookDocument[]> {
    return this.#ask((store) => store.fromDay(place, day));
  }

  remove(prefixes: readonly string[]): Promise<void> {
    return this.#ask((store) => store.remove(prefixes));
  }

  forgetBefore(place: string, day: string): Promise<void> {
    return this.#ask((store) => store.forgetBefore(place, day));
  }

  onForeign(listener: (documents: readonly BookDocument[]) => void): void {
    this.#foreign.add(listener);
  }

  onHearing(listener: () => void): void {
    this.#hearing.add(listener);
  }

  async close(): Promise<void> {
    if (this.#opened) await (await this.#opened).close();
  }

  /**
   * Asks, and once more when the connections have been taken away: every step may be repeated (E5). Whoever asks opens
   * at most once anew, so that storage that keeps failing is not hammered at.
   */
  async #ask<T>(question: (store: BooksStore) => Promise<T>): Promise<T> {
    this.#opened ??= this.#start();
    const opened = this.#opened;
    const store = await opened;
    try {
      return await question(store);
    } catch (cause) {
      if (this.#opened === opened) {
        if (!isLost(cause)) throw cause;
        this.#hasFailed = true;
        this.#opened = this.#start(store);
      }
      this.#opened ??= this.#start();
      return question(await this.#opened);
    }
  }

  async #start(lost?: BooksStore): Promise<BooksStore> {
    try {
      // A database may be open once in a page, whether or not it still has its connections.
      await lost?.close().catch(() => undefined);
      const store = await this.#open();
      store.onForeign((documents) => this.#foreign.tell(documents));
      store.onHearing(() => this.#hearing.tell());
      if (this.#hasFailed) this.#hearing.tell();
      this.#hasFailed = false;
      return store;
    } catch (cause) {
      this.#hasFailed = true;
      this.#opened = undefined;
      throw cause;
    }
  }
}

/** The browser, or another tab that deleted them, has closed the connections: they do not come back by themselves. */
function isLost(cause: unknown): boolean {
  return ["DatabaseClosedError", "InvalidStateError"].includes((cause as Error | null)?.name ?? "");
}
