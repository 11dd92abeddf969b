import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { must } from "#shared/must.ts";
import { aProduct, aStock, at, scope } from "#tests/support/device/rows.ts";
import { Catalogue } from "#web/store/read-models/catalogue/catalogue.ts";
import { ColumnarSnapshot, packColumns } from "./columnar-snapshot.ts";
import { deleteEarlierVersions, snapshotsOfEarlierVersions } from "./earlier-versions.ts";

const before = { ...Dexie.dependencies };

beforeEach(() => {
  const indexedDB = new IDBFactory();
  Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange });
  vi.stubGlobal("indexedDB", indexedDB);
});

afterEach(() => {
  Object.assign(Dexie.dependencies, before);
  vi.unstubAllGlobals();
});

/** What the version before the books left on a device. */
async function left(version: number): Promise<void> {
  const catalogue = new Catalogue("shop");
  catalogue.takeRows({ products: [aProduct("aaaa", 5)], stocks: [aStock("aaaa", 5, 7)] });
  const copies = new Dexie("boutika-boot");
  copies.version(1).stores({ heads: "scope", parts: "[scope+part]" });
  copies.version(2).stores({ heads: null, parts: null, copies: "scope" });
  const columns = await packColumns(catalogue.copy(), async () => {});
  await copies.table("copies").put({ scope, version, cursor: at(5), columns });
  copies.close();
  for (const name of ["_rxdb_internal", "products", "stocks", "more"]) {
    const rows = new Dexie(`rxdb-dexie-boutika-read-models--0--${name}`);
    rows.version(1).stores({ docs: "key" });
    await rows.open();
    rows.close();
  }
  const outbox = new Dexie("boutika-outbox");
  outbox.version(1).stores({ operations: "id" });
  await outbox.open();
  outbox.close();
}

test("[F4] the catalogue that an earlier version left is sold from; its rows go, and nothing else", async () => {
  await left(5);
  const [document] = await snapshotsOfEarlierVersions();
  const snapshot = must(must(document).snapshot);
  expect(snapshot.cursor).toEqual(at(5));
  expect(new ColumnarSnapshot(snapshot.columns).stock("aaaa")).toEqual(aStock("aaaa", 5, 7));
  await deleteEarlierVersions();
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(["boutika-outbox"]);
  expect(await snapshotsOfEarlierVersions()).toEqual([]);
});

test("a copy of a version that nobody reads any more is none", async () => {
  await left(4);
  expect(await snapshotsOfEarlierVersions()).toEqual([]);
});
