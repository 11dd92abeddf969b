import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";

type Options = NonNullable<Parameters<Browser["newContext"]>[0]>;

type Device = { context: BrowserContext; page: Page };

/** A journey marked so meets devices that never saw the application: the worker is installed before its eyes. */
export const newDevice = "@new-device";

/**
 * The devices of one Playwright worker. Keeping the whole shell takes longer than most journeys, so a device goes
 * from one person to the next as a shop's phone does: emptied of everything but the installed application.
 */
export class Devices {
  readonly #browser: Browser;
  readonly #free = new Map<string, BrowserContext[]>();
  readonly #lent = new Map<BrowserContext, string>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** An empty device. `origin` is where the application lives; without a worker there is nothing to keep. */
  async lend(origin: string, options: Options): Promise<Device> {
    const kind = JSON.stringify([origin, options]);
    const lent = (await this.#used(kind, origin)) ?? (await this.#new(options));
    if (options.serviceWorkers !== "block") this.#lent.set(lent.context, kind);
    return lent;
  }

  async #new(options: Options): Promise<Device> {
    const context = await this.#browser.newContext(options);
    return { context, page: await context.newPage() };
  }

  async #used(kind: string, origin: string): Promise<Device | undefined> {
    const context = this.#free.get(kind)?.pop();
    if (!context) return undefined;
    const page = await context.newPage();
    await empty(context, page, origin);
    if (await page.evaluate(hasOwnClock)) return { context, page };
    // A journey moved its clock, which nothing puts right again.
    await context.close();
    return this.#used(kind, origin);
  }

  /** The person is gone: nothing of theirs is open any more. */
  async takeBack(context: BrowserContext): Promise<void> {
    const kind = this.#lent.get(context);
    this.#lent.delete(context);
    if (kind === undefined || context.serviceWorkers().length === 0) return context.close();
    for (const page of context.pages()) await page.close();
    await context.unrouteAll();
    await context.setOffline(false);
    await context.clearPermissions();
    await context.clearCookies();
    this.#free.set(kind, [...(this.#free.get(kind) ?? []), context]);
  }
}

/**
 * Empties a device of all but the installed application. The worker stands still meanwhile: what it was about belongs
 * to the person before, and it would give the databases back from the outbox's copy. It must run again before the next
 * person has the device: what the driver tells a worker that stands still is never answered.
 */
async function empty(context: BrowserContext, page: Page, origin: string): Promise<void> {
  await page.goto("/icon.svg");
  const tools = await context.newCDPSession(page);
  await tools.send("ServiceWorker.enable");
  await tools.send("ServiceWorker.stopAllWorkers");
  await forgetFetched(tools, origin);
  await tools.send("Storage.clearDataForOrigin", {
    origin,
    storageTypes: "cookies,file_systems,indexeddb,local_storage,storage_buckets",
  });
  await tools.detach();
  await page.goto("/icon.svg");
}

function hasOwnClock(): boolean {
  return String(Date.now).includes("[native code]");
}

/** Pictures, the large parts and the outbox's copy go; only what the worker keeps beforehand stays. */
async function forgetFetched(tools: CDPSession, origin: string): Promise<void> {
  const { caches } = await tools.send("CacheStorage.requestCacheNames", { securityOrigin: origin });
  for (const { cacheId, cacheName } of caches)
    if (!cacheName.startsWith("workbox-precache"))
      await tools.send("CacheStorage.deleteCache", { cacheId });
}
