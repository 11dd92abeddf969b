import type { Browser, BrowserContext, Page } from "@playwright/test";

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

async function empty(context: BrowserContext, page: Page, origin: string): Promise<void> {
  const tools = await context.newCDPSession(page);
  await tools.send("ServiceWorker.enable");
  const clear = async () => {
    // What the worker was about belongs to the person before; it starts anew with the next page.
    await tools.send("ServiceWorker.stopAllWorkers");
    await tools.send("Storage.clearDataForOrigin", {
      origin,
      storageTypes: "cookies,file_systems,indexeddb,local_storage,storage_buckets",
    });
  };
  await clear();
  await page.goto("/icon.svg");
  await page.evaluate(forgetFetched);
  // A worker that woke meanwhile may have given the databases back from the outbox's copy, which is gone now.
  await clear();
  await tools.detach();
}

function hasOwnClock(): boolean {
  return String(Date.now).includes("[native code]");
}

/** Pictures and the large parts are fetched again; only what the worker keeps beforehand stays. */
async function forgetFetched(): Promise<void> {
  for (const name of await caches.keys())
    if (!name.startsWith("workbox-precache")) await caches.delete(name);
}
