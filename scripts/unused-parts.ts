import type { Plugin } from "vite";

/** A file of a package that another one imports, and what stands in its place in the built page. */
type Part = { of: RegExp; asked: string; instead: string };

/** Names that nothing calls; whoever does is told so. */
const neverCalled = (...names: readonly string[]) =>
  names
    .map((name) => `export function ${name}() { throw new Error("${name} is not in this build"); }`)
    .join("\n");

/** A way of telling other tabs that no browser is to choose. */
const neverChosen = (name: string) => `export const ${name} = { canBeUsed: () => false };`;

/** A class whose things are made and never asked for anything. */
const neverAsked = (name: string) => `export class ${name} { close() {} }`;

const rxdb = (file: string) => new RegExp(`/rxdb/dist/esm/${file}\\.js$`);
const channels = /\/broadcast-channel\/dist\/esbrowser\/method-chooser\.js$/;

/**
 * RxDB keeps our rows and tells other tabs of them; they are read with `getAll` (rxdb-kind-store.ts), never by its
 * queries, which are a third of what it brings, nor as its documents, which it would keep beside what was told. Other tabs are told through BroadcastChannel, which every browser has
 * that has the locks of the hub.
 */
const unused: readonly Part[] = [
  {
    of: rxdb("rx-collection"),
    asked: "./rx-query.js",
    instead: neverCalled("_getDefaultQuery", "createRxQuery"),
  },
  {
    of: rxdb("rx-collection"),
    asked: "./doc-cache.js",
    instead: [neverAsked("DocumentCache"), neverCalled("mapDocumentsDataToCacheDocs")].join("\n"),
  },
  {
    of: rxdb("rx-collection"),
    asked: "./rx-document-prototype-merge.js",
    instead: neverCalled("createNewRxDocument", "getRxDocumentConstructor"),
  },
  {
    of: rxdb("rx-collection"),
    asked: "./rx-document.js",
    instead: neverCalled("beforeDocumentUpdateWrite"),
  },
  {
    of: rxdb("rx-collection"),
    asked: "./incremental-write.js",
    instead: neverAsked("IncrementalWriteQueue"),
  },
  {
    of: rxdb("rx-collection"),
    asked: "./change-event-buffer.js",
    instead: "export const createChangeEventBuffer = () => ({ close() {} });",
  },
  {
    of: rxdb("rx-collection"),
    asked: "./query-cache.js",
    instead:
      "export const createQueryCache = () => ({}); export const defaultCacheReplacementPolicy = undefined;",
  },
  {
    of: rxdb("plugins/storage-dexie/rx-storage-instance-dexie"),
    asked: "./dexie-query.js",
    instead: neverCalled("dexieCount", "dexieQuery"),
  },
  {
    of: rxdb("rx-database-internal-store"),
    asked: "./rx-query-helper.js",
    instead: neverCalled("prepareQuery"),
  },
  {
    of: rxdb("rx-storage-helper"),
    asked: "./rx-query-helper.js",
    instead: neverCalled("normalizeMangoQuery", "prepareQuery"),
  },
  { of: channels, asked: "./methods/indexed-db.js", instead: neverChosen("IndexedDBMethod") },
  { of: channels, asked: "./methods/localstorage.js", instead: neverChosen("LocalstorageMethod") },
  { of: channels, asked: "./methods/simulate.js", instead: neverChosen("SimulateMethod") },
];

const front = "\0unused-part:";

/**
 * Leaves out of the built page what packages import of themselves and nothing of ours reaches. Throws when a package no
 * longer asks for such a part: what it was renamed to would come back in silence.
 */
export function unusedParts(): Plugin {
  const left = new Set<Part>();
  let hasRxdb = false;
  return {
    name: "unused-parts",
    apply: "build",
    enforce: "pre",
    resolveId(asked, importer) {
      if (!importer) return null;
      const place = importer.replaceAll("\\", "/");
      hasRxdb ||= rxdb("rx-collection").test(place);
      const part = unused.find((one) => one.asked === asked && one.of.test(place));
      if (!part) return null;
      left.add(part);
      return front + unused.indexOf(part);
    },
    load(id) {
      if (!id.startsWith(front)) return null;
      return {
        code: unused[Number(id.slice(front.length))]?.instead ?? "",
        moduleSideEffects: false,
      };
    },
    buildEnd() {
      const missing = unused.find((part) => !left.has(part));
      if (hasRxdb && missing) throw new Error(`${missing.of} does not ask for ${missing.asked}`);
    },
  };
}
