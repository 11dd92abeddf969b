import {
  type BulkWriteRow,
  createRxDatabase,
  type RxCollection,
  type RxDocumentData,
  type RxJsonSchema,
  type RxStorage,
} from "rxdb/plugins/core";
import { getRxStorageDexie } from "rxdb/plugins/storage-dexie";
import { type BookDocument, isKept, type Write } from "./book-document.ts";
import { type BooksWriter, collectionName, indexedDbName } from "./books-database.ts";
import { takeOverEarlierVersions } from "./earlier-versions.ts";

export type RxdbBooksParts = {
  name: string;
  // biome-ignore lint/suspicious/noExplicitAny: the storage's own inner types are its affair
  storage: RxStorage<any, any>;
  /** True when other tabs may have the same database open. */
  multiInstance: boolean;
  /** Hears what other tabs commit. */
  onForeign(documents: readonly BookDocument[]): void;
};

const largest = Number.MAX_SAFE_INTEGER;

/**
 * What is looked up stands in front; rows are kept whole, as they came. Every field of an index must be required, and
 * numbers in an index bounded. Another schema would make a device drop what it has, perhaps with no network to fill it
 * again: fields that come later are not named.
 */
const schema = {
  version: 0,
  type: "object",
  primaryKey: "key",
  properties: {
    key: { type: "string", maxLength: 240 },
    place: { type: "string", maxLength: 160 },
    rev: { type: "integer", minimum: -1, maximum: largest, multipleOf: 1 },
    day: { type: "string", maxLength: 10 },
    row: { type: "object" },
    segment: { type: "string" },
    watermark: { type: "object" },
    snapshot: { type: "object" },
  },
  required: ["key", "place", "rev", "day"],
  indexes: [
    ["place", "rev"],
    ["place", "day"],
  ],
} as unknown as RxJsonSchema<BookDocument>;

/** RxDB knows its schemas by their SHA-256, which browsers keep from a page that came by plain http. */
async function hashByHand(text: string | ArrayBuffer | Blob): Promise<string> {
  if (typeof text !== "string") throw new TypeError("only schemas are hashed here, never files");
  return (await import("#web/store/sha256.ts")).sha256Hex(text);
}

/**
 * Opens the collection where the browser has its databases, with what an earlier version left to sell from. Throws when
 * what is stored cannot be opened.
 */
export async function openBrowserBooks(
  parts: Pick<RxdbBooksParts, "name" | "onForeign">,
): Promise<BooksWriter> {
  const books = await openRxdbBooks({
    ...parts,
    storage: getRxStorageDexie({ chromeTransactionDurability: "relaxed" }),
    // Where tabs cannot tell each other, there are no locks for two of them either.
    multiInstance: typeof BroadcastChannel === "function",
  });
  await takeOverEarlierVersions(indexedDbName(parts.name));
  return books;
}

/** Opens the one collection. Throws when what is stored cannot be opened. */
export async function openRxdbBooks(
  parts: RxdbBooksParts,
): Promise<BooksWriter & { collection: RxCollection<BookDocument> }> {
  const { name, storage, multiInstance, onForeign } = parts;
  const database = await createRxDatabase({
    name,
    storage,
    multiInstance,
    eventReduce: false,
    ...(globalThis.crypto?.subtle ? {} : { hashFunction: hashByHand }),
  });
  try {
    const { books } = await database.addCollections({ [collectionName]: { schema } });
    const collection = books as unknown as RxCollection<BookDocument>;
    const own = `boutika-page:${database.token}`;
    if (multiInstance)
      collection.storageInstance.changeStream().subscribe(({ context, events }) => {
        if (context !== own) onForeign(events.map(({ documentData }) => documentData));
      });
    return {
      collection,
      commit: (writes) => commit(collection, writes, own),
      close: async () => void (await database.close()),
    };
  } catch (cause) {
    await database.close();
    throw cause;
  }
}

/** One transaction for all that is not kept out by something later. */
async function commit(
  collection: RxCollection<BookDocument>,
  writes: readonly Write[],
  context: string,
): Promise<void> {
  const storage = collection.storageInstance;
  const keys = writes.map(({ document }) => document.key);
  // A write that lost a race against another tab is tried again on what that tab wrote.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const present = new Map<string, RxDocumentData<BookDocument>>();
    for (const stored of await storage.findDocumentsById(keys, true))
      present.set(stored.key, stored);
    const rows: BulkWriteRow<BookDocument>[] = [];
    for (const write of writes) {
      const previous = present.get(write.document.key);
      if (previous && isKept(previous, write)) continue;
      rows.push({ previous, document: { ...write.document, ...bare } });
    }
    const { error } = await storage.bulkWrite(rows, context);
    if (error.length === 0) return;
  }
  throw new Error(`${collection.name} could not be written`);
}

/** What RxDB keeps on every document; its wrapper fills in time and revision. */
const bare = { _deleted: false, _attachments: {}, _meta: { lwt: 1 }, _rev: "1-0" } as const;
