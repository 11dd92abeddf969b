import { Dexie, type Table } from "dexie";
import { Listeners } from "#shared/listeners.ts";
import type { BookDocument, Write } from "./book-document.ts";
import type { BooksStore } from "./books-store.ts";

/** A document as RxDB's storage keeps it. */
export type Stored = BookDocument & { _deleted: string };

/** What writes: RxDB over the same database. */
export type BooksWriter = {
  readonly table: Table<Stored, string>;
  commit(writes: readonly Write[]): Promise<void>;
  close(): Promise<void>;
};

/** Puts a document beside RxDB, which would make plain objects of the arrays of numbers in it. */
export async function putBeside(
  table: BooksWriter["table"],
  document: BookDocument,
): Promise<void> {
  await table.put({ ...document, ...bare });
}

/** What RxDB keeps on every document, for one that is put beside it. */
const bare = { _deleted: "0", _attachments: {}, _meta: { lwt: 1 }, _rev: "1-0" };

/** Name of the collection, and of the IndexedDB database that RxDB keeps it in. */
export const collectionName = "books";
export const indexedDbName = (name: string) => `rxdb-dexie-${name}--0--${collectionName}`;

export type BooksDatabaseParts = {
  name: string;
  /** Where databases are, if not where the browser has them. */
  indexedDb?: { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange };
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
  /** The database read ahead of RxDB; null where there is none yet. */
  readonly #early: Promise<Dexie | null>;
  #writer: Promise<BooksWriter> | undefined;

  constructor(parts: BooksDatabaseParts) {
    this.#parts = parts;
    this.#early = openEarly(indexedDbName(parts.name), parts.indexedDb);
  }

  /** Opens what writes, unless it is open. Throws when what is stored cannot be opened. */
  async openWriter(): Promise<void> {
    await this.#writing();
  }

  async commit(writes: readonly Write[]): Promise<void> {
    await (await this.#writing()).commit(writes);
  }

  async put(document: BookDocument): Promise<void> {
    await putBeside(await this.#table(), document);
  }

  async get(key: string): Promise<BookDocument | undefined> {
    return (await this.#table()).get(key);
  }

  async startingWith(prefix: string): Promise<BookDocument[]> {
    return (await this.#table()).where("key").between(prefix, `${prefix}\uffff`).toArray();
  }

  async keysStartingWith(prefix: string): Promise<string[]> {
    return (await this.#table()).where("key").between(prefix, `${prefix}\uffff`).primaryKeys();
  }

  async since(place: string, rev: number): Promise<BookDocument[]> {
    return (await this.#table())
      .where("[_deleted+place+rev]")
      .between(["0", place, rev], ["0", place, []], false)
      .toArray();
  }

  async fromDay(place: string, day: string): Promise<BookDocument[]> {
    return (await this.#table())
      .where("[_deleted+place+day]")
      .between(["0", place, day], ["0", place, []], true)
      .toArray();
  }

  async remove(prefixes: readonly string[]): Promise<void> {
    const table = await this.#table();
    await table.db.transaction("rw", table, () =>
      Promise.all(
        prefixes.map((prefix) => table.where("key").between(prefix, `${prefix}\uffff`).delete()),
      ),
    );
  }

  async forgetBefore(place: string, day: string): Promise<void> {
    // What is of no day has an empty one and stays.
    await (await this.#table())
      .where("[_deleted+place+day]")
      .between(["0", place, "0"], ["0", place, day])
      .delete();
  }

  onForeign(listener: (documents: readonly BookDocument[]) => void): void {
    this.#foreign.add(listener);
  }

  onHearing(listener: () => void): void {
    this.#hearing.add(listener);
  }

  async close(): Promise<void> {
    (await this.#early)?.close();
    await (await this.#writer?.catch(() => undefined))?.close();
  }

  async #table(): Promise<Table<Stored, string>> {
    const early = await this.#early;
    return early ? early.table("docs") : (await this.#writing()).table;
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

/** The database as it lies there; null where there is none, or none that can be opened: what writes finds out why. */
async function openEarly(
  name: string,
  indexedDb: BooksDatabaseParts["indexedDb"],
): Promise<Dexie | null> {
  try {
    return await new Dexie(name, {
      ...indexedDb,
      autoOpen: false,
      chromeTransactionDurability: "relaxed",
    }).open();
  } catch {
    return null;
  }
}
