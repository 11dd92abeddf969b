import { imageCacheName } from "./hub/image-cache-name.ts";
import { imagePath } from "./hub/image-queue.ts";
import type { KeptImage } from "./outbox/image-store.ts";

/** What the browser gives to the queue of pictures. */

function blobOf({ bytes, type }: KeptImage): Blob {
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type });
}

/** An address for this page alone. */
export function objectAddress(image: KeptImage): string {
  return URL.createObjectURL(blobOf(image));
}

/** Puts a picture where the worker looks for it first, so that its own device shows it with no network. */
export async function keepInCache(image: KeptImage): Promise<void> {
  try {
    const cache = await caches.open(imageCacheName);
    const headers = { "content-type": image.type };
    await cache.put(imagePath(image), new Response(blobOf(image), { headers }));
  } catch {
    // No cache, or no room: it is fetched when there is a network.
  }
}
