import { Listeners } from "#shared/listeners.ts";
import { answered, type IndexedDb, openPresent } from "#web/store/indexed-db.ts";
import { rawTransaction } from "#web/store/outbox/raw-transaction.ts";
import type { BookDocument, Write } from "./book-document.ts";
import type { BooksStore } from "./books-store.ts";

/** What writes: RxDB over the same database. */
export type BooksWriter = {
  commit(writes: readonly Write[]): Promise<void>;
  close(): Promise<void>;
};

/** Puts a document beside RxDB, which would make plain objects of the arrays of numbers in it. */
export async function putBeside(database: IDBDatabase, document: BookDocument): Promise<void> {
  await write(database, (docs) => docs.put({ ...document, ...bare }));
}

/** What RxDB keeps on every document, for one that is put beside it. */
const bare = { _deleted: "0", _attachments: {}, _meta: { lwt: 1 }, _rev: "1-0" };

/** Name of the collection, and of the IndexedDB database that RxDB keeps it in. */
export const collectionName = "books";
export const indexedDbName = (name: string) => `rxdb-dexie-${name}--0--${collectionName}`;

export type BooksDatabaseParts = {
  name: string;
  /** Where databases are, if not where the browser has them. */
  indexedDb?: IndexedDb;
  /** Opens RxDB, which makes the database where there is none; `onForeign` hears what other tabs commit. */
  openWriter(onForeign: (documents: readonly BookDocument[]) => void): Promise<BooksWriter>;
};

/**
 * The books in IndexedDB. They are read from the database itself as soon as it is asked, so that a till can sell before
 * RxDB has been fetched; RxDB writes, and tells other tabs.
 */
export class BooksDatabase implements BooksStore {
  readonly #parts: BooksDatabaseParts;
  readonly #foreign = new Listeners<[readonly BookDocument[]]>();
  readonly #hearing = new Listeners();
  readonly #name: string;
  readonly #indexedDb: IndexedDb;
  /** The database itself; null where there is none before RxDB has made it. */
  #present: Promise<IDBDatabase | null>;
  #writer: Promise<BooksWriter> | undefined;

  constructor(parts: BooksDatabaseParts) {
    this.#parts = parts;
    this.#name = indexedDbName(parts.name);
    this.#indexedDb = parts.indexedDb ?? { indexedDB, IDBKeyRange };
    this.#present = openPresent(this.#indexedDb.indexedDB, this.#name);
  }

  /** Opens what writes, unless it is open. Throws when what is stored cannot be opened. */
  async openWriter(): Promise<void> {
    await this.#writing();
  }

  async commit(writes: readonly Write[]): Promise<void> {
    await (await this.#writing()).commit(writes);
  }

  async put(document: BookDocument): Promise<void> {
    await putBeside(await this.#database(), document);
  }

  async get(key: string): Promise<BookDocument | undefined> {
    return answered((await this.#docs()).get(key));
  }

  async startingWith(prefix: string): Promise<BookDocument[]> {
    return answered((await this.#docs()).getAll(this.#beginning(prefix)));
  }

  async keysStartingWith(prefix: string): Promise<string[]> {
    const docs = await this.#docs();
    return (await answered(docs.getAllKeys(this.#beginning(prefix)))) as string[];
  }

  async since(place: string, rev: number): Promise<BookDocument[]> {
    const { IDBKeyRange } = this.#indexedDb;
    const later = IDBKeyRange.bound(["0", place, rev, last], ["0", place, last]);
    return answered((await this.#docs()).index(byRev).getAll(later));
  }

  async fromDay(place: string, day: string): Promise<BookDocument[]> {
    const { IDBKeyRange } = this.#indexedDb;
    const days = IDBKeyRange.bound(["0", place, day], ["0", place, last]);
    return answered((await this.#docs()).index(byDay).getAll(days));
  }

  async remove(prefixes: readonly string[]): Promise<void> {
    await write(await this.#database(), (docs) => {
      for (const prefix of prefixes) docs.delete(this.#beginning(prefix));
    });
  }

  async forgetBefore(place: string, day: string): Promise<void> {
    const { IDBKeyRange } = this.#indexedDb;
    // What is of no day has an empty one and stays.
    const days = IDBKeyRange.bound(["0", place, "0"], ["0", place, day], false, true);
    await write(await this.#database(), (docs) => {
      const found = docs.index(byDay).getAllKeys(days);
      found.onsuccess = () => {
        for (const key of found.result) docs.delete(key);
      };
      return "undecided";
    });
  }

  onForeign(listener: (documents: readonly BookDocument[]) => void): void {
    this.#foreign.add(listener);
  }

  onHearing(listener: () => void): void {
    this.#hearing.add(listener);
  }

  async close(): Promise<void> {
    (await this.#present)?.close();
    await (await this.#writer?.catch(() => undefined))?.close();
  }

  #beginning(prefix: string): IDBKeyRange {
    return this.#indexedDb.IDBKeyRange.bound(prefix, `${prefix}\uffff`, false, true);
  }

  /** The documents, to be read from. */
  async #docs(): Promise<IDBObjectStore> {
    return (await this.#database()).transaction("docs").objectStore("docs");
  }

  async #database(): Promise<IDBDatabase> {
    const present = (await this.#present) ?? (await this.#made());
    if (present) return present;
    // As of a connection that was taken away: it is opened anew.
    throw new DOMException("no books", "InvalidStateError");
  }

  /** The database that RxDB has made where there was none. */
  async #made(): Promise<IDBDatabase | null> {
    const before = this.#present;
    await this.#writing();
    if (this.#present === before)
      this.#present = openPresent(this.#indexedDb.indexedDB, this.#name);
    return this.#present;
  }

  #writing(): Promise<BooksWriter> {
    if (!this.#writer) {
      const opening = this.#openWriter();
      this.#writer = opening;
      // Opening that failed is tried again by the next who asks.
      opening.catch(() => {
        this.#writer = undefined;
      });
    }
    return this.#writer;
  }

  async #openWriter(): Promise<BooksWriter> {
    let isHearing = false;
    const writer = await this.#parts.openWriter((documents) => {
      if (isHearing) this.#foreign.tell(documents);
    });
    isHearing = true;
    // What other tabs committed between the first reading and now was told to nobody.
    this.#hearing.tell();
    return writer;
  }
}

/** Indexes as RxDB's storage names them, which puts the key at the end of each. */
const [byRev, byDay] = ["[_deleted+place+rev+key]", "[_deleted+place+day+key]"] as const;
/** Lies behind every text and every number. */
const last: IDBValidKey = [];

async function write(database: IDBDatabase, act: (docs: IDBObjectStore) => unknown): Promise<void> {
  await rawTransaction(database, ["docs"], "relaxed", (transaction) =>
    act(transaction.objectStore("docs")),
  );
}
