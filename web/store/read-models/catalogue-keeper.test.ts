import { expect, test, vi } from "vitest";
import { settled } from "#tests/support/device/hand-timers.ts";
import { MemoryOutboxStore } from "#tests/support/device/memory-outbox-store.ts";
import { modelScope } from "#tests/support/device/model-server.ts";
import { World } from "#tests/support/device/world.ts";
import { Outbox } from "#web/store/outbox/outbox.ts";
import { keepCatalogue } from "./catalogue-keeper.ts";
import { PagedReadModels } from "./paged-read-models.ts";
import { DamagedReadModel, type ReadModelsChange } from "./read-models.ts";

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
