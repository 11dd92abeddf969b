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
import { endsLikeFile, isSitePath } from "#shared/site-paths.ts";
import { imageCacheName, mostImages } from "#web/store/hub/image-cache-name.ts";
import { keepAtMost } from "#web/store/hub/keep-at-most.ts";
import { keepNoPage } from "#web/store/hub/keep-no-page.ts";
import { forgetOtherBuilds, isLargePart, largeParts } from "#web/store/hub/large-parts.ts";
import { openPlace } from "#web/store/hub/open-place.ts";
import { ownPath } from "#web/store/hub/own-path.ts";
import { sendTag } from "#web/store/hub/send-tag.ts";
import { sendWaiting } from "#web/store/hub/send-waiting.ts";
import { answerShare, sharePath } from "#web/store/hub/shared-text.ts";

type NamedFile = { url: string; revision: string | null };

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: NamedFile[] };

type SyncEvent = ExtendableEvent & { tag: string };

const build: readonly NamedFile[] = self.__WB_MANIFEST;
const pathOf = ({ url }: NamedFile) => new URL(url, self.location.href).pathname;

// The whole shell is kept: a cold start, a reload and every screen work with no network.
const keptBeforehand = build.filter((file) => !isLargePart(pathOf(file)));
// « / » is the public site's: it must not stand for the shell's index.html.
precacheAndRoute(keptBeforehand, { directoryIndex: "", cleanURLs: false });
cleanupOutdatedCaches();
const shell = createHandlerBoundToURL("/index.html");
// The public site is the server's. Where it does not answer, the shell says so and leads to the till.
const site = new NetworkOnly({
  networkTimeoutSeconds: 8,
  plugins: [{ handlerDidError: async () => matchPrecache("/index.html") }],
});
registerRoute(({ request, url }) => request.mode === "navigate" && isSitePath(url.pathname), site);
const ofServer = [/^\/api\//, /^\/v\//, /^\/health(?:[/?]|$)/, /^\/dev\//];
// An address with a dot at its end may be a file of the server's or a screen of ours (a link that was cut short, a name
// with a dot): the server knows, and where it does not answer, the shell stands for both.
registerRoute(
  ({ request, url }) =>
    request.mode === "navigate" &&
    endsLikeFile(url.pathname) &&
    !ofServer.some((one) => one.test(url.pathname)),
  site,
);
registerRoute(new NavigationRoute(shell, { denylist: ofServer }));
// What only some screens need is large: fetched when first asked for, kept from then on, forgotten with its build.
for (const { cacheName, files } of largeParts)
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && files.test(url.pathname),
    new CacheFirst({ cacheName, plugins: [keepNoPage] }),
  );
self.addEventListener("activate", (event) =>
  event.waitUntil(forgetOtherBuilds(new Set(build.map(pathOf)))),
);

// Pictures of the help: their address changes with them.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/help-pictures\/.*\.webp$/.test(url.pathname),
  new CacheFirst({ cacheName: helpPictureCache, plugins: [keepNoPage, keepAtMost(60)] }),
);

// Pictures of products bear the name of their content: once here, they are right for ever.
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && /^\/api\/v1\/shops\/[^/]+\/images\/[^/]+$/.test(url.pathname),
  new CacheFirst({ cacheName: imageCacheName, plugins: [keepNoPage, keepAtMost(mostImages)] }),
);

// What somebody shares with Boutika stays on the phone: the worker takes it, with a network or without.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === sharePath,
  ({ request }) => answerShare(request),
  "POST",
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
  const path = (typeof told === "string" && ownPath(told)) || "/notifications";
  event.waitUntil(openPlace(self.clients, path));
});
