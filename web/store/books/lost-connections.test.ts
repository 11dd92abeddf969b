import { Dexie } from "dexie";
import { forceCloseDatabase, IDBKeyRange } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { encodeRows } from "#shared/sync/columns.ts";
import { fakeBrowser } from "#tests/support/device/fake-browser.ts";
import { MemoryOutboxDisk, MemoryOutboxStore } from "#tests/support/device/memory-outbox-store.ts";
import { aProduct, aStock, at, loaded, plan, scope } from "#tests/support/device/rows.ts";

import { Outbox } from "#web/store/outbox/outbox.ts";
import { LiveRows } from "#web/store/read-models/live-rows.ts";
import type { BooksDatabase } from "./books-database.ts";
import type { ReadModels, ReadModelsChange } from "./read-models.ts";
import { ReconnectingStore } from "./reconnecting-store.ts";
import { ScopeFeed } from "./scope-feed.ts";
import { StoredPages } from "./stored-pages.ts";

// Dexie tells the console that its connection was taken away.
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

/** A store that throws as a closed database does once it has ended. */
function endable(books: BooksDatabase, taken: { ends: () => void }): BooksDatabase {
  let isOpen = true;
  taken.ends = () => {
    isOpen = false;
  };
  return new Proxy(books, {
    get: (inner, name) => {
      if (name === "then") return undefined;
      const act = Reflect.get(inner, name).bind(inner);
      if (isOpen || name === "close" || String(name).startsWith("on")) return act;
      return () => Promise.reject(new DOMException("closing", "InvalidStateError"));
    },
  });
}

/** Read models of a browser that can take its connections away. */
async function setting(name: string) {
  const browser = fakeBrowser(name);
  const { indexedDB } = browser;
  const taken = { ends: () => {} };
  const view = { opened: 0, isDown: false };
  const store = new ReconnectingStore(async () => {
    view.opened += 1;
    if (view.isDown) throw new Error("disk");
    return endable(browser.database(), taken);
  });
  const models = await loaded({ open: async () => new StoredPages(store, async () => {}) });
  const heard: ReadModelsChange["kind"][] = [];
  models.onChange(({ kind }) => heard.push(kind));
  const takeAway = () => taken.ends();
  const deleted = async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? "");
    for (const name of names) await new Dexie(name, { indexedDB, IDBKeyRange }).delete();
  };
  /** The connections go, and cannot be had again before another tab has done this. */
  const elsewhere = async (act: (models: ReadModels) => Promise<void>) => {
    takeAway();
    view.isDown = true;
    await expect(models.cursor(scope)).rejects.toThrow("disk");
    const other = browser.open();
    await act(other);
    await other.close();
    view.isDown = false;
    heard.length = 0;
  };
  const outbox = await Outbox.open({
    store: new MemoryOutboxStore(new MemoryOutboxDisk()),
    clock: () => 1,
    random: { bytes: (count) => new Uint8Array(count), fraction: () => 0 },
    label: "",
  });
  const feed = new ScopeFeed({ outbox, readModels: models }, scope);
  return { models, takeAway, deleted, view, heard, elsewhere, feed };
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
  expect(heard.filter((kind) => kind === "stored")).toEqual(["stored"]);
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
  const { models, takeAway, elsewhere, heard, feed } = await setting("missed");
  // From here on it is as in a page that did not load them itself.
  takeAway();
  expect(await models.cursor(scope)).toEqual(at(5));
  const stocks = LiveRows.of(feed, "stocks");
  await stocks.loaded;
  const quantity = () => stocks.get("aaaa")?.quantity;
  for (const rev of [6, 7]) {
    await elsewhere(async (other) => {
      const rows = { stocks: [aStock("aaaa", rev)] };
      await other.applyPage({ scope, from: at(rev - 1), to: at(rev), rows, own: {} });
    });
    expect(quantity()).toBe(rev - 1);
    expect(await models.cursor(scope)).toEqual(at(rev));
    expect(heard).toContain("reopened");
    await expect.poll(quantity).toBe(rev);
  }
  await models.close();
});

test("[E2] rows of a scope that was dropped meanwhile are not told from where it stood before", async () => {
  const { models, takeAway, elsewhere, feed } = await setting("dropped");
  takeAway();
  expect(await models.cursor(scope)).toEqual(at(5));
  const stocks = LiveRows.of(feed, "stocks");
  await stocks.loaded;
  await elsewhere(async (other) => {
    await other.dropScope(scope);
    models.emit({ scope, kind: "dropped", foreign: true });
    await other.applyPart(scope, plan(3, 1, 2), 0, encodeRows({ stocks: [aStock("aaaa", 2)] }));
    await other.finishLoad(scope, plan(3, 1, 2));
  });
  expect(await models.cursor(scope)).toEqual(at(3, 2));
  await expect.poll(() => stocks.list()).toEqual([aStock("aaaa", 2)]);
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
  await models.applyPart(scope, plan(9, 2), 0, encodeRows({ products: [aProduct("bbbb", 9)] }));
  await deleted();
  await models.applyPart(scope, plan(9, 2), 1, encodeRows({ stocks: [aStock("bbbb", 9)] }));
  await models.finishLoad(scope, plan(9, 2));
  expect(await models.cursor(scope)).toBeNull();
  expect(await models.loadProgress(scope)).toMatchObject({ parts: [1] });
  await models.close();
});

test("[F4] a connection that the browser closes by force heals by itself", async () => {
  const browser = fakeBrowser("forced");
  const { indexedDB } = browser;
  const connections: Parameters<typeof forceCloseDatabase>[0][] = [];
  const open = indexedDB.open.bind(indexedDB);
  indexedDB.open = (...given) => {
    const request = open(...given);
    request.addEventListener("success", () => connections.push(request.result as never));
    return request;
  };
  const store = new ReconnectingStore(async () => browser.database());
  const models = await loaded({ open: async () => new StoredPages(store, async () => {}) });
  for (let rev = 5; rev < 12; rev += 1) {
    for (const connection of connections.splice(0)) forceCloseDatabase(connection);
    const rows = { stocks: [aStock("aaaa", rev + 1)] };
    await models.applyPage({ scope, from: at(rev), to: at(rev + 1), rows, own: {} });
    expect(await models.cursor(scope)).toEqual(at(rev + 1));
  }
  await models.close();
});
