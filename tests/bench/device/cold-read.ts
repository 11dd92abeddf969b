import { fill, openDevice, type Shelf, shopId } from "./known-shop.ts";

/** Stores the shelf twice: as the till keeps it, and as plain records in a bare database. */
export async function storeForCold(shelf: Shelf): Promise<void> {
  const { device } = await openDevice("cold");
  await fill(device, shelf);
  await device.close();
  const database = await openRaw();
  await new Promise<void>((resolve, reject) => {
    const transaction = database.transaction("products", "readwrite");
    for (const product of shelf.products) transaction.objectStore("products").put(product);
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  database.close();
}

function openRaw(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("raw-cold", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("products", { keyPath: "id" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Milliseconds from nothing open until every product can be shown, found and sold. */
export async function coldOwn(): Promise<{ ms: number; products: number }> {
  const begin = performance.now();
  const { device } = await openDevice("cold");
  const catalogue = await device.catalogue(shopId);
  const products = catalogue?.ids().length ?? 0;
  return { ms: performance.now() - begin, products };
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
