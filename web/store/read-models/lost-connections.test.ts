import { Dexie } from "dexie";
import { forceCloseDatabase, IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { getRxStorageDexie } from "rxdb/plugins/storage-dexie";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aProduct, aStock, at, loaded, plan, scope } from "#tests/support/device/rows.ts";
import { LateReadModels } from "./late-read-models.ts";
import { LiveRows } from "./live-rows.ts";
import type { ReadModels, ReadModelsChange } from "./read-models.ts";
import { openRxdbReadModels } from "./rxdb-read-models.ts";

const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

// Dexie tells the console that its connection was taken away.
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

/** Read models of a browser that can take its connections away. */
async function setting(name: string) {
  const indexedDB = new IDBFactory();
  const connections: Parameters<typeof forceCloseDatabase>[0][] = [];
  const open = indexedDB.open.bind(indexedDB);
  indexedDB.open = (...given) => {
    const request = open(...given);
    request.addEventListener("success", () => connections.push(request.result as never));
    return request;
  };
  const storage = getRxStorageDexie({ indexedDB, IDBKeyRange });
  const view = { opened: 0, isDown: false };
  const parts = { name, storage, multiInstance: false, breathe };
  const openModels = async () => {
    view.opened += 1;
    if (view.isDown) throw new Error("disk");
    return (await openRxdbReadModels(parts)).readModels;
  };
  const models = await loaded({ open: async () => new LateReadModels(openModels) });
  const heard: ReadModelsChange["kind"][] = [];
  models.onChange(({ kind }) => heard.push(kind));
  const takeAway = () => {
    for (const connection of connections.splice(0)) forceCloseDatabase(connection);
  };
  const deleted = async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? "");
    for (const name of names) await new Dexie(name, { indexedDB, IDBKeyRange }).delete();
  };
  /** The connections go, and cannot be had again before another tab has done this. */
  const elsewhere = async (act: (models: ReadModels) => Promise<void>) => {
    takeAway();
    view.isDown = true;
    await expect(models.cursor(scope)).rejects.toThrow("disk");
    const { readModels } = await openRxdbReadModels(parts);
    await act(readModels);
    await readModels.close();
    view.isDown = false;
    heard.length = 0;
  };
  return { models, takeAway, deleted, view, heard, elsewhere };
}

test("[F4] connections that the browser took away are opened again, once for all who ask", async () => {
  const { models, takeAway, view, heard } = await setting("closed");
  for (const opened of [2, 3]) {
    takeAway();
    const [cursor, stocks] = await Promise.all([
      models.cursor(scope),
      models.rows(scope, "stocks"),
      models.row(scope, "stocks", "aaaa"),
    ]);
    expect([cursor, stocks, view.opened]).toEqual([at(5), [aStock("aaaa", 5)], opened]);
  }
  heard.length = 0;
  const rows = { stocks: [aStock("aaaa", 6)] };
  takeAway();
  await models.applyPage({ scope, from: at(5), to: at(6), rows, own: {} });
  expect(await models.cursor(scope)).toEqual(at(6));
  expect(heard.filter((kind) => kind === "stocks" || kind === "moved")).toEqual([
    "stocks",
    "moved",
  ]);
  await models.close();
});

test("[F4] each question opens at most once while opening fails, and the next one tries again", async () => {
  const { models, takeAway, view } = await setting("failing");
  takeAway();
  view.isDown = true;
  await expect(models.cursor(scope)).rejects.toThrow("disk");
  await expect(models.cursor(scope)).rejects.toThrow("disk");
  expect(view.opened).toBe(3);
  view.isDown = false;
  expect(await models.cursor(scope)).toEqual(at(5));
  await models.close();
});

test("[F4] what another tab stored between losing the connections and opening anew is told then", async () => {
  const { models, takeAway, elsewhere, heard } = await setting("missed");
  // From here on it is as in a page that did not load them itself.
  takeAway();
  expect(await models.cursor(scope)).toEqual(at(5));
  const stocks = new LiveRows(models, scope, "stocks");
  await stocks.loaded;
  const quantity = () => stocks.get("aaaa")?.quantity;
  for (const rev of [6, 7]) {
    await elsewhere(async (other) => {
      const rows = { stocks: [aStock("aaaa", rev)] };
      await other.applyPage({ scope, from: at(rev - 1), to: at(rev), rows, own: {} });
    });
    expect(quantity()).toBe(rev - 1);
    expect(await models.cursor(scope)).toEqual(at(rev));
    expect([quantity(), heard]).toEqual([rev, ["opened", "stocks", "moved"]]);
  }
  await models.close();
});

test("[E2] rows of a scope that was dropped meanwhile are not told from where it stood before", async () => {
  const { models, takeAway, elsewhere } = await setting("dropped");
  takeAway();
  expect(await models.cursor(scope)).toEqual(at(5));
  const stocks = new LiveRows(models, scope, "stocks");
  await stocks.loaded;
  await elsewhere(async (other) => {
    await other.dropScope(scope);
    models.emit({ scope, kind: "dropped", foreign: true });
    await other.applyPart(scope, plan(3, 1, 2), 0, { stocks: [aStock("aaaa", 2)] });
    await other.finishLoad(scope, plan(3, 1, 2));
  });
  expect(await models.cursor(scope)).toEqual(at(3, 2));
  expect(stocks.list()).toEqual([aStock("aaaa", 2)]);
  await models.close();
});

test("[F4] read models that another tab deleted are opened empty, and may be loaded anew", async () => {
  const { deleted, models } = await setting("gone");
  await deleted();
  expect(await models.cursor(scope)).toBeNull();
  await loaded({ open: async () => models });
  expect(await models.cursor(scope)).toEqual(at(5));
  await models.close();
});

test("[E5] a load is not whole when parts of it were deleted meanwhile", async () => {
  const { deleted, models } = await setting("half");
  await models.applyPart(scope, plan(9, 2), 0, { products: [aProduct("bbbb", 9)] });
  await deleted();
  await models.applyPart(scope, plan(9, 2), 1, { stocks: [aStock("bbbb", 9)] });
  await models.finishLoad(scope, plan(9, 2));
  expect(await models.cursor(scope)).toBeNull();
  expect(await models.loadProgress(scope)).toMatchObject({ parts: [1] });
  await models.close();
});

test("what is no lost connection is said, and opens nothing anew", async () => {
  let opened = 0;
  const models = new LateReadModels(async () => {
    opened += 1;
    return { onChange: () => {}, cursor: () => Promise.reject(new Error("a bug")) } as never;
  });
  await expect(models.cursor(scope)).rejects.toThrow("a bug");
  expect(opened).toBe(1);
});
