import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { getRxStorageDexie } from "rxdb/plugins/storage-dexie";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { aNotice, aTransfer, resellerId } from "#tests/support/device/goods-rows.ts";
import { aProduct, aStock, at, loaded, plan, scope } from "#tests/support/device/rows.ts";
import type { ReadModels, ReadModelsChange } from "./read-models.ts";
import { markKey } from "./rxdb-kind-store.ts";
import { openRxdbReadModels } from "./rxdb-read-models.ts";

const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));
const opened: ReadModels[] = [];

beforeAll(() => {
  // RxDB advertises its paid storages at the first write.
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(async () => {
  for (const models of opened.splice(0)) await models.close();
});

describe("trouble with RxDB", () => {
  const parts = (indexedDB: IDBFactory, name: string) => ({
    name,
    storage: getRxStorageDexie({ indexedDB, IDBKeyRange }),
    multiInstance: false,
    breathe,
  });

  test("without the browser's SHA-256, as over plain http, the same databases open", async () => {
    const indexedDB = new IDBFactory();
    const open = async () => (await openRxdbReadModels(parts(indexedDB, "plain"))).readModels;
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const models = await loaded({ open }).finally(() => vi.unstubAllGlobals());
    const before = await models.rows(scope, "products");
    await models.close();
    const again = await open();
    opened.push(again);
    expect(before.length).toBeGreaterThan(0);
    expect(await again.rows(scope, "products")).toEqual(before);
  });

  test("[F4] rows that are no rows any more are found out when they are read", async () => {
    const indexedDB = new IDBFactory();
    const setting = {
      open: async () => (await openRxdbReadModels(parts(indexedDB, "damaged"))).readModels,
    };
    const models = await loaded(setting);
    await models.close();
    const raw = await new Dexie("rxdb-dexie-damaged--0--products", {
      indexedDB,
      IDBKeyRange,
    }).open();
    const blocks = raw.table("docs").where("key").startsWith(`${scope}|~block|`);
    const again = await setting.open();
    opened.push(again);
    const damaged = { name: "DamagedReadModel" };
    for (const block of ['[{"id":"aaaa"}]', '[{"id":"aaaa"', "7"]) {
      await blocks.modify({ block });
      await expect(again.rows(scope, "products")).rejects.toMatchObject(damaged);
    }
    await blocks.delete();
    await again.applyPage({
      scope,
      from: at(5),
      to: at(6),
      rows: { products: [aProduct("aaaa", 6)] },
      own: {},
    });
    const row = raw.table("docs").where("key").equals(`${scope}|aaaa`);
    await row.modify({ row: { id: "aaaa" } });
    raw.close();
    await expect(again.rows(scope, "products")).rejects.toMatchObject(damaged);
    await again.dropScope(scope);
    expect(await again.rows(scope, "products")).toEqual([]);
  });

  test("kinds that share a collection keep apart", async () => {
    const indexedDB = new IDBFactory();
    const { readModels, database } = await openRxdbReadModels(parts(indexedDB, "shared"));
    opened.push(readModels);
    expect(Object.keys(database.collections).sort()).toEqual(
      ["adjustments", "more", "products", "returns", "sales", "stocks"].sort(),
    );
    const [transfer, notice] = [aTransfer({ id: "same" }), aNotice("same", "awa")];
    const reseller = `${scope}:reseller:${resellerId}`;
    for (const place of [scope, reseller]) {
      await readModels.applyPart(place, plan(1), 0, {
        transfers: [transfer],
        notifications: [notice],
      });
      await readModels.finishLoad(place, plan(1));
    }
    expect(await readModels.rows(scope, "transfers")).toEqual([transfer]);
    expect(await readModels.row(scope, "notifications", "same")).toEqual(notice);
    expect(await readModels.rows(scope, "members")).toEqual([]);
    expect((await readModels.scopes()).sort()).toEqual([scope, reseller].sort());
    await readModels.forgetBefore(scope, "notifications", "2026-12-01");
    expect(await readModels.rows(scope, "notifications")).toEqual([]);
    expect(await readModels.rows(scope, "transfers")).toEqual([transfer]);
    await readModels.dropScope(scope);
    expect(await readModels.rows(scope, "transfers")).toEqual([]);
    expect(await readModels.cursor(scope)).toBeNull();
    expect(await readModels.rows(reseller, "transfers")).toEqual([transfer]);
    expect(await readModels.scopes()).toEqual([reseller]);
  });

  test("where a scope stands is one question to each collection, however many kinds share it", async () => {
    const indexedDB = new IDBFactory();
    // Dexie takes its transactions from a database as it opens it.
    const other = new Dexie("other", { indexedDB, IDBKeyRange });
    other.version(1).stores({ rows: "key" });
    await other.open();
    const asked = vi.spyOn(Object.getPrototypeOf(other.backendDB()) as IDBDatabase, "transaction");
    other.close();
    const { readModels } = await openRxdbReadModels(parts(indexedDB, "asked"));
    opened.push(readModels);
    await readModels.applyPart(scope, plan(1), 0, { stocks: [aStock("aaaa", 1)] });
    asked.mockClear();
    await readModels.finishLoad(scope, plan(1));
    expect(asked.mock.calls.filter(([, mode]) => mode === "readwrite")).toHaveLength(6);
    asked.mockClear();
    expect(await readModels.cursor(scope)).toEqual(plan(1).cursor);
    expect(asked).toHaveBeenCalledTimes(6);
    asked.mockRestore();
  });

  test("hears what another tab stores, rows before the place they bring the scope to", async () => {
    const both = { ...parts(new IDBFactory(), "tabs"), multiInstance: true };
    const { readModels, database } = await openRxdbReadModels(both);
    opened.push(readModels);
    const heard: ReadModelsChange[] = [];
    readModels.onChange((change) => heard.push(change));
    await readModels.applyPart(scope, plan(1), 0, { stocks: [aStock("aaaa", 1)] });
    expect(heard.some((change) => change.foreign)).toBe(false);
    heard.length = 0;
    const now = { cursor: at(2), needs: {} };
    const bare = { _deleted: false, _attachments: {}, _meta: { lwt: 1 }, _rev: "1-0" };
    const mark = {
      key: markKey(`${scope}x`),
      scope,
      rev: -1,
      day: "",
      mark: { now, before: null, load: null },
    };
    const row = { key: `${scope}|bbbb`, scope, rev: 2, day: "", row: aStock("bbbb", 2) };
    const block = {
      key: `${scope}|~block|2|0.0`,
      scope,
      rev: 2,
      day: "",
      block: JSON.stringify([aStock("cccc", 2)]),
    };
    const writes = [mark, row, block].map((document) => ({ document: { ...document, ...bare } }));
    const stocks = database.collections["stocks"];
    await stocks?.storageInstance.bulkWrite(writes, "boutika-page:another");
    expect(heard).toEqual([
      { scope, kind: "stocks", rows: [aStock("bbbb", 2), aStock("cccc", 2)], foreign: true },
      { scope, kind: "moved", rev: 2, foreign: true },
    ]);
  });
});
