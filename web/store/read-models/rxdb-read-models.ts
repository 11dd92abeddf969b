import {
  createRxDatabase,
  type RxCollection,
  type RxDatabase,
  type RxStorage,
} from "rxdb/plugins/core";
import type { RowKind } from "#shared/sync/rows.ts";
import type { Breathe } from "#web/store/ports.ts";
import {
  type CollectionName,
  collectionNames,
  collections as kindsOf,
  scopeOfPlace,
  sharedStore,
} from "./collections.ts";
import type { KindStore } from "./kind-store.ts";
import { PagedReadModels } from "./paged-read-models.ts";
import type { RowsChange, ScopeMoved } from "./read-models.ts";
import { type RowDocument, rowSchema } from "./row-schema.ts";
import { contextOf, RxdbKindGroup, RxdbKindStore, rowsOfBlock } from "./rxdb-kind-store.ts";

export type RxdbParts = {
  name: string;
  // biome-ignore lint/suspicious/noExplicitAny: the storage's own inner types are its affair
  storage: RxStorage<any, any>;
  /** True when other tabs may have the same database open. */
  multiInstance: boolean;
  breathe: Breathe;
};

export type OpenedReadModels = { readModels: PagedReadModels; database: RxDatabase };

/** RxDB knows its schemas by their SHA-256, which browsers keep from a page that came by plain http. */
async function hashByHand(text: string | ArrayBuffer | Blob): Promise<string> {
  if (typeof text !== "string") throw new TypeError("only schemas are hashed here, never files");
  return (await import("#web/store/sha256.ts")).sha256Hex(text);
}

/** Opens the read models: six collections, of which one holds the small kinds. Throws when what is stored cannot be opened. */
export async function openRxdbReadModels({
  name,
  storage,
  multiInstance,
  breathe,
}: RxdbParts): Promise<OpenedReadModels> {
  const database = await createRxDatabase({
    name,
    storage,
    multiInstance,
    eventReduce: false,
    ...(globalThis.crypto?.subtle ? {} : { hashFunction: hashByHand }),
  });
  try {
    const creators = Object.fromEntries(
      collectionNames.map((name) => [name, { schema: rowSchema(kindsOf[name]) }]),
    );
    const collections = (await database.addCollections(creators)) as unknown as Record<
      CollectionName,
      RxCollection<RowDocument>
    >;
    const places = collectionNames.flatMap((name) =>
      kindsOf[name].map((kind): [CollectionName, RowKind] => [name, kind]),
    );
    const stores = Object.fromEntries(
      places.map(([name, kind]): [RowKind, KindStore] => {
        const store = new RxdbKindStore(kind, collections[name]);
        return [kind, sharedStore(store, name, kind)];
      }),
    ) as Record<RowKind, KindStore>;
    const groups = collectionNames.map((name) => new RxdbKindGroup(name, collections[name]));
    const readModels = new PagedReadModels(stores, groups, breathe);
    if (multiInstance)
      for (const [name, kind] of places) hearOtherTabs(name, kind, collections[name], readModels);
    return { readModels, database };
  } catch (cause) {
    await database.close();
    throw cause;
  }
}

/** Passes on what other tabs store, in the order in which they stored it. */
function hearOtherTabs(
  name: CollectionName,
  kind: RowKind,
  collection: RxCollection<RowDocument>,
  readModels: PagedReadModels,
): void {
  const own = contextOf(collection.database.token);
  collection.storageInstance.changeStream().subscribe(({ context, events }) => {
    if (context === own) return;
    const byScope = new Map<string, unknown[]>();
    const moves: ScopeMoved[] = [];
    for (const { documentData } of events) {
      const { scope: place, row, block, mark } = documentData;
      const scope = scopeOfPlace(name, kind, place);
      if (scope === undefined) continue;
      if (row) append(byScope, scope, row);
      if (block !== undefined) for (const one of rowsOfBlock(block)) append(byScope, scope, one);
      const rev = mark?.now?.cursor.rev ?? mark?.load?.cursor.rev;
      if (rev !== undefined) moves.push({ scope, kind: "moved", rev, foreign: true });
    }
    for (const [scope, rows] of byScope)
      readModels.emit({ scope, kind, rows, foreign: true } as RowsChange);
    for (const move of moves) readModels.emit(move);
  });
}

function append<T>(lists: Map<string, T[]>, name: string, item: T): void {
  const list = lists.get(name);
  if (list) list.push(item);
  else lists.set(name, [item]);
}
