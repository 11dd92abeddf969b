import { Dexie } from "dexie";
import { getRxStorageDexie } from "rxdb/plugins/storage-dexie";
import { rowKinds } from "#shared/sync/rows.ts";
import type { Breathe } from "#web/store/ports.ts";
import { collectionNames } from "./collections.ts";
import type { PagedReadModels } from "./paged-read-models.ts";
import { openRxdbReadModels } from "./rxdb-read-models.ts";

const databaseName = "boutika-read-models";

/**
 * Opens the read models. What cannot be opened (damaged, of another version) is deleted and filled again from the
 * server (F4); the outbox is another database and is not touched.
 */
export async function openReadModels(breathe: Breathe): Promise<PagedReadModels> {
  const parts = {
    name: databaseName,
    storage: getRxStorageDexie({ chromeTransactionDurability: "relaxed" }),
    multiInstance: true,
    breathe,
  };
  try {
    return (await openRxdbReadModels(parts)).readModels;
  } catch {
    await deleteReadModels();
    return (await openRxdbReadModels(parts)).readModels;
  }
}

/** RxDB keeps each collection in an IndexedDB database of its own, and one for itself; earlier versions had one per kind. */
async function deleteReadModels(): Promise<void> {
  for (const collection of new Set(["_rxdb_internal", ...collectionNames, ...rowKinds]))
    await Dexie.delete(`rxdb-dexie-${databaseName}--0--${collection}`).catch(() => undefined);
}
