import type { WorkboxPlugin } from "workbox-core/types.js";

/** Keeps a cache from growing: what was put in first goes first. Pictures never change, so age says nothing else. */
export function keepAtMost(most: number): WorkboxPlugin {
  return {
    cacheDidUpdate: async ({ cacheName }) => {
      const cache = await caches.open(cacheName);
      const kept = await cache.keys();
      for (const request of kept.slice(0, Math.max(0, kept.length - most)))
        await cache.delete(request);
    },
  };
}
