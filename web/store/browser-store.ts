import type { DeviceStatus } from "#shared/schemas/device.ts";
import { openBooks } from "./books/open-books.ts";
import { ReconnectingStore } from "./books/reconnecting-store.ts";
import { SnapshotKeeper } from "./books/snapshot-keeper.ts";
import { StoredPages } from "./books/stored-pages.ts";
import {
  breathe,
  browserChannel,
  browserClock,
  browserLocks,
  browserRandom,
  browserTimers,
} from "./browser-ports.ts";
import { composeStore, type Somebody } from "./compose-store.ts";
import { FetchTransport } from "./hub/fetch-transport.ts";
import { OwnMachine } from "./machine.ts";
import { openImages } from "./open-images.ts";
import type { OpenStore } from "./opened-store.ts";
import { cacheShelf } from "./outbox/cache-shelf.ts";
import { IndexedDbOutboxStore } from "./outbox/indexed-db-outbox-store.ts";
import { OutboxCopy } from "./outbox/outbox-copy.ts";
import { outboxName } from "./outbox/outbox-name.ts";
import { askToSendLater, browserHeartbeat, browserPage, keepForGood } from "./page-ports.ts";
import type { StorageTrouble } from "./ports.ts";
import { halfForgotten } from "./session/half-forgotten.ts";
import { followSession } from "./session/remember.ts";
import { SessionClient } from "./session/session-client.ts";
import { currentShop, useSession } from "./session.ts";

const somebody: Somebody = {
  seller: () => {
    const { session } = useSession.getState();
    const shop = currentShop(session);
    const { userId = "", fullName = "" } = session ?? {};
    return session?.signedIn && shop && { userId, fullName, shopId: shop.id, role: shop.role };
  },
  shopInView: () => currentShop(useSession.getState().session)?.id,
  isRemembered: () => useSession.getState().session !== undefined,
  follow: (meta) => followSession(meta),
};

/**
 * The store of this browser: the only place where clock, chance, network and storage are the real ones.
 * `onTrouble`: the read models, which open behind the till, could not be opened; null when they could after all.
 * `drawn`: they open once it has resolved.
 */
export async function openBrowserStore(
  onTrouble: (trouble: StorageTrouble | null) => void,
  drawn: Promise<void>,
): Promise<OpenStore> {
  const [clock, random, timers, locks] = [
    browserClock,
    browserRandom,
    browserTimers,
    browserLocks(),
  ];
  const doFetch: typeof fetch = (input, init) => fetch(input, init);
  const { label } = new OwnMachine();
  const channel = browserChannel();
  if (typeof indexedDB === "undefined") throw new DOMException("no IndexedDB", "NotSupportedError");
  const outboxStore = await IndexedDbOutboxStore.open(outboxName, { indexedDB, IDBKeyRange });
  const { line, ...store } = await composeStore({
    ...{ clock, random, timers, locks, channel, breathe, label, outboxStore, somebody, drawn },
    outboxCopy: new OutboxCopy(cacheShelf(), breathe),
    heartbeat: browserHeartbeat,
    lateBooks: async () => {
      await drawn;
      return (await import("./read-models/late-books.ts")).lateBooks;
    },
    chain: async (...of) => (await import("./chain/device-chain.ts")).deviceChain(...of),
    page: browserPage,
    app: import.meta.env.VITE_VERSION ?? "0",
    onBug: reportError,
    readModels: (outbox) => {
      const atRest = async () => {
        await drawn;
        await breathe();
        // Nothing is written behind what the last kill has left half done.
        await outboxStore.turned();
        // Whatever takes the connections away may have taken the outbox too: it is put back before the copy is compared.
        void outbox.refresh().then(
          () => outbox.agreeWithCopy(),
          () => undefined,
        );
      };
      const books = new ReconnectingStore(() => openBooks({ timers, atRest, onTrouble }));
      const pages = new StoredPages(books, breathe);
      pages.onChange((change) => {
        if ("rows" in change && change.rows.seals)
          void import("./chain/kept-seals.ts").then(({ keepStored }) => keepStored(change));
      });
      return pages;
    },
    snapshots: (readModels) => new SnapshotKeeper({ readModels, timers, breathe }),
    line: (outbox) => {
      const session = new SessionClient({
        ...{ outbox, fetch: doFetch, locks, clock, timers, random, label },
      });
      return { session, transport: new FetchTransport({ fetch: doFetch, tokens: session }) };
    },
    images: ({ transport }, device, onStored) =>
      openImages({ ...{ transport, device, onStored }, store: outboxStore.images() }),
    onRecorded: (records) => {
      void askToSendLater();
      if (records.some(({ shown }) => shown.receiptNo !== undefined)) void keepForGood();
    },
  });
  const { session, transport } = line;
  const askDevices = async (shopId: string) => {
    const limits = { signal: new AbortController().signal, timeoutMs: 20_000 };
    return (
      await transport.get<{ devices: DeviceStatus[] }>(`/api/v1/shops/${shopId}/devices`, limits)
    ).devices;
  };
  const opened: OpenStore = { ...store, session, askDevices };
  if (halfForgotten() !== undefined)
    void import("./session/forget-person.ts").then(({ goOnForgetting }) =>
      goOnForgetting(opened).catch(reportError),
    );
  return opened;
}
