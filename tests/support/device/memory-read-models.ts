import { type BookDocument, isKept, type Write } from "#web/store/books/book-document.ts";
import type { BooksStore } from "#web/store/books/books-store.ts";
import { StoredPages } from "#web/store/books/stored-pages.ts";
import { MemoryDisk, putInto, takeFrom, undoAll } from "./memory-disk.ts";

/** What survives of the books: documents by key. */
export class MemoryBooksDisk extends MemoryDisk {
  readonly documents = new Map<string, BookDocument>();
}

export function memoryReadModelsDisk(): MemoryBooksDisk {
  return new MemoryBooksDisk();
}

/** What of these is written over what lies there. */
export function taken(
  documents: ReadonlyMap<string, BookDocument>,
  writes: readonly Write[],
): BookDocument[] {
  return writes.flatMap((write) => {
    const present = documents.get(write.document.key);
    return present && isKept(present, write) ? [] : [write.document];
  });
}

/** What is read of documents in memory, as an index would give it. */
export function found(
  documents: ReadonlyMap<string, BookDocument>,
  isWanted: (document: BookDocument) => boolean,
): BookDocument[] {
  const sorted = [...documents.values()].filter(isWanted);
  return sorted.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
}

export class MemoryBooksStore implements BooksStore {
  readonly #disk: MemoryBooksDisk;

  constructor(disk: MemoryBooksDisk) {
    this.#disk = disk;
  }

  async commit(writes: readonly Write[]): Promise<void> {
    const { documents } = this.#disk;
    await this.#disk.write("commit", "relaxed", () =>
      undoAll(taken(documents, writes).map((one) => putInto(documents, one.key, one))),
    );
  }

  async put(document: BookDocument): Promise<void> {
    const { documents } = this.#disk;
    await this.#disk.write("put", "relaxed", () => putInto(documents, document.key, document));
  }

  async get(key: string): Promise<BookDocument | undefined> {
    return this.#disk.documents.get(key);
  }

  async startingWith(prefix: string): Promise<BookDocument[]> {
    return this.#where(({ key }) => key.startsWith(prefix));
  }

  async keysStartingWith(prefix: string): Promise<string[]> {
    return (await this.startingWith(prefix)).map(({ key }) => key);
  }

  async since(place: string, rev: number): Promise<BookDocument[]> {
    return this.#where((one) => one.place === place && one.rev > rev);
  }

  async fromDay(place: string, day: string): Promise<BookDocument[]> {
    return this.#where((one) => one.place === place && one.day >= day);
  }

  async remove(prefixes: readonly string[]): Promise<void> {
    await this.#take("remove", ({ key }) => prefixes.some((prefix) => key.startsWith(prefix)));
  }

  async forgetBefore(place: string, day: string): Promise<void> {
    await this.#take("forget", (one) => one.place === place && one.day !== "" && one.day < day);
  }

  onForeign(): void {}

  onHearing(): void {}

  async close(): Promise<void> {}

  async #take(step: string, isWanted: (document: BookDocument) => boolean): Promise<void> {
    const { documents } = this.#disk;
    await this.#disk.write(step, "relaxed", () =>
      undoAll(this.#where(isWanted).map(({ key }) => takeFrom(documents, key))),
    );
  }

  #where(isWanted: (document: BookDocument) => boolean): BookDocument[] {
    return found(this.#disk.documents, isWanted);
  }
}

/** The read models in memory, on a disk that outlives them; the same pages as in the browser. */
export function memoryReadModels(disk: MemoryBooksDisk, chunk = 250): StoredPages {
  return new StoredPages(new MemoryBooksStore(disk), async () => {}, chunk);
}
