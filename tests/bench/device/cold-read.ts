import { must } from "#shared/must.ts";
import { snapshotKey } from "#web/store/books/book-document.ts";
import { indexedDbName } from "#web/store/books/books-database.ts";
import { booksName } from "#web/store/books/open-books.ts";
import { theShop } from "./till.ts";

/** Stores the products of the till once more, as plain records in a bare database. */
export async function storeRawProducts(): Promise<void> {
  const { catalogue } = await theShop();
  const database = await openRaw();
  await new Promise<void>((resolve, reject) => {
    const transaction = database.transaction("products", "readwrite");
    for (const product of catalogue.copy().products)
      transaction.objectStore("products").put(product);
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  database.close();
}

function openRaw(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("raw-products", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("products", { keyPath: "id" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * Milliseconds from nothing open until every product can be shown and sold, the first thirty being looked at; without
 * its snapshot when `isBare`. `used`: until a code has been scanned and a name searched as well, which cut the columns
 * they need. The program is there already: what is measured is the data.
 */
export async function coldOwn(
  isBare: boolean,
): Promise<{ ms: number; used: number; products: number }> {
  await import("#web/store/browser-store.ts");
  if (isBare) await forgetSnapshot();
  const begin = performance.now();
  const { catalogue } = await theShop();
  const ids = catalogue.ids();
  const tiles = ids.slice(0, 30).flatMap((id) => catalogue.get(id) ?? []);
  const ms = performance.now() - begin;
  const { name, barcode } = must(
    tiles.find((tile) => tile.barcode),
    "a product with a barcode",
  );
  const isFound = catalogue.byBarcode(barcode ?? "").length + catalogue.search(name).length > 1;
  if (!isFound) throw new Error("the catalogue finds nothing");
  return { ms, used: performance.now() - begin, products: ids.length };
}

async function forgetSnapshot(): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(indexedDbName(booksName));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const transaction = database.transaction("docs", "readwrite");
  const store = transaction.objectStore("docs");
  const keys = store.getAllKeys();
  keys.onsuccess = () => {
    for (const key of keys.result) if (String(key).endsWith(snapshotKey(""))) store.delete(key);
  };
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  database.close();
}

/** The limit: opens a bare database and gets as many plain products at once. */
export async function coldRaw(): Promise<{ ms: number; products: number }> {
  const begin = performance.now();
  const database = await openRaw();
  const products = await new Promise<number>((resolve, reject) => {
    const request = database.transaction("products").objectStore("products").getAll();
    request.onsuccess = () => resolve(request.result.length);
    request.onerror = () => reject(request.error);
  });
  return { ms: performance.now() - begin, products };
}
