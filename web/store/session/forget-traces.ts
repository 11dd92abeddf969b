import { imageCacheName } from "#web/store/hub/image-cache-name.ts";

/** Questions to the desk that have not left yet, and the note of who is being forgotten. */
const isKept = (key: string) => key.startsWith("support-unsent ") || key === "forgetting";

/**
 * Forgets what this browser keeps beside the databases and names one of these people or shops: notes and drafts, by
 * their key or in them; pictures of products; the subscription to push messages.
 */
export async function forgetTraces(ids: readonly string[]): Promise<void> {
  const names = (text: string) => ids.some((id) => text.includes(id));
  await forgetPush(names);
  for (const storage of storages())
    for (const key of Object.keys(storage))
      if (!isKept(key) && names(`${key} ${storage.getItem(key)}`)) storage.removeItem(key);
  await forgetPictures(names);
}

function storages(): Storage[] {
  try {
    return [globalThis.localStorage, globalThis.sessionStorage].filter((one) => one !== undefined);
  } catch {
    return [];
  }
}

async function forgetPictures(names: (text: string) => boolean): Promise<void> {
  if (!globalThis.caches) return;
  const cache = await caches.open(imageCacheName);
  for (const request of await cache.keys()) if (names(request.url)) await cache.delete(request);
}

/** Whoever is gone is told nothing more here: the browser forgets first, the server learns it at its next message. */
async function forgetPush(names: (text: string) => boolean): Promise<void> {
  try {
    if (!names(globalThis.localStorage.getItem("push-for") ?? "")) return;
    const registration = await globalThis.navigator.serviceWorker?.getRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  } catch {
    // Without a worker there is no subscription.
  }
}
