import type { Page } from "@playwright/test";

/** All that the browser keeps for this site, as one text: databases, caches but for the program itself, notes. */
export function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    // What lies there as bytes is read as the text it may be.
    const readable = (_: string, value: unknown) =>
      value instanceof ArrayBuffer || ArrayBuffer.isView(value)
        ? new TextDecoder().decode(value as BufferSource)
        : value;
    const texts: string[] = [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
    ];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const from = database.transaction(store).objectStore(store);
        for (const asking of [from.getAll(), from.getAllKeys()]) {
          await new Promise((resolve) => {
            asking.onsuccess = resolve;
          });
          texts.push(`${name} ${store} ${JSON.stringify(asking.result, readable)}`);
        }
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        texts.push(request.url);
        if (name.includes("outbox")) texts.push((await (await cache.match(request))?.text()) ?? "");
      }
    }
    return texts.join("\n");
  });
}
