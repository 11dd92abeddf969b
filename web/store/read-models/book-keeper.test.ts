import { expect, test } from "vitest";
import { must } from "#shared/must.ts";
import { goodsDevice } from "#tests/support/device/goods-device.ts";
import { aTransfer } from "#tests/support/device/goods-rows.ts";
import { settled } from "#tests/support/device/hand-timers.ts";
import { aProduct, aStock } from "#tests/support/device/rows.ts";
import type { PagedReadModels } from "./paged-read-models.ts";

async function heldWhileBooksWere(epoch: number) {
  const { device, shopId, scope, goods } = await goodsDevice("owner", {
    transfers: [aTransfer()],
  });
  await device.outbox.putMeta({ epochs: { [shopId]: epoch } });
  const { transfers } = await goods();
  expect(transfers.list()).toHaveLength(1);
  return {
    transfers,
    catalogue: must(await device.catalogue(shopId)),
    /** As when read models open anew, or another tab has stored it. */
    toldOnceMore: async () => {
      const tell = (device.readModels as PagedReadModels).emit.bind(device.readModels);
      tell({ scope, kind: "transfers", rows: [aTransfer()], foreign: true });
      tell({ scope, kind: "products", rows: [aProduct("aaaa", 1)], foreign: true });
      tell({ scope, kind: "stocks", rows: [aStock("aaaa", 1, 20)], foreign: true });
      await settled();
    },
    hearsOf: (now: number) => device.outbox.settle([], { epochs: { [shopId]: now } }),
  };
}

test("[R5] rows of lost books are not shown beside what later ones have answered, though nothing has dropped them", async () => {
  const { transfers, hearsOf } = await heldWhileBooksWere(1);
  await hearsOf(2);
  expect(transfers.list()).toEqual([]);
  await settled();
  expect(transfers.list()).toEqual([]);
});

test("[R5] rows of the books last heard of stay, whatever was heard before", async () => {
  const { transfers, hearsOf } = await heldWhileBooksWere(0);
  await hearsOf(1);
  await settled();
  expect(transfers.list()).toHaveLength(1);
});

test("[R5] rows of lost books that are told of once more are not taken for those of the books heard of", async () => {
  const { transfers, catalogue, hearsOf, toldOnceMore } = await heldWhileBooksWere(1);
  await hearsOf(2);
  await toldOnceMore();
  expect([transfers.list(), catalogue.get("aaaa")]).toEqual([[], undefined]);
});

test("rows of the books last heard of are taken in when they are told of", async () => {
  const { transfers, catalogue, toldOnceMore } = await heldWhileBooksWere(1);
  transfers.clear();
  catalogue.clear();
  await toldOnceMore();
  expect([transfers.list().length, catalogue.get("aaaa")?.exactStock]).toEqual([1, 20]);
});

test("[R5] books are not opened with rows of lost ones", async () => {
  const { device, shopId, scope, goods } = await goodsDevice("owner", { transfers: [aTransfer()] });
  await device.outbox.putMeta({ epochs: { [shopId]: 2 } });
  const { transfers } = await goods();
  expect(transfers.list()).toEqual([]);
  expect(await device.readModels.cursor(scope)).toBeNull();
});
