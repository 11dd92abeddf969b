import type { Cursor, Scope } from "#shared/sync/protocol.ts";
import { rowKinds } from "#shared/sync/rows.ts";
import { answered, deleteDatabase, openPresent } from "#web/store/indexed-db.ts";
import { type BookDocument, type CatalogueSnapshot, snapshotDocument } from "./book-document.ts";
import { putBeside } from "./books-database.ts";

/** A copy of a catalogue as versions before the books kept it, in a database of its own. */
type Copy = {
  scope: Scope;
  version: number;
  cursor: Cursor;
  columns: CatalogueSnapshot["columns"];
};

const copies = "boutika-boot";
const versionOfCopies = 5;

/** What earlier versions kept goes; what a till can sell from stays in these books until it has been read anew. */
export async function takeOverEarlierVersions(nameOfBooks: string): Promise<void> {
  const books = await openPresent(indexedDB, nameOfBooks);
  try {
    for (const document of await snapshotsOfEarlierVersions())
      if (books && !(await holds(books, document.key))) await putBeside(books, document);
    await deleteEarlierVersions();
  } catch {
    // It is tried again the next time: the books are filled from the server either way.
  } finally {
    books?.close();
  }
}

async function holds(books: IDBDatabase, key: string): Promise<boolean> {
  return (await answered(books.transaction("docs").objectStore("docs").count(key))) > 0;
}

/** Catalogues that an earlier version left here, to sell from until the books have been filled again. */
export async function snapshotsOfEarlierVersions(): Promise<BookDocument[]> {
  const database = await openPresent(indexedDB, copies);
  try {
    const kept = database?.transaction("copies").objectStore("copies").getAll();
    const found = kept ? ((await answered(kept)) as Copy[]) : [];
    return found
      .filter(({ version }) => version === versionOfCopies)
      .map(({ scope, cursor, columns }) => snapshotDocument(scope, { cursor, columns }));
  } catch {
    return [];
  } finally {
    database?.close();
  }
}

/** Versions before the books had a database for each kind, later six collections of RxDB. */
export async function deleteEarlierVersions(): Promise<void> {
  const collections = ["_rxdb_internal", "more", ...rowKinds];
  const names = collections.map((one) => `rxdb-dexie-boutika-read-models--0--${one}`);
  const present = await indexedDB.databases?.();
  for (const name of [copies, ...names])
    if (!present || present.some((one) => one.name === name)) await deleteDatabase(indexedDB, name);
}
