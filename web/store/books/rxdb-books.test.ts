import { Dexie } from "dexie";
import { IDBKeyRange } from "fake-indexeddb";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { must } from "#shared/must.ts";
import { encodeRows } from "#shared/sync/columns.ts";
import { fakeBrowser } from "#tests/support/device/fake-browser.ts";
import { aNotice, aTransfer, resellerId } from "#tests/support/device/goods-rows.ts";
import { settled } from "#tests/support/device/hand-timers.ts";
import { aProduct, aStock, at, loaded, plan, scope } from "#tests/support/device/rows.ts";
import type { BookDocument } from "./book-document.ts";
import { BooksDatabase, indexedDbName } from "./books-database.ts";
import type { ReadModels, ReadModelsChange } from "./read-models.ts";
import { StoredPages } from "./stored-pages.ts";

const opened: ReadModels[] = [];

beforeAll(() => {
  // RxDB advertises its paid storages at the first write.
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(async () => {
  for (const models of opened.splice(0)) await models.close();
});

async function open(browser: ReturnType<typeof fakeBrowser>) {
  const models = browser.open();
  opened.push(models);
  return models;
}

test("without the browser's SHA-256, as over plain http, the same database opens", async () => {
  const browser = fakeBrowser("plain");
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const models = await loaded({ open: async () => browser.open() }).finally(() =>
    vi.unstubAllGlobals(),
  );
  const before = await models.rows(scope, "products");
  await models.close();
  const again = await open(browser);
  expect(before.length).toBeGreaterThan(0);
  expect(await again.rows(scope, "products")).toEqual(before);
  await again.applyPage({ scope, from: at(5), to: at(6), rows: {}, own: {} });
  expect(await again.cursor(scope)).toEqual(at(6));
});

test("what is there is read before anything that writes is open", async () => {
  const browser = fakeBrowser("early");
  const models = await loaded({ open: async () => browser.open() });
  await models.close();
  const openWriter = vi.fn(() => new Promise<never>(() => {}));
  const indexedDb = { indexedDB: browser.indexedDB, IDBKeyRange };
  const books = new BooksDatabase({ name: "early", indexedDb, openWriter });
  const early = new StoredPages(books, async () => {});
  expect(await early.rows(scope, "products")).toEqual([aProduct("aaaa", 5)]);
  expect(await early.cursor(scope)).toEqual(at(5));
  expect(openWriter).not.toHaveBeenCalled();
});

test("[F4] rows that are no rows any more are found out when they are read", async () => {
  const browser = fakeBrowser("damaged");
  const models = await loaded({ open: async () => browser.open() });
  await models.close();
  const raw = await new Dexie(indexedDbName("damaged"), {
    indexedDB: browser.indexedDB,
    IDBKeyRange,
  }).open();
  const segments = raw.table("docs").where("key").startsWith(`${scope}|products|~`);
  const again = await open(browser);
  const damaged = { name: "DamagedReadModel" };
  for (const segment of ['{"rows":[{"id":"aaaa"}]}', '{"rows":[{"id":"aaaa"', "7", '{"rows":7}']) {
    await segments.modify({ segment });
    await expect(again.rows(scope, "products")).rejects.toMatchObject(damaged);
  }
  await segments.delete();
  const rows = { products: [aProduct("aaaa", 6)] };
  await again.applyPage({ scope, from: at(5), to: at(6), rows, own: {} });
  await raw
    .table("docs")
    .where("key")
    .equals(`${scope}|products|aaaa`)
    .modify({ row: { id: "a" } });
  raw.close();
  await expect(again.rows(scope, "products")).rejects.toMatchObject(damaged);
  await again.dropScope(scope);
  expect(await again.rows(scope, "products")).toEqual([]);
});

test("kinds and scopes keep apart in their one collection", async () => {
  const models = await open(fakeBrowser("apart"));
  const [transfer, notice] = [aTransfer({ id: "same" }), aNotice("same", "awa")];
  const reseller = `${scope}:reseller:${resellerId}`;
  for (const place of [scope, reseller]) {
    const rows = { transfers: [transfer], notifications: [notice] };
    await models.applyPart(place, plan(1), 0, encodeRows(rows));
    await models.finishLoad(place, plan(1));
  }
  expect(await models.rows(scope, "transfers")).toEqual([transfer]);
  expect(await models.row(scope, "notifications", "same")).toEqual(notice);
  expect(await models.rows(scope, "members")).toEqual([]);
  expect((await models.scopes()).sort()).toEqual([scope, reseller].sort());
  await models.forgetBefore(scope, "notifications", "2026-12-01");
  expect(await models.rows(scope, "notifications")).toEqual([]);
  expect(await models.rows(scope, "transfers")).toEqual([transfer]);
  await models.dropScope(scope);
  expect(await models.rows(scope, "transfers")).toEqual([]);
  expect(await models.cursor(scope)).toBeNull();
  expect(await models.rows(reseller, "transfers")).toEqual([transfer]);
  expect(await models.scopes()).toEqual([reseller]);
});

test("[E5] rows and cursor of a page are one transaction, where a scope stands is one question", async () => {
  const browser = fakeBrowser("asked");
  // Dexie takes its transactions from a database as it opens it.
  const other = new Dexie("other", { indexedDB: browser.indexedDB, IDBKeyRange });
  other.version(1).stores({ rows: "key" });
  await other.open();
  const asked = vi.spyOn(Object.getPrototypeOf(other.backendDB()) as IDBDatabase, "transaction");
  other.close();
  const models = await open(browser);
  await models.applyPart(scope, plan(1), 0, encodeRows({ stocks: [aStock("aaaa", 1)] }));
  await models.finishLoad(scope, plan(1));
  asked.mockClear();
  expect(await models.cursor(scope)).toEqual(at(1));
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockClear();
  const rows = { products: [aProduct("aaaa", 2)], stocks: [aStock("aaaa", 2)] };
  await models.applyPage({ scope, from: at(1), to: at(2), rows, own: {} });
  expect(asked.mock.calls.filter(([, mode]) => mode === "readwrite")).toHaveLength(1);
  asked.mockRestore();
});

test("hears what another tab commits as one change, with where it brings the scope", async () => {
  const browser = fakeBrowser("tabs", true);
  const models = await open(browser);
  const heard: ReadModelsChange[] = [];
  models.onChange((change) => heard.push(change));
  await models.applyPart(scope, plan(1), 0, encodeRows({ stocks: [aStock("aaaa", 1)] }));
  expect(heard.some((change) => change.foreign)).toBe(false);
  heard.length = 0;
  const document = { rev: 2, day: "", place: `${scope}|stocks` };
  const watermark = { cursor: at(2), load: null };
  const theirs: BookDocument[] = [
    { ...document, key: `${scope}|stocks|bbbb`, row: aStock("bbbb", 2) },
    {
      ...document,
      key: `${scope}|stocks|~2.p`,
      segment: JSON.stringify({ rows: [aStock("cccc", 2)] }),
    },
    { ...document, place: `${scope}|later`, key: `${scope}|later|x`, row: { id: "x" } },
    { key: `~watermark|${scope}|`, place: "~watermark|", rev: -1, day: "", watermark },
  ];
  const storage = must(browser.collections.at(-1)).storageInstance;
  const bare = { _deleted: false, _attachments: {}, _meta: { lwt: 1 }, _rev: "1-0" };
  const previous = await storage.findDocumentsById(
    theirs.map(({ key }) => key),
    true,
  );
  await storage.bulkWrite(
    theirs.map((one) => ({
      previous: previous.find(({ key }) => key === one.key),
      document: { ...one, ...bare },
    })) as never,
    "boutika-page:another",
  );
  await settled();
  expect(heard).toEqual([
    {
      ...{ scope, kind: "stored", epoch: 1, rev: 2, isPart: false, foreign: true },
      rows: { stocks: [aStock("cccc", 2), aStock("bbbb", 2)] },
    },
  ]);
});
