/** What a connection to IndexedDB is opened from. */
export type IndexedDb = { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange };

/** The answer to a question, once it is there. Rejects with the browser's own error, a `DOMException`. */
export function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * Opens a database, which `upgrade` makes or brings to `version`. One of a later version is opened as it is: the page of
 * an earlier build reads it too. Rejects with a `DOMException` when the browser refuses.
 */
export async function openDatabase(
  factory: IDBFactory,
  name: string,
  version: number,
  upgrade: (database: IDBDatabase) => void,
): Promise<IDBDatabase> {
  const open = () => {
    const request = factory.open(name, version);
    request.onupgradeneeded = () => upgrade(request.result);
    return answered(request);
  };
  try {
    return giving(await open());
  } catch (cause) {
    const reason = (cause as DOMException).name;
    if (reason === "VersionError") return giving(await answered(factory.open(name)));
    // Chromium says so of an opening that mostly works the next time.
    if (reason === "UnknownError") return giving(await open());
    throw cause;
  }
}

/** Opens a database as it lies there; null where there is none, or none that can be opened. */
export async function openPresent(factory: IDBFactory, name: string): Promise<IDBDatabase | null> {
  try {
    const request = factory.open(name);
    // There is none: it is not made either.
    request.onupgradeneeded = () => request.transaction?.abort();
    return giving(await answered(request));
  } catch {
    return null;
  }
}

/** Deletes a database; another page that has it open gives it up. Rejects with the browser's own error. */
export async function deleteDatabase(factory: IDBFactory, name: string): Promise<void> {
  await answered(factory.deleteDatabase(name));
}

/** A connection that stands in nobody's way: who wants to delete the database, or to change its shape, may. */
function giving(database: IDBDatabase): IDBDatabase {
  database.onversionchange = () => database.close();
  return database;
}
