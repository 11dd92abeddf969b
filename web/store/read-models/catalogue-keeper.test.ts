import { expect, test, vi } from "vitest";
import { must } from "#shared/must.ts";
import { settled } from "#tests/support/device/hand-timers.ts";
import { MemoryOutboxStore } from "#tests/support/device/memory-outbox-store.ts";
import {
  type MemoryReadModelsDisk,
  memoryReadModels,
  memoryReadModelsDisk,
} from "#tests/support/device/memory-read-models.ts";
import { modelScope } from "#tests/support/device/model-server.ts";
import { World } from "#tests/support/device/world.ts";
import { Outbox } from "#web/store/outbox/outbox.ts";
import { keepBook } from "./book-keeper.ts";
import { keepCatalogue } from "./catalogue-keeper.ts";
import { LateReadModels } from "./late-read-models.ts";
import { LiveRows } from "./live-rows.ts";
import { PagedReadModels } from "./paged-read-models.ts";
import {
  DamagedReadModel,
  type Page,
  type ReadModels,
  type ReadModelsChange,
} from "./read-models.ts";
import { RowBook } from "./row-book.ts";

/** A second tab on the disks of a world: it hears of rows only when the test passes them on. */
async function secondTab(world: World) {
  const store = new MemoryOutboxStore(world.outboxDisk);
  const random = { bytes: (count: number) => new Uint8Array(count), fraction: () => 0 };
  const outbox = await Outbox.open({ store, clock: () => world.now, random, label: "" });
  const readModels = world.device.readModels as PagedReadModels;
  const heard: ReadModelsChange[] = [];
  const theirs = new PagedReadModels({} as never, [], async () => {});
  const reading = Object.assign(Object.create(readModels) as PagedReadModels, {
    onChange: theirs.onChange.bind(theirs),
    cursor: readModels.cursor.bind(readModels),
    loadProgress: readModels.loadProgress.bind(readModels),
    rows: readModels.rows.bind(readModels),
  });
  const kept = await keepCatalogue({ outbox, readModels: reading }, modelScope, world.shopId);
  readModels.onChange((change) => heard.push({ ...change, foreign: true }));
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
  const kept = await keepCatalogue(device, modelScope, world.shopId);
  expect(kept.catalogue.ids()).toEqual([]);
  expect(await device.readModels.cursor(modelScope)).toBeNull();
  expect(device.outbox.waiting()).toHaveLength(1);
  kept.stop();
  await world.settle();
  await world.checkEnd();
});

/** Read models that are closed in the moment in which a page has been stored: who stored it hears of no end (F4). */
function closedWhileStoring(disk: MemoryReadModelsDisk): ReadModels {
  let isClosed = false;
  const models = memoryReadModels(disk);
  const stored = memoryReadModels(disk);
  return new Proxy(models, {
    get: (inner, name) => {
      if (name === "then") return undefined;
      if (isClosed) return () => Promise.reject(new DOMException("closing", "InvalidStateError"));
      if (name !== "applyPage") return Reflect.get(inner, name).bind(inner);
      return async (page: Page) => {
        await stored.applyPage(page);
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
  const readModels = new LateReadModels(async () => {
    opened += 1;
    if (opened === 1) return closedWhileStoring(world.disks);
    return memoryReadModels(emptied ? memoryReadModelsDisk() : world.disks);
  });
  const house = { outbox: world.device.outbox, readModels };
  const { catalogue } = await keepCatalogue(house, modelScope, world.shopId);
  const book = new RowBook<"stocks", { quantity: number } | undefined>({
    kind: "stocks",
    shopId: world.shopId,
    touches: () => [],
    view: (_id, row) => row,
    order: () => 0,
  });
  await keepBook(house, modelScope, book);
  const live = new LiveRows(readModels, modelScope, "stocks");
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
