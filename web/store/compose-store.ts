import type { ReadModels, ReadModelsChange } from "./books/read-models.ts";
import { Device, type DeviceParts } from "./device.ts";
import { Hub, type HubParts } from "./hub/hub.ts";
import { HubLock, type LockParts } from "./hub/lock.ts";
import { createHubState } from "./hub/state.ts";
import { CartBook } from "./outbox/cart-book.ts";
import type { OperationRecord, OutboxMeta } from "./outbox/operation-record.ts";
import { Outbox } from "./outbox/outbox.ts";
import type { Breathe, Transport } from "./ports.ts";
import { Views } from "./read-models/views.ts";

/** The page that the store lives in. */
export type Page = Pick<HubParts, "isVisible"> & {
  isOnline(): boolean;
  onVisibility(tell: () => void): void;
  onLine(tell: (isOnline: boolean) => void): void;
};

/** Who this page believes to be there: what it shows before the outbox is open. */
export type Somebody = Pick<DeviceParts, "seller" | "shopInView"> & {
  isRemembered(): boolean;
  follow(meta: Readonly<OutboxMeta>): void;
};

type Images = { sendOne: NonNullable<HubParts["sendImage"]>; refresh(): Promise<void> };

type BooksOfTab = ReadModels & { emit(change: ReadModelsChange): void };

/** What a store is made of: in the browser the real ones, in a simulation its own. */
export type StorePorts<Line extends { transport: Transport }, Queue extends Images> = Pick<
  DeviceParts,
  "outboxStore" | "outboxCopy" | "clock" | "random" | "lateBooks" | "app" | "batch" | "chain"
> &
  Pick<HubParts, "channel" | "timers" | "onBug"> &
  Pick<LockParts, "locks" | "heartbeat"> & {
    label: () => string;
    breathe: Breathe;
    readModels(outbox: Outbox): BooksOfTab;
    snapshots?(readModels: BooksOfTab): DeviceParts["snapshots"];
    /** The way to the server, and what goes with it. */
    line(outbox: Outbox): Line;
    /** Pictures that wait; `changed`: there are others, for the hub and the other tabs. */
    images(line: Line, device: Device, changed: () => void): Queue;
    page: Page;
    somebody: Somebody;
    /** The hub begins once this has resolved; without it at once. */
    drawn?: Promise<void>;
    /** What waits now has been recorded here. */
    onRecorded(records: readonly OperationRecord[]): void;
  };

/** One tab of a device, opened and put together, its hub begun. Throws `StorageFailure` when its outbox cannot be read. */
export async function composeStore<Line extends { transport: Transport }, Queue extends Images>(
  ports: StorePorts<Line, Queue>,
) {
  const { outboxStore: store, outboxCopy: copy, channel, page, somebody, breathe, onBug } = ports;
  const { clock, random, timers, locks, heartbeat, label, lateBooks, app, batch, chain } = ports;
  // What another tab says while this one opens may be of what it has read already.
  let hasWritten = false;
  const endListening = channel.listen(({ topic }) => {
    hasWritten ||= topic === "outbox";
  });
  const outbox = await Outbox.open({ store, clock, random, label: label(), copy });
  const readModels = ports.readModels(outbox);
  const line = ports.line(outbox);
  const { transport } = line;
  const { seller, shopInView } = somebody;
  const snapshots = ports.snapshots?.(readModels);
  const device = new Device(outbox, {
    ...{ readModels, transport, clock, random, app, batch, snapshots, label },
    ...{ lateBooks, seller, shopInView, chain },
  });
  const carts = await CartBook.open({ store, outbox, clock, random });
  const hubState = createHubState();
  const images = ports.images(line, device, () => {
    channel.post({ topic: "images" });
    hub.kick();
  });
  const lock = new HubLock({ locks, heartbeat, clock, timers, onBug });
  const hub = new Hub({
    ...{ device, transport, channel, lock, timers, clock, random, onBug },
    state: hubState,
    isVisible: page.isVisible,
    sendImage: (signal) => images.sendOne(signal),
  });

  let followed = outbox.meta;
  outbox.subscribe(async (change) => {
    const { session: who, access } = followed;
    followed = outbox.meta;
    const { session } = followed;
    // A sale changes nothing of who works where: nobody waits until that has been asked.
    const isSame = session === who && followed.access === access;
    if (!isSame || change.foreign || change.put.length === 0) somebody.follow(followed);
    if (session?.userId !== who?.userId) hub.kick();
    const waiting = change.put.filter((record) => record.state === "waiting");
    // What another tab wrote is sent once it has been read: its word to begin may have come before that.
    if (change.foreign && waiting.length > 0) hub.kick();
    if (change.foreign) return;
    // Who acted is answered first: what is on the disk may be told and sent a turn later.
    await breathe();
    channel.post({ topic: "outbox" });
    if (waiting.length === 0) return;
    hub.kick();
    ports.onRecorded(waiting);
  });
  endListening();
  channel.listen((message) => {
    if (message.topic === "outbox") void outbox.refresh();
    if (message.topic === "carts") void carts.refresh();
    if (message.topic === "images") void images.refresh();
    if (message.topic === "dropped")
      readModels.emit({ scope: message.scope, kind: "dropped", foreign: true });
  });
  if (hasWritten) void outbox.refresh();
  readModels.onChange((change) => {
    if (change.kind === "dropped" && !change.foreign)
      channel.post({ topic: "dropped", scope: change.scope });
  });
  carts.onStored(() => channel.post({ topic: "carts" }));
  page.onLine((isOnline) => {
    hubState.setState({ network: isOnline ? "online" : "offline" });
    if (isOnline) hub.kick();
  });
  page.onVisibility(() => hub.visibilityChanged());
  // The light session is kept by something else: it tells that somebody worked here.
  if (outbox.isNew && somebody.isRemembered())
    await outbox.putMeta({ lost: { at: clock(), restored: null } });
  if (!page.isOnline()) hubState.setState({ network: "offline" });
  somebody.follow(outbox.meta);
  const views = new Views(device);
  if (ports.drawn) void ports.drawn.then(() => hub.start());
  else hub.start();
  return { device, hub, hubState, carts, views, images, line };
}
