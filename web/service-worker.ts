import { clientsClaim } from "workbox-core";
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  precacheAndRoute,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";

import { helpPictureCache } from "#shared/help/pictures.ts";
import type { PushWords } from "#shared/schemas/push.ts";
import { isSitePath } from "#shared/site-paths.ts";
import { imageCacheName, mostImages } from "#web/store/hub/image-cache-name.ts";
import { keepAtMost } from "#web/store/hub/keep-at-most.ts";
import { largePartsCache } from "#web/store/hub/large-parts.ts";
import { sendTag } from "#web/store/hub/send-tag.ts";
import { sendWaiting } from "#web/store/hub/send-waiting.ts";

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

type SyncEvent = ExtendableEvent & { tag: string };

// The whole shell is kept: a cold start, a reload and every screen work with no network.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
const shell = createHandlerBoundToURL("/index.html");
// The public site is the server's. Where it does not answer, the shell says so and leads to the till.
const site = new NetworkOnly({
  networkTimeoutSeconds: 8,
  plugins: [{ handlerDidError: async () => matchPrecache("/index.html") }],
});
registerRoute(({ request, url }) => request.mode === "navigate" && isSitePath(url.pathname), site);
registerRoute(
  new NavigationRoute(shell, {
    denylist: [/^\/api\//, /^\/health/, /^\/dev\//, /\.[a-z0-9]+$/i],
  }),
);
// The barcode reader, what draws charts and the writer of PDFs are large: fetched when first asked for, kept from then
// on. Their names change with their content.
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && /^\/assets\/(.*\.wasm|(charts|pdf)-[^/]+\.js)$/.test(url.pathname),
  new CacheFirst({ cacheName: largePartsCache }),
);
// So is what speaks Excel: fetched when somebody first opens the import or the export.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/xlsx-[^/]+\.js$/.test(url.pathname),
  new CacheFirst({ cacheName: "excel" }),
);

// Pictures of the help: their address changes with them.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/help-pictures\/.*\.webp$/.test(url.pathname),
  new CacheFirst({ cacheName: helpPictureCache, plugins: [keepAtMost(60)] }),
);

// Pictures of products bear the name of their content: once here, they are right for ever.
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && /^\/api\/v1\/shops\/[^/]+\/images\/[^/]+$/.test(url.pathname),
  new CacheFirst({ cacheName: imageCacheName, plugins: [keepAtMost(mostImages)] }),
);

clientsClaim();

// A new version takes over only when the page asks: between two sales, never by itself.
self.addEventListener("message", (event) => {
  if ((event.data as { type?: string } | null)?.type === "SKIP_WAITING") void self.skipWaiting();
});

// The network is back and perhaps no page is open: what waits is sent. Failing makes the browser try again later.
self.addEventListener("sync", (event) => {
  const { tag } = event as SyncEvent;
  if (tag === sendTag) (event as SyncEvent).waitUntil(sendWaiting());
});

// Somebody is to be told of something, perhaps with no page open. Browsers want it to be shown, whatever it says.
self.addEventListener("push", (event) => {
  const { title, body, path, tag } = (event.data?.json() ?? {}) as Partial<PushWords>;
  const shown = {
    body: body ?? "",
    tag: tag ?? "boutika",
    data: path,
    icon: "/icon-192.png",
  };
  event.waitUntil(self.registration.showNotification(title ?? "Boutika", shown));
});

// A click leads to the open page, or opens one; never to another site.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const told: unknown = event.notification.data;
  const path = typeof told === "string" && /^\/(?!\/)/.test(told) ? told : "/notifications";
  event.waitUntil(openPlace(path));
});

async function openPlace(path: string): Promise<void> {
  const [page] = await self.clients.matchAll({ type: "window" });
  if (!page) return void (await self.clients.openWindow(path));
  await page.focus();
  page.postMessage({ type: "OPEN_PLACE", path });
}
