import { Dexie } from "dexie";
import { IDBDatabase, IDBFactory, IDBKeyRange, IDBObjectStore } from "fake-indexeddb";
import { afterEach, describe, expect, test, vi } from "vitest";
import { must } from "#shared/must.ts";
import { aRecord } from "#tests/support/device/records.ts";
import { openDatabase } from "#web/store/indexed-db.ts";
import { StorageFailure } from "#web/store/ports.ts";
import { IndexedDbOutboxStore } from "./indexed-db-outbox-store.ts";
import type { Cart, Counters, OperationRecord } from "./operation-record.ts";

const device = { id: "mine", label: "" };
const counters = (seq: number): Counters => ({ epoch: 1, seq, receipts: { shop: seq } });
const aCart: Cart = {
  ...{ id: "cart-1", shopId: "shop", by: "awa", held: false, label: "", lines: [], updatedAt: 1 },
};

/** A tab of a device that has begun. */
async function begun(opening: Promise<IndexedDbOutboxStore>): Promise<IndexedDbOutboxStore> {
  const store = await opening;
  await store.read(() => ({ records: [], meta: { device, counters: counters(0) } }));
  return store;
}

function aSale(seq: number): OperationRecord {
  const id = `op-${seq}`;
  const body = { receipt: seq, catalogRev: 1, lines: [], payments: [], total: 0 };
  return aRecord({ id, seq, kind: "sale", body }, { id, seq, cartId: `cart-${seq}` });
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("trouble with IndexedDB", () => {
  const indexedDb = () => ({ indexedDB: new IDBFactory(), IDBKeyRange });

  test("[W1] a write that fails half way leaves nothing, and the next one works", async () => {
    const store = await begun(IndexedDbOutboxStore.open("outbox", indexedDb()));
    const full = new DOMException("no room", "QuotaExceededError");
    const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementationOnce(() => {
      throw full;
    });
    const recording = store.record([aSale(1)], counters(1));
    await expect(recording).rejects.toMatchObject({ trouble: "storage-full" });
    expect(put).toHaveBeenCalledOnce();
    expect(await store.read()).toEqual({ records: [], meta: { device, counters: counters(0) } });
    expect(await store.record([aSale(1)], counters(1))).toBe("recorded");
  });

  test("[W1] a sale is written by one transaction, and it is strict", async () => {
    const store = await begun(IndexedDbOutboxStore.open("outbox", indexedDb()));
    await store.turned();
    const transaction = vi.spyOn(IDBDatabase.prototype, "transaction");
    await store.record([aSale(1)], counters(1));
    expect(transaction.mock.calls).toEqual([
      [["operations", "meta", "carts"], "readwrite", { durability: "strict" }],
    ]);
  });

  test("a connection that the browser has closed is opened again", async () => {
    const store = await begun(IndexedDbOutboxStore.open("outbox", indexedDb()));
    await store.turned();
    vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementationOnce(() => {
      throw new DOMException("closing", "InvalidStateError");
    });
    expect(await store.record([aSale(1)], counters(1))).toBe("recorded");
    expect((await store.read()).records).toHaveLength(1);
  });

  test("a connection that was closed opens again once for all who ask", async () => {
    const { indexedDB } = indexedDb();
    const opened = vi.spyOn(indexedDB, "open");
    const store = await begun(IndexedDbOutboxStore.open("outbox", { indexedDB, IDBKeyRange }));
    const request = must(opened.mock.results[0]).value as IDBOpenDBRequest;
    request.result.close();
    opened.mockClear();
    const [carts, contents, names] = await Promise.all([
      store.carts(),
      store.read(),
      store.images().names(),
    ]);
    expect([carts, names, contents.meta.device]).toEqual([[], [], device]);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  test("[F1] what a later version has made is read and written by this one", async () => {
    const given = indexedDb();
    const store = await begun(IndexedDbOutboxStore.open("outbox", given));
    await store.record([aSale(1)], counters(1));
    // The page of a later build: whoever has it open gives way.
    const later = await openDatabase(given.indexedDB, "outbox", 30, (database) => {
      database.createObjectStore("later");
    });
    later.close();
    expect(await store.record([aSale(2)], counters(2))).toBe("recorded");
    const again = await IndexedDbOutboxStore.open("outbox", given);
    expect((await again.read()).records).toEqual([aSale(1), aSale(2)]);
  });

  test("[F1] the database is the one that Dexie made, for the page of an earlier build", async () => {
    const given = indexedDb();
    const store = await begun(IndexedDbOutboxStore.open("outbox", given));
    await store.record([aSale(1)], counters(1));
    const before = new Dexie("outbox", given);
    before
      .version(1)
      .stores({ operations: "[epoch+seq], &id, &cartId, state", meta: "name", carts: "id" });
    before.version(2).stores({ images: "[shopId+imageId]" });
    await before.open();
    expect([before.verno, before.backendDB().version]).toEqual([2, 20]);
    expect(await before.table("operations").where({ cartId: "cart-1" }).toArray()).toEqual([
      aSale(1),
    ]);
    before.close();
  });

  test("[F1] of two tabs that begin at once both are the device that the first one wrote", async () => {
    const given = indexedDb();
    const tabs = await Promise.all([1, 2].map(() => IndexedDbOutboxStore.open("outbox", given)));
    const contents = await Promise.all(
      tabs.map((tab, at) =>
        tab.read(() => ({
          records: [],
          meta: { device: { id: `tab-${at}`, label: "" }, counters: counters(0) },
        })),
      ),
    );
    expect(contents.map(({ meta }) => meta.device?.id)).toEqual(["tab-0", "tab-0"]);
    expect((await tabs[1]?.read())?.meta.device?.id).toBe("tab-0");
  });

  test("a refused database says so", async () => {
    const factory = new IDBFactory();
    vi.spyOn(factory, "open").mockImplementation(() => {
      throw new DOMException("refused", "SecurityError");
    });
    const opening = IndexedDbOutboxStore.open("outbox", { indexedDB: factory, IDBKeyRange });
    await expect(opening).rejects.toBeInstanceOf(StorageFailure);
    await expect(opening).rejects.toMatchObject({ trouble: "storage-unavailable" });
  });
});

test("[F1] an outbox of the version before keeps everything and takes pictures", async () => {
  const indexedDb = { indexedDB: new IDBFactory(), IDBKeyRange };
  const before = new Dexie("outbox", indexedDb);
  before
    .version(1)
    .stores({ operations: "[epoch+seq], &id, &cartId, state", meta: "name", carts: "id" });
  await before.table("operations").add(aSale(1));
  await before.table("meta").put({ name: "counters", value: counters(1) });
  await before.table("carts").put(aCart);
  before.close();
  const store = await IndexedDbOutboxStore.open("outbox", indexedDb);
  expect(await store.read()).toEqual({ records: [aSale(1)], meta: { counters: counters(1) } });
  expect(await store.carts()).toEqual([aCart]);
  const images = store.images();
  const image = { shopId: "shop", imageId: "one", type: "image/webp", bytes: new Uint8Array([1]) };
  await images.put(image);
  await images.put(image);
  expect(await images.names()).toEqual([{ shopId: "shop", imageId: "one" }]);
  const again = (await IndexedDbOutboxStore.open("outbox", indexedDb)).images();
  expect(await again.image(image)).toEqual(image);
  await again.remove(image);
  expect(await images.names()).toEqual([]);
});
