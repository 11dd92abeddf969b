import type { DeviceStatus } from "#shared/schemas/device.ts";
import {
  breathe,
  browserChannel,
  browserClock,
  browserLocks,
  browserRandom,
  browserTimers,
  deviceLabel,
} from "./browser-ports.ts";
import type { OpenStore } from "./current-store.ts";
import { Device, type DeviceParts } from "./device.ts";
import { decodePart } from "./hub/decode-part.ts";
import { FetchTransport } from "./hub/fetch-transport.ts";
import { Hub } from "./hub/hub.ts";
import { HubLock } from "./hub/lock.ts";
import { createHubState } from "./hub/state.ts";
import { openImages } from "./open-images.ts";
import { CartBook } from "./outbox/cart-book.ts";
import { DexieOutboxStore } from "./outbox/dexie-outbox-store.ts";
import { Outbox } from "./outbox/outbox.ts";
import { outboxName } from "./outbox/outbox-name.ts";
import { askToSendLater, browserHeartbeat, keepForGood } from "./page-ports.ts";
import { BootCopies } from "./read-models/boot-copy.ts";
import { BootFiller } from "./read-models/boot-filler.ts";
import { openReadModels } from "./read-models/open-read-models.ts";
import { Views } from "./read-models/views.ts";
import { followSession } from "./session/remember.ts";
import { SessionClient } from "./session/session-client.ts";

/** The browser's own composition: the only place where clock, chance, network and storage are the real ones. */
export async function composeStore(): Promise<OpenStore> {
  const [clock, random, timers, locks] = [
    browserClock,
    browserRandom,
    browserTimers,
    browserLocks(),
  ];
  const doFetch: typeof fetch = (input, init) => fetch(input, init);
  const channel = browserChannel();
  if (typeof indexedDB === "undefined") throw new DOMException("no IndexedDB", "NotSupportedError");
  const outboxStore = await DexieOutboxStore.open(outboxName, { indexedDB, IDBKeyRange });
  const [outbox, readModels] = await Promise.all([
    Outbox.open({ store: outboxStore, clock, random, label: deviceLabel() }),
    openReadModels(breathe),
  ]);
  const session = new SessionClient({ outbox, fetch: doFetch, locks, clock, random });
  const transport = new FetchTransport({ fetch: doFetch, tokens: session, decodePart });
  const app = import.meta.env.VITE_VERSION ?? "0";
  const filler = new BootFiller({
    readModels,
    copies: new BootCopies("boutika-boot", breathe),
    timers,
  });
  const fill: DeviceParts["fill"] = (catalogue, scope) => filler.fill(catalogue, scope);
  const device = new Device(outbox, { readModels, transport, clock, random, app, fill });
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
  const lock = new HubLock({ locks, heartbeat: browserHeartbeat, clock, timers });
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
    onBug: reportError,
  });

  let signedIn = device.userId;
  outbox.subscribe((change) => {
    followSession(outbox.meta);
    if (device.userId !== signedIn) hub.kick();
    signedIn = device.userId;
    const hasWork = change.put.some((record) => record.state === "waiting");
    // What another tab wrote is sent once it has been read: its word to begin may have come before that.
    if (hasWork) hub.kick();
    if (change.foreign) return;
    channel.post({ topic: "outbox" });
    if (!hasWork) return;
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
  if (!navigator.onLine) hubState.setState({ network: "offline" });
  followSession(outbox.meta);
  const views = new Views(device);
  const askDevices = async (shopId: string) => {
    const limits = { signal: new AbortController().signal, timeoutMs: 20_000 };
    return (
      await transport.get<{ devices: DeviceStatus[] }>(`/api/v1/shops/${shopId}/devices`, limits)
    ).devices;
  };
  const store: OpenStore = { device, hub, hubState, carts, session, views, images, askDevices };
  hub.start();
  return store;
}
