import type { Page } from "@playwright/test";

/** Paths of the files that hold what is not sent yet, one each, and the device's own. */
export function copies(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const kept = await (await caches.open("boutika-outbox-copy")).keys();
    return kept.map(({ url }) => new URL(url).pathname);
  });
}
