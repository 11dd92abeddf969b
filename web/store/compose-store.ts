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
import { Device } from "./device.ts";
import { FetchTransport } from "./hub/fetch-transport.ts";
import { Hub } from "./hub/hub.ts";
import { HubLock } from "./hub/lock.ts";
import { createHubState } from "./hub/state.ts";
import { OwnMachine } from "./machine.ts";
import { openImages } from "./open-images.ts";
import type { OpenStore } from "./opened-store.ts";
import { cacheShelf } from "./outbox/cache-shelf.ts";
import { CartBook } from "./outbox/cart-book.ts";
import { DexieOutboxStore } from "./outbox/dexie-outbox-store.ts";
import { Outbox } from "./outbox/outbox.ts";
import { OutboxCopy } from "./outbox/outbox-copy.ts";
import { outboxName } from "./outbox/outbox-name.ts";
import { askToSendLater, browserHeartbeat, keepForGood } from "./page-ports.ts";
import type { StorageTrouble } from "./ports.ts";
import { Views } from "./read-models/views.ts";
import { halfForgotten } from "./session/half-forgotten.ts";
import { followSession } from "./session/remember.ts";
import { SessionClient } from "./session/session-client.ts";
import { currentShop, useSession } from "./session.ts";

/**
 * The browser's own composition: the only place where clock, chance, network and storage are the real ones.
 * `onTrouble`: the read models, which open behind the till, could not be opened; null when they could after all.
 */
export async function composeStore(
  onTrouble: (trouble: StorageTrouble | null) => void,
): Promise<OpenStore> {
  const [clock, random, timers, locks] = [
    browserClock,
    browserRandom,
    browserTimers,
    browserLocks(),
  ];
  const doFetch: typeof fetch = (input, init) => fetch(input, init);
  const channel = browserChannel();
  const { label } = new OwnMachine();
  if (typeof indexedDB === "undefined") throw new DOMException("no IndexedDB", "NotSupportedError");
  const outboxStore = await DexieOutboxStore.open(outboxName, { indexedDB, IDBKeyRange });
  const copy = new OutboxCopy(cacheShelf(), breathe);
  const outbox = await Outbox.open({
    store: outboxStore,
    clock,
    random,
    label: label(),
    copy,
  });
  const store = new ReconnectingStore(() =>
    openBooks({
      timers,
      atRest: async () => {
        await breathe();
        // Nothing is written behind what the last kill has left half done.
        await outboxStore.turned();
        // Whatever takes the connections away may have taken the outbox too: it is put back before the copy is compared.
        void outbox.refresh().then(
          () => outbox.agreeWithCopy(),
          () => undefined,
        );
      },
      onTrouble,
    }),
  );
  const readModels = new StoredPages(store, breathe);
  const session = new SessionClient({
    ...{ outbox, fetch: doFetch, locks, clock, timers, random, label },
  });
  const transport = new FetchTransport({ fetch: doFetch, tokens: session });
  const app = import.meta.env.VITE_VERSION ?? "0";
  const snapshots = new SnapshotKeeper({ readModels, timers, breathe });
  const seller = () => {
    const { session } = useSession.getState();
    const shop = currentShop(session);
    const { userId = "", fullName = "" } = session ?? {};
    return session?.signedIn && shop && { userId, fullName, shopId: shop.id, role: shop.role };
  };
  const shopInView = () => currentShop(useSession.getState().session)?.id;
  const device = new Device(outbox, {
    ...{ readModels, transport, clock, random, app, snapshots, label },
    ...{ seller, shopInView },
  });
  const carts = await CartBook.open({ store: outboxStore, outbox, clock, random });
  const hubState = createHubState();
  const images = openImages({
    store: outboxStore.images(),
    transport,
    device,
    onStored: () => {
      channel.post({ topic: "images" });
      hub.kick();
    },
  });
  const isVisible = () => document.visibilityState === "visible";
  const onBug = reportError;
  const lock = new HubLock({ locks, heartbeat: browserHeartbeat, clock, timers, onBug });
  const hub = new Hub({
    device,
    transport,
    channel,
    lock,
    timers,
    clock,
    random,
    state: hubState,
    isVisible,
    sendImage: (signal) => images.sendOne(signal),
    onBug,
  });

  let followed = outbox.meta;
  outbox.subscribe(async (change) => {
    const { session: who, access } = followed;
    followed = outbox.meta;
    const { session } = followed;
    // A sale changes nothing of who works where: nobody waits until that has been asked.
    const isSame = session === who && followed.access === access;
    if (!isSame || change.foreign || change.put.length === 0) followSession(followed);
    if (session?.userId !== who?.userId) hub.kick();
    const hasWork = change.put.some((record) => record.state === "waiting");
    // What another tab wrote is sent once it has been read: its word to begin may have come before that.
    if (change.foreign && hasWork) hub.kick();
    if (change.foreign) return;
    // Who acted is answered first: what is on the disk may be told and sent a turn later.
    await breathe();
    channel.post({ topic: "outbox" });
    if (!hasWork) return;
    hub.kick();
    void askToSendLater();
    if (change.put.some((record) => record.shown.receiptNo !== undefined)) void keepForGood();
  });
  channel.listen((message) => {
    if (message.topic === "outbox") void outbox.refresh();
    if (message.topic === "carts") void carts.refresh();
    if (message.topic === "images") void images.refresh();
    if (message.topic === "dropped")
      readModels.emit({ scope: message.scope, kind: "dropped", foreign: true });
  });
  readModels.onChange((change) => {
    if (change.kind === "dropped" && !change.foreign)
      channel.post({ topic: "dropped", scope: change.scope });
  });
  carts.onStored(() => channel.post({ topic: "carts" }));
  addEventListener("online", () => {
    hubState.setState({ network: "online" });
    hub.kick();
  });
  addEventListener("offline", () => hubState.setState({ network: "offline" }));
  document.addEventListener("visibilitychange", () => hub.visibilityChanged());
  // The light session is kept by something else: it tells that somebody worked here.
  if (outbox.isNew && useSession.getState().session)
    await outbox.putMeta({ lost: { at: clock(), restored: null } });
  if (!navigator.onLine) hubState.setState({ network: "offline" });
  followSession(outbox.meta);
  const views = new Views(device);
  const askDevices = async (shopId: string) => {
    const limits = { signal: new AbortController().signal, timeoutMs: 20_000 };
    return (
      await transport.get<{ devices: DeviceStatus[] }>(`/api/v1/shops/${shopId}/devices`, limits)
    ).devices;
  };
  const opened: OpenStore = { device, hub, hubState, carts, session, views, images, askDevices };
  hub.start();
  if (halfForgotten() !== undefined)
    void import("./session/forget-person.ts").then(({ goOnForgetting }) =>
      goOnForgetting(opened).catch(onBug),
    );
  return opened;
}
