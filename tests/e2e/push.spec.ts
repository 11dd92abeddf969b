import { expect } from "@playwright/test";
import { must } from "#shared/must.ts";
import {
  type ListeningBrowser,
  listeningBrowser,
  pushSettings,
} from "#tests/support/push-service.ts";
import { newDevice } from "./devices.ts";
import { test as base } from "./fixtures.ts";
import type { Person } from "./person.ts";
import { ShopServer } from "./shop-server.ts";

/** A server that sends push messages, and the service of browsers on this machine. */
const test = base.extend<{ service: ListeningBrowser }, { server: ShopServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from its pattern
    async ({}, use) => {
      const server = await ShopServer.start({ push: pushSettings() });
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from its pattern
  service: async ({}, use) => {
    const service = await listeningBrowser();
    await use(service);
    await service.close();
  },
});

/**
 * A browser gets its subscription from its maker's service, which no test reaches: this alone is made up. What the
 * server sends is carried to that address, opened with the subscription's own keys, and handed to the browser as its
 * maker would.
 */
async function subscribeHere({ page }: Person, { endpoint, keys }: ListeningBrowser) {
  await page.addInitScript(
    (told) => {
      const kept = () => (localStorage.getItem("subscribed") ? subscription : null);
      const subscription = {
        endpoint: told.endpoint,
        toJSON: () => told,
        unsubscribe: async () => {
          localStorage.removeItem("subscribed");
          return true;
        },
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => kept(),
        subscribe: async () => {
          localStorage.setItem("subscribed", "yes");
          return subscription;
        },
      });
    },
    { endpoint, keys },
  );
}

/**
 * The browser's own push: its service worker gets the message, whatever page is open. Whoever delivers stays until it is
 * shown: a worker that was started for a driver that is gone by then may be stopped before it has read it.
 */
async function deliver(person: Person, origin: string, words: object): Promise<void> {
  const { page, context } = person;
  // A worker that is still being installed gets none.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  const data = JSON.stringify(words);
  await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
  await expect.poll(() => shown(person)).toHaveLength(1);
  await session.detach();
}

function shown({ page }: Person) {
  return page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype;
    const notifications = await getNotifications.call(await navigator.serviceWorker.ready);
    return notifications.map(({ title, body }) => ({ title, body }));
  });
}

/**
 * A click on the only notification, as the worker hears of it; gives the window that it opens, if any. Without a desk
 * behind the browser nobody can click for real, so focus and window are what the worker asks for, not what it is given.
 */
function clickNotification({ context }: Person): Promise<string | undefined> {
  const worker = must(context.serviceWorkers()[0], "the service worker");
  return worker.evaluate(async () => {
    const worker = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: object;
      WindowClient: { prototype: object };
      NotificationEvent: new (type: string, given: object) => Event;
    };
    const [notification] = await worker.registration.getNotifications();
    const event = new worker.NotificationEvent("notificationclick", { notification });
    let opened: string | undefined;
    let work: Promise<unknown> | undefined;
    const openWindow = async (path: string) => {
      opened = path;
    };
    const waitUntil = (promise: Promise<unknown>) => {
      work = promise;
    };
    Object.assign(worker.WindowClient.prototype, { focus: async () => undefined });
    Object.assign(worker.clients, { openWindow });
    Object.defineProperty(event, "waitUntil", { value: waitUntil });
    dispatchEvent(event);
    await work;
    return opened;
  });
}

/** How many pages the worker knows of; one that was left is still there for a moment. */
function openPages({ context }: Person): Promise<number> {
  const worker = must(context.serviceWorkers()[0], "the service worker");
  return worker.evaluate(async () => {
    const { clients } = globalThis as unknown as {
      clients: { matchAll(wanted: { type: string }): Promise<unknown[]> };
    };
    return (await clients.matchAll({ type: "window" })).length;
  });
}

test("a message is told by a notification, and a click on it leads to the conversation", {
  tag: newDevice,
}, async ({ owner, seller, server, service, shop, accounts }) => {
  await subscribeHere(owner, service);
  await owner.context.grantPermissions(["notifications"], { origin: server.origin });
  await owner.startWork();
  await owner.page.goto("/notifications");
  await owner.page.getByRole("button", { name: "Activer", exact: true }).click();
  await expect(owner.page.getByText("Cet appareil vous prévient")).toBeVisible();

  await seller.startAt("/messages");
  await seller.messages.write("Il ne reste plus de lait");
  await expect.poll(() => service.told).toHaveLength(1);
  const words = must(service.told[0]);
  expect(words).toMatchObject({ title: shop.name, body: "Aline Mbarga vous a écrit." });

  await deliver(owner, server.origin, words);
  await expect.poll(() => shown(owner)).toEqual([{ title: words.title, body: words.body }]);
  expect(await clickNotification(owner)).toBeUndefined();
  await expect(owner.page).toHaveURL(new RegExp(`/messages\\?with=${accounts.seller.userId}$`));
  await expect(owner.messages.message("Il ne reste plus de lait")).toBeVisible();
  // The browser takes it away in its own time.
  await expect.poll(() => shown(owner)).toEqual([]);

  // With no page open a click opens one, and never one of another site.
  for (const [path, place] of [
    ["/notifications", "/notifications"],
    ["//ailleurs.example", "/notifications"],
  ]) {
    // One of the same subject as another that the browser is still closing could go with it.
    await deliver(owner, server.origin, { ...words, path, tag: `of ${path}` });
    await owner.page.goto("about:blank");
    await expect.poll(() => openPages(owner)).toBe(0);
    expect(await clickNotification(owner)).toBe(place);
    await owner.page.goto("/notifications");
    await expect.poll(() => shown(owner)).toEqual([]);
  }

  await owner.page.getByRole("button", { name: "Désactiver" }).click();
  await expect(owner.page.getByText("Être prévenu sur cet appareil")).toBeVisible();
  expect(await server.sql`select 1 from push_subscriptions`).toHaveLength(0);
});
