import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import type { Product, Stock } from "#shared/schemas/product.ts";
import { encodeRows } from "#shared/sync/columns.ts";
import type { Cursor } from "#shared/sync/protocol.ts";
import { MemoryOutboxDisk, MemoryOutboxStore } from "#tests/support/device/memory-outbox-store.ts";
import {
  memoryReadModels,
  memoryReadModelsDisk,
} from "#tests/support/device/memory-read-models.ts";
import { aProduct, aStock, at, plan, scope } from "#tests/support/device/rows.ts";
import { shopOfScope } from "#web/store/hub/access.ts";
import type { OutboxMeta } from "#web/store/outbox/operation-record.ts";
import { Outbox } from "#web/store/outbox/outbox.ts";
import { Catalogue } from "#web/store/read-models/catalogue/catalogue.ts";
import { snapshotDocument } from "./book-document.ts";
import { type CatalogueColumns, ColumnarSnapshot, packColumns } from "./columnar-snapshot.ts";
import { openCatalogue } from "./open-catalogue.ts";
import { ScopeFeed } from "./scope-feed.ts";
import { SnapshotKeeper } from "./snapshot-keeper.ts";

const breathe = async () => {};
const shopId = shopOfScope(scope);

const columnsOf = (catalogue: Catalogue) => packColumns(catalogue.copy(), breathe);

function filled(products: readonly Product[], stocks: readonly Stock[]): Catalogue {
  const catalogue = new Catalogue(shopId);
  catalogue.takeRows({ products, stocks });
  return catalogue;
}

/** Everything that screens can see. */
function seen(catalogue: Catalogue) {
  return {
    ids: catalogue.ids(),
    items: [...catalogue.items()].sort((a, b) => (a.id < b.id ? -1 : 1)),
    categories: catalogue.categories(),
    found: catalogue.search("sa"),
    byBarcode: catalogue.byBarcode("3017620422003").map(({ id }) => id),
  };
}

const product = fc
  .record({
    name: fc.oneof(
      fc.constantFrom("Savon", "Sardines à l’huile", "Œufs"),
      fc.string({ minLength: 1, maxLength: 12 }),
    ),
    brand: fc.constantFrom("", "Azur"),
    barcode: fc.constantFrom(null, "3017620422003", "x"),
    category: fc.constantFrom("", "Épicerie"),
    price: fc.integer({ min: 0, max: 9_999_999_999 }),
    archived: fc.boolean(),
    rev: fc.integer({ min: 1, max: 9 }),
    quantity: fc.option(fc.integer({ min: -9, max: 9 })),
  })
  .map(({ quantity, ...fields }) => ({ fields, quantity }));

describe("a columnar snapshot", () => {
  test("brings back the very same catalogue", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(product, { maxLength: 12 }), async (drawn) => {
        const products = drawn.map(({ fields }, index) => ({
          ...aProduct(`p-${index}`, 1),
          ...fields,
        }));
        const stocks = drawn.flatMap(({ quantity }, index) =>
          quantity === null ? [] : [aStock(`p-${index}`, 2, quantity)],
        );
        const catalogue = filled(products, stocks);
        const again = new Catalogue(shopId);
        again.restore(new ColumnarSnapshot(await columnsOf(catalogue)));
        expect(seen(again)).toEqual(seen(catalogue));
      }),
      { numRuns: 40 },
    );
  });

  test("gives each row its own, at the beginning and far behind it, in whatever order it is asked", async () => {
    const ids = Array.from({ length: 200 }, (_, index) => `p-${String(index).padStart(3, "0")}`);
    const catalogue = filled(
      ids.map((id) => aProduct(id, 1)),
      ids.map((id, index) => aStock(id, 2, index)),
    );
    for (const order of [ids, [...ids].reverse()]) {
      const copied = new ColumnarSnapshot(await columnsOf(catalogue));
      for (const id of order) {
        expect(copied.product(id)).toEqual(aProduct(id, 1));
        expect(copied.stock(id)).toEqual(aStock(id, 2, ids.indexOf(id)));
      }
      expect(copied.product("nobody")).toBeUndefined();
    }
  });

  test("is none when a part is missing or damaged", async () => {
    const sound = await columnsOf(filled([aProduct("aaaa", 1)], [aStock("aaaa", 1)]));
    const restored = (columns: CatalogueColumns) => new ColumnarSnapshot(columns);
    expect(restored(sound).ids).toEqual(["aaaa"]);
    const texts = { ...sound.texts, name: ":one\u001ftwo" };
    expect(() => restored({ ...sound, texts })).toThrow("damaged");
    const numbers = { ...sound.numbers, price: new Int32Array(3) };
    expect(() => restored({ ...sound, numbers })).toThrow("damaged");
  });
});

describe("opening a catalogue", () => {
  async function setting(meta: Partial<OutboxMeta> = {}) {
    const books = memoryReadModelsDisk();
    const readModels = memoryReadModels(books);
    const rows = { products: [aProduct("aaaa", 5)], stocks: [aStock("aaaa", 5)] };
    await readModels.applyPart(scope, plan(5), 0, encodeRows(rows));
    await readModels.finishLoad(scope, plan(5));
    const disk = new MemoryOutboxDisk();
    for (const [name, value] of Object.entries(meta)) disk.meta.set(name, value);
    const random = { bytes: (count: number) => new Uint8Array(count), fraction: () => 0 };
    const store = new MemoryOutboxStore(disk);
    const outbox = await Outbox.open({ store, clock: () => 1, random, label: "" });
    const waiting: (() => void)[] = [];
    const timers = {
      after: (_: number, act: () => void) => {
        waiting.push(act);
        return () => {
          waiting.splice(waiting.indexOf(act), 1);
        };
      },
    };
    const snapshots = new SnapshotKeeper({ readModels, timers, breathe });
    const stores = { outbox, readModels };
    const keep = async () => {
      const opened = await openCatalogue(stores, new ScopeFeed(stores, scope), {
        scope,
        shopId,
      });
      const { catalogue, whole, snapshotRev } = opened;
      void whole.then(
        () => snapshots.follow(catalogue, scope, snapshotRev),
        () => undefined,
      );
      return opened;
    };
    /** A snapshot lies there, whatever else does. */
    const lies = async (cursor: Cursor, catalogue = copied) => {
      const document = snapshotDocument(scope, { cursor, columns: await columnsOf(catalogue) });
      books.documents.set(document.key, document);
    };
    return { readModels, outbox, lies, keep, waiting };
  }

  const copied = filled([aProduct("aaaa", 5)], [aStock("aaaa", 5)]);
  const stocks = [aStock("aaaa", 7)];
  const toSeven = { scope, from: at(5), to: at(7), rows: { stocks }, own: {} };

  test("shows a copy of the same books at once and tops it up with what is newer", async () => {
    const { readModels, lies, keep } = await setting({ epochs: { [shopId]: 1 } });
    await lies(at(5));
    await readModels.applyPage(toSeven);
    const { catalogue, whole } = await keep();
    expect([catalogue.rev, catalogue.get("aaaa")?.exactStock]).toEqual([5, 5]);
    await whole;
    expect([catalogue.rev, catalogue.get("aaaa")?.exactStock]).toEqual([7, 7]);
  });

  test("[E2] waits for the rows when own moves have left the outbox that the copy does not hold", async () => {
    const { readModels, lies, keep } = await setting({
      epochs: { [shopId]: 1 },
      forgotten: { [shopId]: 6 },
    });
    await lies(at(5));
    await readModels.applyPage(toSeven);
    const { catalogue } = await keep();
    expect([catalogue.rev, catalogue.get("aaaa")?.exactStock]).toEqual([7, 7]);
  });

  test("takes no copy of other books", async () => {
    const { lies, keep } = await setting({ epochs: { [shopId]: 1 } });
    await lies(at(9, 2), filled([aProduct("zzzz", 9)], [aStock("zzzz", 9)]));
    const { catalogue } = await keep();
    expect(catalogue.ids()).toEqual(["aaaa"]);
    expect(catalogue.rev).toBe(5);
  });

  test.each([
    ["are dropped, for they are of a stale epoch", 2, []],
    ["stay when they are of the books last heard of, or of later ones", 0, ["aaaa"]],
  ])("[R5] rows that were there %s", async (_, heardOf, left) => {
    const { readModels, keep } = await setting({ epochs: { [shopId]: heardOf } });
    const { catalogue, whole } = await keep();
    await whole;
    expect(catalogue.ids()).toEqual(left);
    expect((await readModels.rows(scope, "products")).map(({ id }) => id)).toEqual(left);
  });

  test("[F4] a snapshot without rows is shown, and a load of the same books lies over it", async () => {
    const { readModels, lies, keep } = await setting({ epochs: { [shopId]: 1 } });
    await readModels.dropScope(scope);
    await lies(at(5));
    const { catalogue, whole } = await keep();
    await whole;
    expect([catalogue.rev, catalogue.get("aaaa")?.exactStock]).toEqual([5, 5]);
    const products = [aProduct("bbbb", 6)];
    const load = encodeRows({ products, stocks: [aStock("bbbb", 6)] });
    await readModels.applyPart(scope, plan(6), 0, load);
    expect(catalogue.ids()).toEqual(["aaaa", "bbbb"]);
    const other = encodeRows({ products: [aProduct("cccc", 2)], stocks: [aStock("cccc", 2)] });
    await readModels.applyPart(scope, plan(3, 1, 2), 0, other);
    expect(catalogue.ids()).toEqual(["cccc"]);
    expect(await readModels.snapshot(scope)).toBeNull();
  });

  test.each([
    ["of other books", { epochs: { [shopId]: 2 } }],
    [
      "without own moves that have left the outbox",
      { epochs: { [shopId]: 1 }, forgotten: { [shopId]: 6 } },
    ],
  ])("[E2] a copy %s is not shown for want of rows", async (_, meta) => {
    const { readModels, lies, keep } = await setting(meta);
    await readModels.dropScope(scope);
    await lies(at(5));
    const { catalogue, whole } = await keep();
    await whole;
    expect(catalogue.ids()).toEqual([]);
  });

  test("[F4] rows that could not be read at the start follow when the read models have been opened", async () => {
    const { readModels, lies, keep } = await setting({ epochs: { [shopId]: 1 } });
    await lies(at(5));
    await readModels.applyPage(toSeven);
    vi.spyOn(readModels, "cursor").mockRejectedValueOnce(new Error("disk"));
    const { catalogue, whole } = await keep();
    await expect(whole).rejects.toThrow("disk");
    expect(catalogue.get("aaaa")?.exactStock).toBe(5);
    readModels.emit({ scope: "", kind: "reopened", foreign: false });
    await expect.poll(() => catalogue.get("aaaa")?.exactStock).toBe(7);
  });

  test("[E2] a copy without rows goes as soon as another epoch is heard of", async () => {
    const { readModels, outbox, lies, keep } = await setting({ epochs: { [shopId]: 1 } });
    await readModels.dropScope(scope);
    await lies(at(5));
    const { catalogue, whole } = await keep();
    await whole;
    await outbox.settle([], { epochs: { [shopId]: 2 } });
    expect(catalogue.ids()).toEqual([]);
  });

  test("[E2] rows that were read before their scope was dropped are not taken", async () => {
    const { readModels, lies, keep } = await setting({ epochs: { [shopId]: 1 } });
    await lies(at(5));
    const products = [aProduct("aaaa", 7)];
    await readModels.applyPage({ ...toSeven, rows: { products, stocks } });
    const rowsSince = vi.spyOn(readModels, "rowsSince");
    rowsSince.mockImplementationOnce(async () => {
      await readModels.dropScope(scope);
      return products as never;
    });
    rowsSince.mockResolvedValueOnce(stocks as never);
    const { catalogue, whole } = await keep();
    await whole;
    expect(catalogue.ids()).toEqual([]);
    expect(catalogue.rev).toBe(0);
  });

  test("is copied when it has been quiet, and the copy goes when the scope is dropped", async () => {
    const { readModels, keep, waiting } = await setting();
    await keep();
    waiting.splice(0).at(-1)?.();
    await expect.poll(() => readModels.snapshot(scope)).not.toBeNull();
    await readModels.dropScope(scope);
    expect(await readModels.snapshot(scope)).toBeNull();
  });
});
