import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { rolldown } from "rolldown";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { unusedParts } from "./unused-parts.ts";

const folder = mkdtempSync(join(tmpdir(), "boutika-rxdb-"));
afterAll(() => {
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true });
});

// RxDB tells of its premium edition there.
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));

const schema = {
  version: 0,
  primaryKey: "key",
  type: "object",
  properties: { key: { type: "string", maxLength: 20 } },
} as const;

/** RxDB and its storage in one file, as the page has them. */
async function built(): Promise<
  typeof import("rxdb/plugins/core") & typeof import("rxdb/plugins/storage-dexie")
> {
  const entry = "\0entry";
  const bundle = await rolldown({
    input: "entry",
    plugins: [
      {
        name: "entry",
        resolveId: (asked) => (asked === "entry" ? entry : null),
        load: (id) =>
          id === entry
            ? `export { createRxDatabase } from "rxdb/plugins/core"; export { getRxStorageDexie } from "rxdb/plugins/storage-dexie";`
            : null,
      },
      unusedParts() as never,
    ],
    resolve: {
      conditionNames: ["browser", "import", "default"],
      mainFields: ["browser", "module"],
    },
  });
  const file = join(folder, "rxdb.mjs");
  const { output } = await bundle.write({ file });
  expect(output[0].moduleIds.filter((id) => /mingo|event-reduce-js/.test(id))).toEqual([]);
  return import(/* @vite-ignore */ pathToFileURL(file).href);
}

test("RxDB without its queries opens, keeps, tells and closes; who queries is told that they are left out", async () => {
  const { createRxDatabase, getRxStorageDexie } = await built();
  // What runs here looks like a page to it.
  vi.stubGlobal("self", globalThis);
  const storage = getRxStorageDexie({ indexedDB: new IDBFactory(), IDBKeyRange });
  const database = await createRxDatabase({
    name: "short",
    storage,
    multiInstance: true,
    eventReduce: false,
  });
  const { rows } = await database.addCollections({ rows: { schema } });
  const instance = rows.storageInstance;
  const heard: string[] = [];
  instance
    .changeStream()
    .subscribe(({ events }) => heard.push(...events.map((one) => one.documentId)));
  const document = { key: "a", _deleted: false, _attachments: {}, _meta: { lwt: 1 }, _rev: "1-0" };
  expect((await instance.bulkWrite([{ document }], "test")).error).toEqual([]);
  expect(await instance.findDocumentsById(["a"], true)).toMatchObject([{ key: "a" }]);
  expect(heard).toEqual(["a"]);
  expect(() => rows.find()).toThrow("is not in this build");
  await database.close();
});

test("a package that no longer asks for such a part stops the build", () => {
  const plugin = unusedParts() as unknown as {
    resolveId: (asked: string, importer: string) => string | null;
    buildEnd: () => void;
  };
  expect(() => plugin.buildEnd()).not.toThrow();
  expect(plugin.resolveId("./rx-query.js", "/a/rxdb/dist/esm/rx-document.js")).toBeNull();
  expect(plugin.resolveId("./rx-query.js", "/a/rxdb/dist/esm/rx-collection.js")).not.toBeNull();
  expect(() => plugin.buildEnd()).toThrow("does not ask for ./doc-cache.js");
});
