import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { getRxStorageDexie } from "rxdb/plugins/storage-dexie";
import { BooksDatabase } from "#web/store/books/books-database.ts";
import { openRxdbBooks } from "#web/store/books/rxdb-books.ts";
import { StoredPages } from "#web/store/books/stored-pages.ts";

/** Databases as a browser has them, and the books in them as the product opens them. */
export function fakeBrowser(name: string, multiInstance = false) {
  const indexedDB = new IDBFactory();
  const storage = getRxStorageDexie({ indexedDB, IDBKeyRange });
  /** Collections of RxDB that were opened, the latest last. */
  const collections: Awaited<ReturnType<typeof openRxdbBooks>>["collection"][] = [];
  const database = () =>
    new BooksDatabase({
      name,
      indexedDb: { indexedDB, IDBKeyRange },
      openWriter: async (onForeign) => {
        const writer = await openRxdbBooks({ name, storage, multiInstance, onForeign });
        collections.push(writer.collection);
        return writer;
      },
    });
  const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { indexedDB, database, collections, open: () => new StoredPages(database(), breathe) };
}
