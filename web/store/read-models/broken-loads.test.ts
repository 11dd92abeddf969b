import type { Table } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { getRxStorageDexie } from "rxdb/plugins/storage-dexie";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { must } from "#shared/must.ts";
import type { SnapshotPlan } from "#shared/sync/protocol.ts";
import { type RowKind, rowKinds } from "#shared/sync/rows.ts";
import { Killed } from "#tests/support/device/memory-disk.ts";
import {
  type MemoryReadModelsDisk,
  memoryReadModels,
  memoryReadModelsDisk,
} from "#tests/support/device/memory-read-models.ts";
import { aProduct, aSale, aStock, at, plan, scope } from "#tests/support/device/rows.ts";
import type { PagedReadModels } from "./paged-read-models.ts";
import { openRxdbReadModels } from "./rxdb-read-models.ts";

const ids = ["a", "b", "c", "d", "e", "f"];

/** The books at a revision, in two parts. */
const partsAt = (rev: number) =>
  [ids.slice(0, 4), ids.slice(4)].map((some, part) => ({
    products: some.map((id) => ({ ...aProduct(id, rev), name: `${id} at ${rev}` })),
    stocks: some.map((id) => aStock(id, rev)),
    sales: [aSale(`sale-${part}`, "2026-03-01", rev)],
  }));

async function load(models: PagedReadModels, wanted: SnapshotPlan): Promise<void> {
  for (const [part, rows] of partsAt(wanted.cursor.rev).entries())
    await models.applyPart(scope, wanted, part, rows);
  await models.finishLoad(scope, wanted);
}

const namesOf = async (models: PagedReadModels) =>
  (await models.rows(scope, "products")).map(({ name }) => name).sort();

/** A first load that is broken off after so many writes; null when it has no more than these. */
async function brokenOff(
  write: number,
  wanted: SnapshotPlan,
): Promise<MemoryReadModelsDisk | null> {
  const disk = memoryReadModelsDisk();
  let left = write;
  for (const kind of rowKinds)
    disk[kind].hook = (step) => {
      if (step.endsWith(":before")) left -= 1;
      if (left < 0) throw new Killed(step);
    };
  let isKilled = false;
  await load(memoryReadModels(disk, 3), wanted).catch((cause: unknown) => {
    if (!(cause instanceof Killed)) throw cause;
    isKilled = true;
  });
  for (const kind of rowKinds) disk[kind].hook = () => {};
  return isKilled ? disk : null;
}

describe("a tab that was frozen, and replaced", () => {
  class Replaced extends Error {}

  /** May write so many times, and then no more. */
  function turnOf(writes: number) {
    let left = writes;
    return () => {
      left -= 1;
      if (left < 0) throw new Replaced();
    };
  }

  test("[S1] drops nothing of what the other has loaded since, with whatever it wrote last", async () => {
    for (let writes = 0; ; writes += 1) {
      const disk = memoryReadModelsDisk();
      const [old, other] = [memoryReadModels(disk, 3), memoryReadModels(disk, 3)];
      const check = turnOf(writes);
      /** With what: nothing when it came to its end. */
      const ends = (act: Promise<void>) => act.catch((cause: unknown) => cause);
      if (!(await ends(old.applyPart(scope, plan(5, 2), 0, partsAt(5)[0] ?? {}, check)))) {
        expect(writes).toBeGreaterThan(10);
        return;
      }
      await load(other, plan(9, 2));
      const late = await ends(old.applyPart(scope, plan(5, 2), 1, partsAt(5)[1] ?? {}, check));
      expect(late).toBeInstanceOf(Replaced);
      // There is nothing of its load left to finish.
      await old.finishLoad(scope, plan(5, 2), check);
      expect(await ends(old.dropScope(scope, check))).toBeInstanceOf(Replaced);
      expect(await other.cursor(scope)).toEqual(at(9));
      expect(await namesOf(other)).toEqual(ids.map((id) => `${id} at 9`));
    }
  });
});

test("[F4] a scope of which a part is gone is told as dropped, though the rest of it would not go", async () => {
  const disk = memoryReadModelsDisk();
  const models = memoryReadModels(disk);
  await load(models, plan(5, 2));
  const told: string[] = [];
  models.onChange(({ kind }) => told.push(kind));
  const failing = (kind: RowKind) => {
    disk[kind].hook = () => {
      throw new Killed(kind);
    };
  };
  failing(must(rowKinds[0]));
  await expect(models.dropScope(scope)).rejects.toThrow(Killed);
  expect(told).toEqual([]);
  expect(await models.cursor(scope)).toEqual(at(5));
  disk[must(rowKinds[0])].hook = () => {};
  failing(must(rowKinds[3]));
  await expect(models.dropScope(scope)).rejects.toThrow(Killed);
  expect(told).toEqual(["dropped"]);
  expect(await models.cursor(scope)).toBeNull();
});

describe("a first load that was broken off", () => {
  test.each([
    ["goes on", plan(5, 2)],
    ["begins anew from later books", plan(9, 2)],
  ])("%s without taking back what can be sold, wherever it stopped", async (_, next) => {
    let writes = 0;
    // A power cut takes the latest writes of one collection as well; each cut has a disk of its own.
    for (let isBroken = true; isBroken; writes += 1)
      for (const lost of [0, 1, 2]) {
        const disk = await brokenOff(writes, plan(5, 2));
        isBroken = disk !== null;
        if (!disk) break;
        disk.products.cutPower(lost);
        const models = memoryReadModels(disk, 3);
        const shown = new Set((await models.rows(scope, "products")).map(({ id }) => id));
        const drops: string[] = [];
        models.onChange(({ kind }) => {
          if (kind === "dropped") drops.push(kind);
        });
        const stands = await models.cursor(scope);
        const broken = await models.loadProgress(scope);
        expect(shown.size === 0 || (stands ?? broken?.cursor)?.epoch === 1).toBe(true);
        if (!stands) await load(models, next);
        expect(drops.length === 0 || shown.size === 0, `write ${writes}, ${lost} lost`).toBe(true);
        const rev = stands?.rev ?? next.cursor.rev;
        expect(await models.cursor(scope)).toEqual(at(rev));
        expect(await namesOf(models)).toEqual(ids.map((id) => `${id} at ${rev}`));
      }
    expect(writes).toBeGreaterThan(20);
  });

  test("tells of the new revision when all rows have it, not before", async () => {
    const disk = memoryReadModelsDisk();
    const models = memoryReadModels(disk);
    const [first = {}, second = {}] = partsAt(9);
    await models.applyPart(scope, plan(5, 2), 0, partsAt(5)[0] ?? {});
    const moved: number[] = [];
    models.onChange((change) => {
      if (change.kind === "moved") moved.push(change.rev);
    });
    await models.applyPart(scope, plan(9, 2), 0, first);
    expect(await models.loadProgress(scope)).toEqual({
      cursor: at(9),
      of: 2,
      parts: [0],
      over: true,
    });
    await memoryReadModels(disk).applyPart(scope, plan(9, 2), 1, second);
    expect((await models.loadProgress(scope))?.over).toBe(true);
    expect(moved).toEqual([]);
    await models.finishLoad(scope, plan(9, 2));
    expect(moved).toEqual([9]);
  });

  test.each([
    ["earlier", plan(3)],
    ["other", plan(9, 1, 2)],
  ])("gives way to %s books: nothing of it stays", async (_, next) => {
    const models = memoryReadModels(memoryReadModelsDisk());
    await models.applyPart(scope, plan(5, 2), 0, { products: [aProduct("a", 5)] });
    await models.applyPart(scope, next, 0, { products: [aProduct("b", 2)] });
    await models.finishLoad(scope, next);
    expect(await models.rows(scope, "products")).toEqual([aProduct("b", 2)]);
  });

  test("rows that a power cut left without a place are still known to be of their books", async () => {
    const disk = memoryReadModelsDisk();
    await load(memoryReadModels(disk), plan(5, 2));
    const models = memoryReadModels(disk);
    expect(await models.loadProgress(scope)).toBeNull();
    disk.sales.cutPower(disk.sales.unsynced);
    expect(await models.cursor(scope)).toBeNull();
    expect(await models.rows(scope, "stocks")).toHaveLength(ids.length);
    expect(await models.loadProgress(scope)).toMatchObject({ cursor: at(5), parts: [] });
  });

  describe("in RxDB", () => {
    beforeAll(() => {
      // RxDB advertises its paid storages at the first write.
      vi.spyOn(console, "warn").mockImplementation(() => {});
    });

    const opened = (name: string, breathe: () => Promise<void>) =>
      openRxdbReadModels({
        name,
        storage: getRxStorageDexie({ indexedDB: new IDBFactory(), IDBKeyRange }),
        multiInstance: false,
        breathe,
      });

    test("says whose its rows are from the first piece on", async () => {
      const { readModels } = await opened("first-piece", async () => {
        throw new Killed("between two pieces");
      });
      const rows = {
        products: Array.from({ length: 300 }, (_, count) => aProduct(`p${count}`, 5)),
      };
      await expect(readModels.applyPart(scope, plan(5), 0, rows)).rejects.toThrow(Killed);
      const drops: string[] = [];
      readModels.onChange(({ kind }) => {
        if (kind === "dropped") drops.push(kind);
      });
      expect(await readModels.rows(scope, "products")).toHaveLength(250);
      await readModels.applyPart(scope, plan(5), 0, { products: rows.products.slice(0, 1) });
      expect(drops).toEqual([]);
      await readModels.close();
    });

    test("leaves no blocks behind once a later one is whole", async () => {
      const { readModels, database } = await opened("blocks", async () => {});
      await readModels.applyPart(scope, plan(5, 2), 0, partsAt(5)[0] ?? {});
      await readModels.applyPart(scope, plan(9, 2), 0, partsAt(9)[0] ?? {});
      expect(await readModels.row(scope, "products", "a")).toMatchObject({ name: "a at 9" });
      await readModels.applyPart(scope, plan(9, 2), 1, partsAt(9)[1] ?? {});
      await readModels.finishLoad(scope, plan(9, 2));
      expect(await namesOf(readModels)).toEqual(ids.map((id) => `${id} at 9`));
      const { internals } = must(database.collections["products"], "products").storageInstance;
      const { dexieTable } = (await internals) as { dexieTable: Table<unknown, string> };
      const keys = await dexieTable.toCollection().primaryKeys();
      expect(keys.filter((key) => key.includes("~block|"))).toEqual([
        `${scope}|~block|9|0.0`,
        `${scope}|~block|9|1.0`,
      ]);
      await readModels.close();
    });
  });
});
