import { expect, test } from "vitest";
import { settled } from "#tests/support/device/hand-timers.ts";
import { MemoryOutboxStore } from "#tests/support/device/memory-outbox-store.ts";
import { MemoryBooksStore } from "#tests/support/device/memory-read-models.ts";
import { World } from "#tests/support/device/world.ts";
import { DamagedReadModel } from "#web/store/books/read-models.ts";
import { ReconnectingStore } from "#web/store/books/reconnecting-store.ts";
import { StoredPages } from "#web/store/books/stored-pages.ts";
import { Device } from "#web/store/device.ts";
import { lateBooks } from "#web/store/read-models/late-books.ts";
import { Views } from "./views.ts";

test("[F4] screens that asked while the read models could not be opened get theirs when they are", async () => {
  const world = new World();
  await world.start();
  await world.settle();
  let isDown = true;
  const store = new ReconnectingStore(async () => {
    if (isDown) throw new Error("disk");
    return new MemoryBooksStore(world.disks);
  });
  const readModels = new StoredPages(store, async () => {}, 2);
  const device = await Device.open({
    lateBooks: async () => lateBooks,
    outboxStore: new MemoryOutboxStore(world.outboxDisk),
    readModels,
    transport: world.transport,
    clock: () => world.now,
    random: { bytes: (count) => new Uint8Array(count), fraction: () => 0.5 },
    app: "test",
    label: "téléphone",
  });
  const view = new Views(device).of(world.shopId);
  // As screens do, which read when they are drawn and when they are told.
  const seen = () => [
    view?.catalogue()?.size,
    view?.goods.get() !== undefined,
    view?.members.isLoaded,
    view?.tickets().isLoaded,
  ];
  view?.subscribeCatalogue(seen);
  view?.goods.subscribe(seen);
  seen();
  await settled();
  expect(seen()).toEqual([undefined, false, false, false]);
  await settled();
  isDown = false;
  await readModels.scopes();
  await settled();
  expect(seen()).toEqual([5, true, true, true]);
});

test("[F4] tickets that are no rows any more are dropped", async () => {
  const world = new World();
  await world.start();
  await world.settle();
  const { readModels } = world.device;
  readModels.rows = () => Promise.reject(new DamagedReadModel("sales"));
  const tickets = new Views(world.device).of(world.shopId)?.tickets();
  await settled();
  expect(tickets?.isLoaded).toBe(true);
  expect(await readModels.cursor(`shop:${world.shopId}`)).toBeNull();
});
