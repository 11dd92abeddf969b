import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import type { Product, Stock } from "#shared/schemas/product.ts";
import { MemoryOutboxDisk, MemoryOutboxStore } from "#tests/support/device/memory-outbox-store.ts";
import {
  memoryReadModels,
  memoryReadModelsDisk,
} from "#tests/support/device/memory-read-models.ts";
import { aProduct, aStock, at, plan, scope } from "#tests/support/device/rows.ts";
import type { OutboxMeta } from "#web/store/outbox/operation-record.ts";
import { Outbox } from "#web/store/outbox/outbox.ts";
import { BootCopies } from "./boot-copy.ts";
import { BootKeeper } from "./boot-keeper.ts";
import { Catalogue } from "./catalogue.ts";
import { keepCatalogue } from "./catalogue-keeper.ts";

const breathe = async () => {};

function copies() {
  const indexedDb = { indexedDB: new IDBFactory(), IDBKeyRange };
  return { open: () => new BootCopies("boot", breathe, indexedDb), indexedDb };
}

function filled(products: readonly Product[], stocks: readonly Stock[]): Catalogue {
  const catalogue = new Catalogue("shop");
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

describe("a boot copy", () => {
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
        const { open } = copies();
        await open().write(scope, at(9), catalogue.copy());
        const kept = await open().read(scope);
        expect(kept?.cursor).toEqual(at(9));
        const again = new Catalogue("shop");
        if (kept) again.restore(kept.rows);
        expect(seen(again)).toEqual(seen(catalogue));
      }),
      { numRuns: 40 },
    );
  });

  test("is none when a part is missing or damaged", async () => {
    const { open, indexedDb } = copies();
    await open().write(scope, at(9), filled([aProduct("aaaa", 1)], [aStock("aaaa", 1)]).copy());
    const raw = await new Dexie("boot", indexedDb).open();
    const table = raw.table("copies");
    const [sound] = await table.toArray();
    await table.toCollection().modify({ "columns.texts.name": ":one\u001ftwo" });
    expect(await open().read(scope)).toBeNull();
    await table.put(sound);
    expect(await open().read(scope)).not.toBeNull();
    await table.toCollection().modify({ "columns.numbers.price": new Int32Array(3) });
    expect(await open().read(scope)).toBeNull();
    await table.put({ ...sound, version: 1 });
    expect(await open().read(scope)).toBeNull();
    raw.close();
  });

  test("is none for a scope that was never copied", async () => {
    expect(await copies().open().read(scope)).toBeNull();
  });
});

describe("opening a catalogue", () => {
  async function setting(meta: Partial<OutboxMeta> = {}) {
    const readModels = memoryReadModels(memoryReadModelsDisk());
    await readModels.applyPart(scope, plan(5), 0, {
      products: [aProduct("aaaa", 5)],
      stocks: [aStock("aaaa", 5)],
    });
    await readModels.finishLoad(scope, plan(5));
    const disk = new MemoryOutboxDisk();
    for (const [name, value] of Object.entries(meta)) disk.meta.set(name, value);
    const random = { bytes: (count: number) => new Uint8Array(count), fraction: () => 0 };
    const store = new MemoryOutboxStore(disk);
    const outbox = await Outbox.open({ store, clock: () => 1, random, label: "" });
    const { open } = copies();
    const waiting: (() => void)[] = [];
    const timers = {
      after: (_: number, act: () => void) => {
        waiting.push(act);
        return () => {
          waiting.splice(waiting.indexOf(act), 1);
        };
      },
    };
    const boot = new BootKeeper({ readModels, copies: open(), timers });
    const keep = () => keepCatalogue({ outbox, readModels }, scope, "shop", boot);
    return { readModels, outbox, open, keep, waiting };
  }

  const copied = filled([aProduct("aaaa", 5)], [aStock("aaaa", 5)]).copy();
  const stocks = [aStock("aaaa", 7)];
  const toSeven = { scope, from: at(5), to: at(7), rows: { stocks }, own: {} };

  test("shows a copy of the same books at once and tops it up with what is newer", async () => {
    const { readModels, open, keep } = await setting({ epochs: { shop: 1 } });
    await open().write(scope, at(5), copied);
    await readModels.applyPage(toSeven);
    const { catalogue, whole } = await keep();
    expect([catalogue.rev, catalogue.get("aaaa")?.exactStock]).toEqual([5, 5]);
    await whole;
    expect([catalogue.rev, catalogue.get("aaaa")?.exactStock]).toEqual([7, 7]);
  });

  test("[E2] waits for the rows when own moves have left the outbox that the copy does not hold", async () => {
    const { readModels, open, keep } = await setting({
      epochs: { shop: 1 },
      forgotten: { shop: 6 },
    });
    await open().write(scope, at(5), copied);
    await readModels.applyPage(toSeven);
    const { catalogue } = await keep();
    expect([catalogue.rev, catalogue.get("aaaa")?.exactStock]).toEqual([7, 7]);
  });

  test("takes no copy of other books", async () => {
    const { open, keep } = await setting({ epochs: { shop: 1 } });
    await open().write(scope, at(9, 2), filled([aProduct("zzzz", 9)], [aStock("zzzz", 9)]).copy());
    const { catalogue } = await keep();
    expect(catalogue.ids()).toEqual(["aaaa"]);
    expect(catalogue.rev).toBe(5);
  });

  test.each([
    ["are dropped, for they are of lost books", 2, []],
    ["stay when they are of the books last heard of, or of later ones", 0, ["aaaa"]],
  ])("[R5] rows that were there %s", async (_, heardOf, left) => {
    const { readModels, keep } = await setting({ epochs: { shop: heardOf } });
    const { catalogue, whole } = await keep();
    await whole;
    expect(catalogue.ids()).toEqual(left);
    expect((await readModels.rows(scope, "products")).map(({ id }) => id)).toEqual(left);
  });

  test("[F4] a copy whose rows are gone is shown until a load begins", async () => {
    const { readModels, open, keep } = await setting({ epochs: { shop: 1 } });
    await readModels.dropScope(scope);
    await open().write(scope, at(5), copied);
    const { catalogue, whole } = await keep();
    await whole;
    expect([catalogue.rev, catalogue.get("aaaa")?.exactStock]).toEqual([5, 5]);
    const products = [aProduct("bbbb", 6)];
    await readModels.applyPart(scope, plan(6), 0, { products, stocks: [aStock("bbbb", 6)] });
    expect(catalogue.ids()).toEqual(["bbbb"]);
  });

  test.each([
    ["of other books", { epochs: { shop: 2 } }],
    [
      "without own moves that have left the outbox",
      { epochs: { shop: 1 }, forgotten: { shop: 6 } },
    ],
  ])("[E2] a copy %s is not shown for want of rows", async (_, meta) => {
    const { readModels, open, keep } = await setting(meta);
    await readModels.dropScope(scope);
    await open().write(scope, at(5), copied);
    const { catalogue, whole } = await keep();
    await whole;
    expect(catalogue.ids()).toEqual([]);
  });

  test("[F4] rows that could not be read at the start follow when the read models have been opened", async () => {
    const { readModels, open, keep } = await setting({ epochs: { shop: 1 } });
    await open().write(scope, at(5), copied);
    await readModels.applyPage(toSeven);
    vi.spyOn(readModels, "cursor").mockRejectedValueOnce(new Error("disk"));
    const { catalogue, whole } = await keep();
    await expect(whole).rejects.toThrow("disk");
    expect(catalogue.get("aaaa")?.exactStock).toBe(5);
    readModels.emit({ scope: "", kind: "opened", foreign: false });
    await expect.poll(() => catalogue.get("aaaa")?.exactStock).toBe(7);
  });

  test("[E2] a copy without rows goes as soon as another epoch is heard of", async () => {
    const { readModels, outbox, open, keep } = await setting({ epochs: { shop: 1 } });
    await readModels.dropScope(scope);
    await open().write(scope, at(5), copied);
    const { catalogue, whole } = await keep();
    await whole;
    await outbox.settle([], { epochs: { shop: 2 } });
    expect(catalogue.ids()).toEqual([]);
  });

  test("[E2] rows that were read before their scope was dropped are not taken", async () => {
    const { readModels, open, keep } = await setting({ epochs: { shop: 1 } });
    await open().write(scope, at(5), copied);
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
    const { readModels, open, keep, waiting } = await setting();
    await keep();
    waiting.splice(0).at(-1)?.();
    await expect.poll(() => open().read(scope)).not.toBeNull();
    await readModels.dropScope(scope);
    await expect.poll(() => open().read(scope)).toBeNull();
  });
});
