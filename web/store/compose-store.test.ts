import { expect, test } from "vitest";
import { HandTimers, settled } from "#tests/support/device/hand-timers.ts";
import { MemoryOutboxDisk, MemoryOutboxStore } from "#tests/support/device/memory-outbox-store.ts";
import {
  memoryReadModels,
  memoryReadModelsDisk,
} from "#tests/support/device/memory-read-models.ts";
import { random } from "#tests/support/device/session-world.ts";
import { lateBooks } from "#web/store/read-models/late-books.ts";
import { composeStore } from "./compose-store.ts";
import { type Transport, TransportFailure } from "./ports.ts";
import type { TabChannel, TabMessage } from "./tab-channel.ts";

const shopId = "0198c0de-0000-7000-8000-000000000001";

/** Tabs of one browser without a network. */
function browser() {
  const [disk, books, time] = [new MemoryOutboxDisk(), memoryReadModelsDisk(), new HandTimers()];
  const heard: Set<(message: TabMessage) => void>[] = [];
  const words: string[] = [];
  const channel = (): TabChannel => {
    const own = new Set<(message: TabMessage) => void>();
    heard.push(own);
    return {
      post: (message) => {
        words.push(message.topic);
        for (const other of heard) if (other !== own) for (const hear of other) hear(message);
      },
      listen: (hear) => {
        own.add(hear);
        return () => own.delete(hear);
      },
    };
  };
  const offline = () => Promise.reject(new TransportFailure("offline"));
  const transport: Transport = { exchange: offline, snapshotPart: offline, live: offline };
  const open = (outboxStore = new MemoryOutboxStore(disk)) =>
    composeStore({
      lateBooks: async () => lateBooks,
      ...{ outboxStore, random, timers: time, clock: time.clock, app: "test" },
      ...{ channel: channel(), onBug: () => {}, label: () => "", onRecorded: () => {} },
      locks: { request: (() => new Promise(() => {})) as unknown as LockManager["request"] },
      heartbeat: { beat: () => {}, last: () => undefined },
      breathe: async () => {},
      readModels: () => memoryReadModels(books),
      line: () => ({ transport }),
      images: () => ({ sendOne: async () => false, refresh: async () => {} }),
      page: {
        ...{ isVisible: () => true, isOnline: () => true },
        ...{ onVisibility: () => {}, onLine: () => {} },
      },
      somebody: {
        ...{ seller: () => undefined, shopInView: () => undefined },
        ...{ isRemembered: () => false, follow: () => {} },
      },
    });
  return { disk, words, open };
}

type Tab = Awaited<ReturnType<ReturnType<typeof browser>["open"]>>;

const note = ({ device }: Tab) =>
  device.outbox.record({
    ...{ kind: "notification.read", shopId, by: "awa", cartId: null },
    body: () => ({ ids: [] }),
    shown: () => ({ names: [], sellerName: "" }),
  } as never);

test("what is recorded in one tab is told to the others, read there, and called for", async () => {
  const { open, words } = browser();
  const [one, other] = [await open(), await open()];
  words.length = 0;
  await note(one);
  await settled();
  expect(other.device.outbox.waiting()).toHaveLength(1);
  // The hub of either may be the one that sends.
  expect(words).toEqual(expect.arrayContaining(["outbox", "kick"]));
});

test("what another tab writes while this one reads its outbox is read once it is open", async () => {
  const { open, disk } = browser();
  const first = await open();
  class SlowStore extends MemoryOutboxStore {
    isSlow = true;
    override async read(...born: Parameters<MemoryOutboxStore["read"]>) {
      const contents = await super.read(...born);
      if (!this.isSlow) return contents;
      this.isSlow = false;
      await note(first);
      await settled();
      return contents;
    }
  }
  const late = await open(new SlowStore(disk));
  await settled();
  expect(late.device.outbox.waiting()).toHaveLength(1);
});
