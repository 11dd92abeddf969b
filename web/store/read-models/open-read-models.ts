import { Dexie } from "dexie";
import { getRxStorageDexie } from "rxdb/plugins/storage-dexie";
import { rowKinds } from "#shared/sync/rows.ts";
import type { Breathe, Timers } from "#web/store/ports.ts";
import { collectionNames } from "./collections.ts";
import type { PagedReadModels } from "./paged-read-models.ts";
import { openRxdbReadModels } from "./rxdb-read-models.ts";

const databaseName = "boutika-read-models";

/**
 * Opens the read models. What cannot be opened (damaged, of another version) is deleted and filled again from the
 * server (F4); the outbox is another database and is not touched.
 */
export async function openReadModels(breathe: Breathe, timers: Timers): Promise<PagedReadModels> {
  const parts = {
    name: databaseName,
    storage: getRxStorageDexie({ chromeTransactionDurability: "relaxed" }),
    // Where tabs cannot tell each other, there are no locks for two of them either.
    multiInstance: typeof BroadcastChannel === "function",
    breathe,
  };
  const open = async () => (await openRxdbReadModels(parts)).readModels;
  return openOrRefill(open, deleteReadModels, timers);
}

/**
 * Deletes what could not be opened twice in a row: once may be a trouble that passes, and offline there is nothing to
 * fill a till again with.
 */
export async function openOrRefill<T>(
  open: () => Promise<T>,
  clear: () => Promise<void>,
  timers: Timers,
): Promise<T> {
  try {
    return await open();
  } catch {
    await new Promise<void>((resolve) => timers.after(2000, resolve));
  }
  try {
    return await open();
  } catch {
    await clear();
    return open();
  }
}

/** RxDB keeps each collection in an IndexedDB database of its own, and one for itself; earlier versions had one per kind. */
async function deleteReadModels(): Promise<void> {
  for (const collection of new Set(["_rxdb_internal", ...collectionNames, ...rowKinds]))
    await Dexie.delete(`rxdb-dexie-${databaseName}--0--${collection}`).catch(() => undefined);
}
