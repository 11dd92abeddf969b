import type { CopyShelf } from "./outbox-copy.ts";

const cacheName = "boutika-outbox-copy";
const folder = "/outbox-copy/";

/** Cache Storage: kept in files of its own, one for each text, which no database of the browser takes with it. */
export function cacheShelf(): CopyShelf {
  const cache = async () => caches.open(cacheName);
  return {
    names: async () =>
      (await (await cache()).keys()).map(({ url }) => new URL(url).pathname.slice(folder.length)),
    read: async (name) => (await (await cache()).match(folder + name))?.text(),
    put: async (name, text) => (await cache()).put(folder + name, new Response(text)),
    remove: async (name) => {
      await (await cache()).delete(folder + name);
    },
  };
}
