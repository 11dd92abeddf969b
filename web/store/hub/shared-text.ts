/** Where the phone sends what somebody shares with Boutika (the manifest says so); no server answers there. */
export const sharePath = "/mobile-money/shared";
/** The screen that reads it. */
const screenPath = "/mobile-money";

const cacheName = "boutika-shared";
const place = "/shared-text";
/** Some hundred messages of an operator; a shared book is cut. */
const longest = 50_000;

/** The worker's answer to a share: the text is put on this device, with a network or without, and the screen opened. */
export async function answerShare(request: Request): Promise<Response> {
  try {
    const form = await request.formData();
    const [text, title] = ["text", "title"].map((name) => form.get(name));
    const shared = [text, title].find((one) => typeof one === "string" && one.trim() !== "");
    if (typeof shared === "string") {
      // What was shared before and nobody has read yet, as where one had to sign in first, is read with it.
      const before = await sharedText();
      const both = before === undefined ? shared : `${before}\n\n${shared}`;
      const cache = await caches.open(cacheName);
      await cache.put(place, new Response(both.slice(0, longest)));
    }
  } catch {
    // The screen opens all the same: the text is still in the message, and can be pasted.
  }
  return new Response(null, { status: 303, headers: { location: screenPath } });
}

/** What was shared and has not been read. */
export async function sharedText(): Promise<string | undefined> {
  try {
    const cache = await globalThis.caches?.open(cacheName);
    return await (await cache?.match(place))?.text();
  } catch {
    return undefined;
  }
}

/** It has been read and kept: it must not come again. */
export async function dropSharedText(): Promise<void> {
  await globalThis.caches?.delete(cacheName).catch(() => false);
}
