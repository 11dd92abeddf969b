import { deleteDatabase } from "#web/store/indexed-db.ts";
import { asStorageFailure } from "#web/store/outbox/raw-transaction.ts";
import type { StorageTrouble, Timers } from "#web/store/ports.ts";
import { BooksDatabase, collectionName, indexedDbName } from "./books-database.ts";

/** Name of the books among the databases of the page. */
export const booksName = "boutika-books";

export type OpenBooksParts = {
  timers: Timers;
  /** Waited for before RxDB is fetched: what the till needs to sell goes first. */
  atRest(): Promise<void>;
  /** Why the books could not be opened for writing; null when they could. */
  onTrouble(trouble: StorageTrouble | null): void;
};

/**
 * Opens the books: to be read at once, to be written when the till is at rest. What cannot be opened (damaged, of
 * another version) is deleted and filled again from the server (F4); the outbox is another database and is not touched.
 */
export async function openBooks({
  timers,
  atRest,
  onTrouble,
}: OpenBooksParts): Promise<BooksDatabase> {
  const database: BooksDatabase = new BooksDatabase({
    name: booksName,
    openWriter: async (onForeign) => {
      await atRest();
      try {
        const open = async () => {
          const { openBrowserBooks } = await import("./rxdb-books.ts");
          return openBrowserBooks({ name: booksName, onForeign });
        };
        const writer = await openOrRefill(open, deleteBooks, timers);
        onTrouble(null);
        return writer;
      } catch (cause) {
        const failure = asStorageFailure(cause);
        onTrouble(failure.trouble);
        throw failure;
      }
    },
  });
  void database.openWriter().catch(() => undefined);
  return database;
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

/** RxDB keeps the collection in an IndexedDB database of its own, and one for itself. */
async function deleteBooks(): Promise<void> {
  const internal = indexedDbName(booksName).replace(collectionName, "_rxdb_internal");
  for (const name of [indexedDbName(booksName), internal])
    await deleteDatabase(indexedDB, name).catch(() => undefined);
}
