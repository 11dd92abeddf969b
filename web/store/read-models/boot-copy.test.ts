import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Product, Stock } from "#shared/schemas/product.ts";
import {
  memoryReadModels,
  memoryReadModelsDisk,
} from "#tests/support/device/memory-read-models.ts";
import { aProduct, aStock, at, plan, scope } from "#tests/support/device/rows.ts";
import { BootCopies } from "./boot-copy.ts";
import { BootFiller } from "./boot-filler.ts";
import { Catalogue } from "./catalogue.ts";

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
        if (kept) again.restore(kept.copy);
        expect(seen(again)).toEqual(seen(catalogue));
      }),
      { numRuns: 40 },
    );
  });

  test("is none when a part is missing or damaged", async () => {
    const { open, indexedDb } = copies();
    await open().write(scope, at(9), filled([aProduct("aaaa", 1)], [aStock("aaaa", 1)]).copy());
    const raw = await new Dexie("boot", indexedDb).open();
    await raw.table("parts").toCollection().modify({ "texts.name": ":one\u001ftwo" });
    expect(await open().read(scope)).toBeNull();
    await raw.table("parts").clear();
    expect(await open().read(scope)).toBeNull();
    raw.close();
  });

  test("is none for a scope that was never copied", async () => {
    expect(await copies().open().read(scope)).toBeNull();
  });
});

describe("filling a catalogue", () => {
  async function setting() {
    const models = memoryReadModels(memoryReadModelsDisk());
    await models.applyPart(scope, plan(5), 0, {
      products: [aProduct("aaaa", 5)],
      stocks: [aStock("aaaa", 5)],
    });
    await models.finishLoad(scope, plan(5));
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
    const filler = new BootFiller({ readModels: models, copies: open(), timers });
    return { models, open, filler, waiting };
  }

  test("tops a copy up with what is newer, and takes no copy of other books", async () => {
    const { models, open, filler } = await setting();
    await open().write(scope, at(5), filled([aProduct("aaaa", 5)], [aStock("aaaa", 5)]).copy());
    await models.applyPage({
      scope,
      from: at(5),
      to: at(7),
      rows: { stocks: [aStock("aaaa", 7)] },
      own: {},
    });
    const catalogue = new Catalogue("shop");
    await filler.fill(catalogue, scope);
    expect(catalogue.get("aaaa")?.exactStock).toBe(7);
    await open().write(scope, at(9, 2), filled([aProduct("zzzz", 9)], [aStock("zzzz", 9)]).copy());
    const other = new Catalogue("shop");
    await filler.fill(other, scope);
    expect(other.get("zzzz")).toBeUndefined();
    expect(other.get("aaaa")?.exactStock).toBe(7);
  });

  test("is copied when it has been quiet, and the copy goes when the scope is dropped", async () => {
    const { models, open, filler, waiting } = await setting();
    const catalogue = new Catalogue("shop");
    await filler.fill(catalogue, scope);
    catalogue.rev = 5;
    waiting.splice(0).at(-1)?.();
    await expect.poll(() => open().read(scope)).not.toBeNull();
    await models.dropScope(scope);
    await expect.poll(() => open().read(scope)).toBeNull();
  });
});
