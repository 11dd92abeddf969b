import { describe, expect, test } from "vitest";
import { encodeRows } from "#shared/sync/columns.ts";
import type { SnapshotPlan } from "#shared/sync/protocol.ts";
import { Killed } from "#tests/support/device/memory-disk.ts";
import {
  type MemoryBooksDisk,
  memoryReadModels,
  memoryReadModelsDisk,
} from "#tests/support/device/memory-read-models.ts";
import { aProduct, aSale, aStock, at, plan, scope } from "#tests/support/device/rows.ts";
import type { StoredPages } from "./stored-pages.ts";

const ids = ["a", "b", "c", "d", "e", "f"];

/** The books at a revision, in two parts. */
const partsAt = (rev: number) =>
  [ids.slice(0, 4), ids.slice(4)].map((some, part) =>
    encodeRows({
      products: some.map((id) => ({ ...aProduct(id, rev), name: `${id} at ${rev}` })),
      stocks: some.map((id) => aStock(id, rev)),
      sales: [aSale(`sale-${part}`, "2026-03-01", rev)],
    }),
  );

async function load(models: StoredPages, wanted: SnapshotPlan): Promise<void> {
  for (const [part, rows] of partsAt(wanted.cursor.rev).entries())
    await models.applyPart(scope, wanted, part, rows);
  await models.finishLoad(scope, wanted);
}

const namesOf = async (models: StoredPages) =>
  (await models.rows(scope, "products")).map(({ name }) => name).sort();

/** A first load that is broken off at so many steps of its disk; null when it has no more than these. */
async function brokenOff(steps: number, wanted: SnapshotPlan): Promise<MemoryBooksDisk | null> {
  const disk = memoryReadModelsDisk();
  let left = steps;
  disk.hook = (step) => {
    left -= 1;
    if (left < 0) throw new Killed(step);
  };
  let isKilled = false;
  await load(memoryReadModels(disk, 3), wanted).catch((cause: unknown) => {
    if (!(cause instanceof Killed)) throw cause;
    isKilled = true;
  });
  disk.hook = () => {};
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
        expect(writes).toBeGreaterThan(1);
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

test("[F4] a scope goes in one step, and is told as dropped when it has gone", async () => {
  const disk = memoryReadModelsDisk();
  const models = memoryReadModels(disk);
  await load(models, plan(5, 2));
  const told: string[] = [];
  models.onChange(({ kind }) => told.push(kind));
  disk.hook = () => {
    throw new Killed("remove");
  };
  await expect(models.dropScope(scope)).rejects.toThrow(Killed);
  expect(told).toEqual([]);
  expect(await models.cursor(scope)).toEqual(at(5));
  disk.hook = () => {};
  await models.dropScope(scope);
  expect(told).toEqual(["dropped"]);
  expect([await models.cursor(scope), await models.scopes()]).toEqual([null, []]);
});

test("[E5] a page is there with its cursor or not at all, wherever it is broken off", async () => {
  for (const step of ["commit:before", "commit:after"])
    for (const lost of [0, 1]) {
      const disk = memoryReadModelsDisk();
      const models = memoryReadModels(disk);
      await load(models, plan(5, 2));
      disk.sync();
      disk.hook = (now) => {
        if (now === step) throw new Killed(now);
      };
      const rows = { stocks: [aStock("a", 6)], sales: [aSale("own", "2026-03-02", 6)] };
      const page = { scope, from: at(5), to: at(6), rows, own: {} };
      await expect(models.applyPage(page)).rejects.toThrow(Killed);
      disk.hook = () => {};
      disk.cutPower(Math.min(lost, disk.unsynced));
      const again = memoryReadModels(disk);
      const isThere = (await again.cursor(scope))?.rev === 6;
      expect(isThere).toBe(step === "commit:after" && lost === 0);
      expect((await again.row(scope, "stocks", "a"))?.rev).toBe(isThere ? 6 : 5);
      expect((await again.row(scope, "sales", "own")) !== null).toBe(isThere);
    }
});

describe("a first load that was broken off", () => {
  test.each([
    ["goes on", plan(5, 2)],
    ["begins anew from later books", plan(9, 2)],
  ])("%s without taking back what can be sold, wherever it stopped", async (_, next) => {
    let steps = 0;
    // A power cut takes the latest transactions as well; each cut has a disk of its own.
    for (let isBroken = true; isBroken; steps += 1)
      for (const lost of [0, 1, 2]) {
        const disk = await brokenOff(steps, plan(5, 2));
        isBroken = disk !== null;
        if (!disk) break;
        disk.cutPower(lost);
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
        expect(drops.length === 0 || shown.size === 0, `step ${steps}, ${lost} lost`).toBe(true);
        const rev = stands?.rev ?? next.cursor.rev;
        expect(await models.cursor(scope)).toEqual(at(rev));
        expect(await namesOf(models)).toEqual(ids.map((id) => `${id} at ${rev}`));
      }
    expect(steps).toBeGreaterThan(5);
  });

  test("tells of the new revision when all rows have it, not before", async () => {
    const disk = memoryReadModelsDisk();
    const models = memoryReadModels(disk);
    const [first = {}, second = {}] = partsAt(9);
    await models.applyPart(scope, plan(5, 2), 0, partsAt(5)[0] ?? {});
    const moved: number[] = [];
    models.onChange((change) => {
      if (change.kind === "stored" && change.rev !== null) moved.push(change.rev);
    });
    await models.applyPart(scope, plan(9, 2), 0, first);
    expect(await models.loadProgress(scope)).toMatchObject({
      ...{ cursor: at(9), of: 2, parts: [0], over: true },
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
    const rows = { products: [aProduct("a", 5)] };
    await models.applyPart(scope, plan(5, 2), 0, encodeRows(rows));
    await models.applyPart(scope, next, 0, encodeRows({ products: [aProduct("b", 2)] }));
    await models.finishLoad(scope, next);
    expect(await models.rows(scope, "products")).toEqual([aProduct("b", 2)]);
  });

  test("leaves no segments behind once a later one is whole", async () => {
    const disk = memoryReadModelsDisk();
    const models = memoryReadModels(disk);
    await models.applyPart(scope, plan(5, 2), 0, partsAt(5)[0] ?? {});
    await models.applyPart(scope, plan(9, 2), 0, partsAt(9)[0] ?? {});
    expect(await models.row(scope, "products", "a")).toMatchObject({ name: "a at 9" });
    await models.applyPart(scope, plan(9, 2), 1, partsAt(9)[1] ?? {});
    await models.finishLoad(scope, plan(9, 2));
    expect(await namesOf(models)).toEqual(ids.map((id) => `${id} at 9`));
    const keys = [...disk.documents.keys()].filter((key) => key.startsWith(`${scope}|products|`));
    expect(keys.sort()).toEqual([`${scope}|products|~9.0`, `${scope}|products|~9.1`]);
  });
});
