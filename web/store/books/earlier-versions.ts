import { Dexie } from "dexie";
import type { Cursor, Scope } from "#shared/sync/protocol.ts";
import { rowKinds } from "#shared/sync/rows.ts";
import { type BookDocument, type CatalogueSnapshot, snapshotDocument } from "./book-document.ts";

/** A copy of a catalogue as versions before the books kept it, in a database of its own. */
type Copy = {
  scope: Scope;
  version: number;
  cursor: Cursor;
  columns: CatalogueSnapshot["columns"];
};

const copies = "boutika-boot";
const versionOfCopies = 5;

/** Catalogues that an earlier version left here, to sell from until the books have been filled again. */
export async function snapshotsOfEarlierVersions(): Promise<BookDocument[]> {
  const database = new Dexie(copies);
  try {
    await database.open();
    const found = (await database.table("copies").toArray()) as Copy[];
    return found
      .filter(({ version }) => version === versionOfCopies)
      .map(({ scope, cursor, columns }) => snapshotDocument(scope, { cursor, columns }));
  } catch {
    return [];
  } finally {
    database.close();
  }
}

/** Versions before the books had a database for each kind, later six collections of RxDB. */
export async function deleteEarlierVersions(): Promise<void> {
  const collections = ["_rxdb_internal", "more", ...rowKinds];
  const names = collections.map((one) => `rxdb-dexie-boutika-read-models--0--${one}`);
  const present = await indexedDB.databases?.();
  for (const name of [copies, ...names])
    if (!present || present.some((one) => one.name === name)) await Dexie.delete(name);
}
