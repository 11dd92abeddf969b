import {
  createRxDatabase,
  type RxCollection,
  type RxDatabase,
  type RxStorage,
} from "rxdb/plugins/core";
import { type RowKind, rowKinds } from "#shared/sync/rows.ts";
import type { Breathe } from "#web/store/ports.ts";
import type { KindStore } from "./kind-store.ts";
import { PagedReadModels } from "./paged-read-models.ts";
import type { RowsChange, ScopeMoved } from "./read-models.ts";
import { type RowDocument, rowSchema } from "./row-schema.ts";
import { contextOf, RxdbKindStore, rowsOfBlock } from "./rxdb-kind-store.ts";

export type RxdbParts = {
  name: string;
  // biome-ignore lint/suspicious/noExplicitAny: the storage's own inner types are its affair
  storage: RxStorage<any, any>;
  /** True when other tabs may have the same database open. */
  multiInstance: boolean;
  breathe: Breathe;
};

export type OpenedReadModels = { readModels: PagedReadModels; database: RxDatabase };

/** Opens the read models: one collection per kind of row, seven in all. Throws when what is stored cannot be opened. */
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
  });
  try {
    const creators = Object.fromEntries(
      rowKinds.map((kind) => [kind, { schema: rowSchema(kind) }]),
    );
    const collections = (await database.addCollections(creators)) as unknown as Record<
      RowKind,
      RxCollection<RowDocument>
    >;
    const stores = Object.fromEntries(
      rowKinds.map((kind): [RowKind, KindStore] => [
        kind,
        new RxdbKindStore(kind, collections[kind]),
      ]),
    ) as Record<RowKind, KindStore>;
    const readModels = new PagedReadModels(stores, breathe);
    if (multiInstance)
      for (const kind of rowKinds) hearOtherTabs(kind, collections[kind], readModels);
    return { readModels, database };
  } catch (cause) {
    await database.close();
    throw cause;
  }
}

/** Passes on what other tabs store, in the order in which they stored it. */
function hearOtherTabs(
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
      const { scope, row, block, mark } = documentData;
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
