import { Dexie, type Table } from "dexie";
import { joined } from "./given-back.ts";
import type { ImageStore, KeptImage } from "./image-store.ts";
import type { Cart, Counters, OperationRecord, OutboxMeta } from "./operation-record.ts";
import { isBehind, type OutboxContents, type OutboxStore, type Recording } from "./outbox-store.ts";
import { asStorageFailure, nameOf, rawTransaction } from "./raw-transaction.ts";
import { turnLog } from "./turn-log.ts";

type MetaRow = { name: string; value: unknown };

type IndexedDb = { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange };

/**
 * The outbox in IndexedDB. Dexie opens it and changes its shape; what must be on the disk is written by one plain
 * transaction on Dexie's connection, with strict durability. The shape may only ever be added to: an old worker
 * and a new page read it side by side.
 */
export class DexieOutboxStore implements OutboxStore {
  readonly #database: Dexie;
  readonly #operations: Table<OperationRecord, [number, number]>;
  readonly #meta: Table<MetaRow, string>;
  readonly #carts: Table<Cart, string>;
  readonly #factory: IDBFactory;
  readonly #ranges: typeof IDBKeyRange;
  #turned: Promise<void> | undefined;

  private constructor(database: Dexie, { indexedDB, IDBKeyRange }: IndexedDb) {
    this.#database = database;
    this.#factory = indexedDB;
    this.#ranges = IDBKeyRange;
    this.#operations = database.table("operations");
    this.#meta = database.table("meta");
    this.#carts = database.table("carts");
  }

  static async open(name: string, indexedDb: IndexedDb): Promise<DexieOutboxStore> {
    const database = new Dexie(name, { ...indexedDb, chromeTransactionDurability: "relaxed" });
    database
      .version(1)
      .stores({ operations: "[epoch+seq], &id, &cartId, state", meta: "name", carts: "id" });
    database.version(2).stores({ images: "[shopId+imageId]" });
    try {
      await database.open();
    } catch (cause) {
      throw asStorageFailure(cause);
    }
    return new DexieOutboxStore(database, indexedDb);
  }

  async read(born?: Parameters<OutboxStore["read"]>[0]): Promise<OutboxContents> {
    const contents = await this.#guarded(() => this.#contents("r"));
    if (!born || contents.meta.device) return contents;
    const given = await born();
    if (!given) return contents;
    return this.#guarded(() => this.#contents("rw", given));
  }

  #contents(mode: "r" | "rw", born?: OutboxContents): PromiseLike<OutboxContents> {
    return this.#database.transaction(mode, this.#operations, this.#meta, async () => {
      const [records, rows] = await Promise.all([this.#operations.toArray(), this.#meta.toArray()]);
      const meta: Partial<OutboxMeta> = Object.fromEntries(
        rows.map(({ name, value }) => [name, value]),
      );
      if (!born || meta.device) return { records, meta };
      const all = joined({ records, meta }, born);
      await this.#meta.bulkPut(
        Object.entries(all.meta).map(([name, value]) => ({ name, value }) satisfies MetaRow),
      );
      await this.#operations.bulkPut(all.records);
      return all;
    });
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
    const cartId = records.at(-1)?.cartId ?? null;
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
      const same = await this.#guarded(() => this.#operations.where({ cartId }).count());
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
    return this.#guarded(() => this.#carts.toArray());
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
    const images: Table<KeptImage, [string, string]> = this.#database.table("images");
    return {
      names: () =>
        this.#guarded(async () =>
          (await images.toCollection().primaryKeys()).map(([shopId, imageId]) => ({
            shopId,
            imageId,
          })),
        ),
      image: ({ shopId, imageId }) => this.#guarded(() => images.get([shopId, imageId])),
      put: (image) =>
        this.#guarded(() =>
          this.#write(["images"], "strict", (transaction) =>
            transaction.objectStore("images").put(image),
          ),
        ),
      remove: ({ shopId, imageId }) => this.#guarded(() => images.delete([shopId, imageId])),
    };
  }

  close(): void {
    this.#database.close();
  }

  /** Some browsers end the connection of a page in the background: it is opened again, once. */
  async #write(
    stores: string[],
    durability: IDBTransactionDurability,
    act: (transaction: IDBTransaction) => unknown,
  ): Promise<void> {
    if (durability === "strict") await this.turned();
    try {
      return await rawTransaction(this.#database.backendDB(), stores, durability, act);
    } catch (cause) {
      if (nameOf(cause) !== "InvalidStateError" && !(cause instanceof TypeError)) throw cause;
      this.#database.close({ disableAutoOpen: false });
      await this.#database.open();
      return rawTransaction(this.#database.backendDB(), stores, durability, act);
    }
  }

  async #guarded<T>(act: () => PromiseLike<T>): Promise<T> {
    try {
      return await act();
    } catch (cause) {
      throw asStorageFailure(cause);
    }
  }
}

function putAll(store: IDBObjectStore, meta: Partial<OutboxMeta>): void {
  for (const [name, value] of Object.entries(meta)) store.put({ name, value } satisfies MetaRow);
}
