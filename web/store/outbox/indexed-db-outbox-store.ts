import { answered, type IndexedDb, openDatabase } from "#web/store/indexed-db.ts";
import { joined } from "./given-back.ts";
import type { ImageStore, KeptImage } from "./image-store.ts";
import {
  type Cart,
  type Counters,
  cartOf,
  type OperationRecord,
  type OutboxMeta,
} from "./operation-record.ts";
import { isBehind, type OutboxContents, type OutboxStore, type Recording } from "./outbox-store.ts";
import { asStorageFailure, nameOf, rawTransaction } from "./raw-transaction.ts";
import { turnLog } from "./turn-log.ts";

type MetaRow = { name: string; value: unknown };

/** Dexie, which made these databases before, counts versions by tens. */
const version = 20;

/** What is kept: path of the key, and what else is looked for. */
const shape: Record<string, { keyPath: string | string[]; unique?: string[]; others?: string[] }> =
  {
    operations: { keyPath: ["epoch", "seq"], unique: ["id", "cartId"], others: ["state"] },
    meta: { keyPath: "name" },
    carts: { keyPath: "id" },
    images: { keyPath: ["shopId", "imageId"] },
  };

/** The shape may only ever be added to: an old worker and a new page read it side by side. */
function addMissing(database: IDBDatabase): void {
  for (const [name, { keyPath, unique = [], others = [] }] of Object.entries(shape)) {
    if (database.objectStoreNames.contains(name)) continue;
    const store = database.createObjectStore(name, { keyPath });
    for (const path of unique) store.createIndex(path, path, { unique: true });
    for (const path of others) store.createIndex(path, path);
  }
}

/** The outbox in IndexedDB. What must be on the disk is written by one transaction with strict durability. */
export class IndexedDbOutboxStore implements OutboxStore {
  readonly #name: string;
  readonly #factory: IDBFactory;
  readonly #ranges: typeof IDBKeyRange;
  #database: IDBDatabase;
  #reopening: Promise<void> | undefined;
  #turned: Promise<void> | undefined;

  private constructor(name: string, database: IDBDatabase, { indexedDB, IDBKeyRange }: IndexedDb) {
    this.#name = name;
    this.#database = database;
    this.#factory = indexedDB;
    this.#ranges = IDBKeyRange;
  }

  /** Throws `StorageFailure` when the browser gives no storage. */
  static async open(name: string, indexedDb: IndexedDb): Promise<IndexedDbOutboxStore> {
    try {
      const database = await openDatabase(indexedDb.indexedDB, name, version, addMissing);
      return new IndexedDbOutboxStore(name, database, indexedDb);
    } catch (cause) {
      throw asStorageFailure(cause);
    }
  }

  async read(born?: Parameters<OutboxStore["read"]>[0]): Promise<OutboxContents> {
    const contents = await this.#ask((database) => contentsOf(database));
    if (!born || contents.meta.device) return contents;
    const given = await born();
    if (!given) return contents;
    let all = contents;
    await this.#guarded(() =>
      this.#write(["operations", "meta"], "relaxed", (transaction) => {
        const [operations, meta] = ["operations", "meta"].map((name) =>
          transaction.objectStore(name),
        ) as [IDBObjectStore, IDBObjectStore];
        const records: IDBRequest<OperationRecord[]> = operations.getAll();
        const rows: IDBRequest<MetaRow[]> = meta.getAll();
        rows.onsuccess = () => {
          all = { records: records.result, meta: metaOf(rows.result) };
          // Another tab was quicker.
          if (all.meta.device) return;
          all = joined(all, given);
          putAll(meta, all.meta);
          for (const record of all.records) operations.put(record);
        };
        return "undecided";
      }),
    );
    return all;
  }

  turned(): Promise<void> {
    this.#turned ??= turnLog(this.#factory);
    return this.#turned;
  }

  async record(
    records: readonly OperationRecord[],
    counters: Counters,
    put: readonly OperationRecord[] = [],
  ): Promise<Recording> {
    const cartId = cartOf(records);
    let isLate = false;
    try {
      await this.#write(["operations", "meta", "carts"], "strict", (transaction) => {
        const meta = transaction.objectStore("meta");
        // One question for both, which lie beside one another: each answer costs the page an event.
        const asked = meta.getAll(this.#ranges.bound("counters", "device"));
        // Everything is asked for at once; what has been found out by then takes it back.
        asked.onsuccess = () => {
          const rows: MetaRow[] = asked.result;
          const stored = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
          isLate = isBehind(stored, records, counters);
          if (isLate) transaction.abort();
          else transaction.commit?.();
        };
        const operations = transaction.objectStore("operations");
        for (const record of put) operations.put(record);
        for (const record of records) operations.add(record);
        meta.put({ name: "counters", value: counters } satisfies MetaRow);
        if (cartId !== null) transaction.objectStore("carts").delete(cartId);
        return "undecided";
      });
      return "recorded";
    } catch (cause) {
      if (!isLate && nameOf(cause) !== "ConstraintError") throw asStorageFailure(cause);
      if (cartId === null) return "number-taken";
      const same = await this.#ask((database) =>
        answered(storeOf(database, "operations").index("cartId").count(cartId)),
      );
      return same > 0 ? "already-recorded" : "number-taken";
    }
  }

  async settle(records: readonly OperationRecord[], meta: Partial<OutboxMeta>): Promise<void> {
    await this.#guarded(() =>
      this.#write(["operations", "meta"], "strict", (transaction) => {
        const operations = transaction.objectStore("operations");
        for (const record of records) operations.put(record);
        putAll(transaction.objectStore("meta"), meta);
      }),
    );
  }

  async putMeta(meta: Partial<OutboxMeta>): Promise<void> {
    await this.#guarded(() =>
      this.#write(["meta"], "strict", (transaction) =>
        putAll(transaction.objectStore("meta"), meta),
      ),
    );
  }

  async remove(keys: readonly [number, number][], meta: Partial<OutboxMeta>): Promise<void> {
    await this.#guarded(() =>
      this.#write(["operations", "meta"], "relaxed", (transaction) => {
        for (const key of keys) transaction.objectStore("operations").delete(key);
        putAll(transaction.objectStore("meta"), meta);
      }),
    );
  }

  async carts(): Promise<Cart[]> {
    return this.#ask((database) => answered(storeOf(database, "carts").getAll()));
  }

  async putCart(cart: Cart): Promise<void> {
    // Asked for at once, so that it stands before a sale that empties the cart.
    await this.#guarded(() =>
      this.#write(["carts"], "relaxed", (transaction) =>
        transaction.objectStore("carts").put(cart),
      ),
    );
  }

  async removeCart(id: string): Promise<void> {
    await this.#guarded(() =>
      this.#write(["carts"], "relaxed", (transaction) =>
        transaction.objectStore("carts").delete(id),
      ),
    );
  }

  /** Pictures waiting beside the operations. */
  images(): ImageStore {
    const named = (database: IDBDatabase) => storeOf(database, "images");
    return {
      names: () =>
        this.#ask(async (database) => {
          const keys = (await answered(named(database).getAllKeys())) as [string, string][];
          return keys.map(([shopId, imageId]) => ({ shopId, imageId }));
        }),
      image: ({ shopId, imageId }) =>
        this.#ask(
          (database): Promise<KeptImage | undefined> =>
            answered(named(database).get([shopId, imageId])),
        ),
      put: (image) =>
        this.#guarded(() =>
          this.#write(["images"], "strict", (transaction) =>
            transaction.objectStore("images").put(image),
          ),
        ),
      remove: ({ shopId, imageId }) =>
        this.#guarded(() =>
          this.#write(["images"], "relaxed", (transaction) =>
            transaction.objectStore("images").delete([shopId, imageId]),
          ),
        ),
    };
  }

  close(): void {
    this.#database.close();
  }

  async #write(
    stores: string[],
    durability: IDBTransactionDurability,
    act: (transaction: IDBTransaction) => unknown,
  ): Promise<void> {
    if (durability === "strict") await this.turned();
    await this.#connected((database) => rawTransaction(database, stores, durability, act));
  }

  #ask<T>(question: (database: IDBDatabase) => Promise<T>): Promise<T> {
    return this.#guarded(() => this.#connected(question));
  }

  /** Some browsers end the connection of a page in the background: it is opened again, once. */
  async #connected<T>(act: (database: IDBDatabase) => Promise<T>): Promise<T> {
    const database = this.#database;
    try {
      return await act(database);
    } catch (cause) {
      if (nameOf(cause) !== "InvalidStateError") throw cause;
      // Whoever finds it ended at the same time waits for the same new one.
      if (this.#database === database) {
        this.#reopening ??= this.#reopen();
        await this.#reopening;
      }
      return act(this.#database);
    }
  }

  async #reopen(): Promise<void> {
    try {
      this.#database.close();
      this.#database = await openDatabase(this.#factory, this.#name, version, addMissing);
    } finally {
      this.#reopening = undefined;
    }
  }

  async #guarded<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (cause) {
      throw asStorageFailure(cause);
    }
  }
}

async function contentsOf(database: IDBDatabase): Promise<OutboxContents> {
  const transaction = database.transaction(["operations", "meta"]);
  const [records, rows] = await Promise.all([
    answered<OperationRecord[]>(transaction.objectStore("operations").getAll()),
    answered<MetaRow[]>(transaction.objectStore("meta").getAll()),
  ]);
  return { records, meta: metaOf(rows) };
}

function metaOf(rows: readonly MetaRow[]): Partial<OutboxMeta> {
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** To be read from. */
function storeOf(database: IDBDatabase, name: string): IDBObjectStore {
  return database.transaction(name).objectStore(name);
}

function putAll(store: IDBObjectStore, meta: Partial<OutboxMeta>): void {
  for (const [name, value] of Object.entries(meta)) store.put({ name, value } satisfies MetaRow);
}
