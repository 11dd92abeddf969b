import { expect, test, vi } from "vitest";
import { must } from "#shared/must.ts";
import { settled } from "#tests/support/device/hand-timers.ts";
import { MemoryOutboxStore } from "#tests/support/device/memory-outbox-store.ts";
import {
  type MemoryBooksDisk,
  MemoryBooksStore,
  memoryReadModelsDisk,
} from "#tests/support/device/memory-read-models.ts";
import { modelScope } from "#tests/support/device/model-server.ts";
import { World } from "#tests/support/device/world.ts";
import { Outbox } from "#web/store/outbox/outbox.ts";
import { LiveRows } from "#web/store/read-models/live-rows.ts";
import { RowBook } from "#web/store/read-models/row-book.ts";
import type { Write } from "./book-document.ts";
import { openCatalogue } from "./open-catalogue.ts";
import { DamagedReadModel, type ReadModelsChange } from "./read-models.ts";
import { ReconnectingStore } from "./reconnecting-store.ts";
import { ScopeFeed, type Stores } from "./scope-feed.ts";
import { StoredPages } from "./stored-pages.ts";

function openedOn(stores: Stores, shopId: string) {
  const feed = new ScopeFeed(stores, modelScope);
  return openCatalogue(stores, feed, { scope: modelScope, shopId }).then((opened) => ({
    ...opened,
    feed,
  }));
}

/** A second tab on the disks of a world: it hears of rows only when the test passes them on. */
async function secondTab(world: World) {
  const store = new MemoryOutboxStore(world.outboxDisk);
  const random = { bytes: (count: number) => new Uint8Array(count), fraction: () => 0 };
  const outbox = await Outbox.open({ store, clock: () => world.now, random, label: "" });
  const readModels = world.device.readModels as StoredPages;
  const heard: ReadModelsChange[] = [];
  const theirs = new StoredPages(new MemoryBooksStore(world.disks), async () => {});
  const kept = await openedOn({ outbox, readModels: theirs }, world.shopId);
  readModels.onChange((change) => heard.push({ ...change, foreign: true } as ReadModelsChange));
  const pass = () => {
    for (const change of heard.splice(0)) theirs.emit(change);
  };
  return { ...kept, pass };
}

test("[E2] rows of another tab are taken in after the outbox was read again: no move counts twice, not even for a moment", async () => {
  const world = new World();
  await world.start();
  await world.settle();
  await world.sell("aaaa", 3);
  const tab = await secondTab(world);
  const figures = [tab.catalogue.get("aaaa")?.exactStock];
  tab.catalogue.subscribeItem("aaaa", () => figures.push(tab.catalogue.get("aaaa")?.exactStock));
  await world.settle();
  tab.pass();
  await settled();
  expect(tab.catalogue.stockRev("aaaa")).toBe(world.server.rev);
  expect(new Set(figures)).toEqual(new Set([17]));
  tab.stop();
});

test("[F4] a damaged read model is dropped and the catalogue opens empty; the outbox is as it was", async () => {
  const world = new World();
  await world.start();
  await world.settle();
  await world.sell("aaaa", 1);
  const { device } = world;
  const rows = vi.spyOn(device.readModels, "rows");
  rows.mockRejectedValueOnce(new DamagedReadModel("products"));
  const kept = await openedOn(device, world.shopId);
  expect(kept.catalogue.ids()).toEqual([]);
  expect(await device.readModels.cursor(modelScope)).toBeNull();
  expect(device.outbox.waiting()).toHaveLength(1);
  kept.stop();
  await world.settle();
  await world.checkEnd();
});

/** A store that is closed in the moment in which a page has been committed: who committed hears of no end (F4). */
function closedWhileCommitting(disk: MemoryBooksDisk): MemoryBooksStore {
  let isClosed = false;
  const store = new MemoryBooksStore(disk);
  return new Proxy(store, {
    get: (inner, name) => {
      if (name === "then") return undefined;
      const act = Reflect.get(inner, name).bind(inner);
      if (name === "close" || String(name).startsWith("on")) return act;
      if (isClosed) return () => Promise.reject(new DOMException("closing", "InvalidStateError"));
      if (name !== "commit") return act;
      return async (writes: readonly Write[]) => {
        await inner.commit(writes);
        isClosed = true;
        throw new DOMException("broken off", "AbortError");
      };
    },
  });
}

/** A device whose read models are taken away as they store a page, and open again with it. */
async function taken(emptied: boolean) {
  const world = new World();
  await world.start();
  await world.settle();
  let opened = 0;
  const store = new ReconnectingStore(async () => {
    opened += 1;
    if (opened === 1) return closedWhileCommitting(world.disks);
    return new MemoryBooksStore(emptied ? memoryReadModelsDisk() : world.disks);
  });
  const readModels = new StoredPages(store, async () => {});
  const stores = { outbox: world.device.outbox, readModels };
  const { catalogue, feed } = await openedOn(stores, world.shopId);
  const book = new RowBook<"stocks", { quantity: number } | undefined>({
    kind: "stocks",
    shopId: world.shopId,
    touches: () => [],
    view: (_id, row) => row,
    order: () => 0,
  });
  await feed.join(book).loaded;
  const live = LiveRows.of(feed, "stocks");
  await live.loaded;
  const from = must(await readModels.cursor(modelScope));
  const to = { ...from, rev: from.rev + 1 };
  const stock = { ...must(book.row("aaaa")), quantity: 5, rev: to.rev };
  const page = { scope: modelScope, from, to, rows: { stocks: [stock] }, own: {} };
  await expect(readModels.applyPage(page)).rejects.toThrow("broken off");
  const stands = await readModels.cursor(modelScope);
  await settled();
  return { catalogue, book, live, to, stands, world };
}

test("[F4] what was stored as the read models were taken away is shown once they are open again", async () => {
  const { catalogue, book, live, to, stands } = await taken(false);
  expect(stands).toEqual(to);
  expect(catalogue.get("aaaa")?.exactStock).toBe(5);
  expect([book.get("aaaa")?.quantity, live.get("aaaa")?.quantity]).toEqual([5, 5]);
  expect(catalogue.rev).toBe(to.rev);
});

test("[F4] read models that open empty take nothing from the screen, until other books are heard of", async () => {
  const { catalogue, stands, world } = await taken(true);
  expect(stands).toBeNull();
  expect(catalogue.get("aaaa")?.exactStock).toBe(20);
  const { outbox } = world.device;
  await outbox.settle([], { epochs: { [world.shopId]: 9 } });
  expect(catalogue.get("aaaa")).toBeUndefined();
});
