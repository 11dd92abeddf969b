import { expect, test } from "vitest";
import { goodsDevice } from "#tests/support/device/goods-device.ts";
import { aTransfer } from "#tests/support/device/goods-rows.ts";
import { settled } from "#tests/support/device/hand-timers.ts";

async function heldWhileBooksWere(epoch: number) {
  const { device, shopId, goods } = await goodsDevice("owner", {
    transfers: [aTransfer()],
  });
  await device.outbox.putMeta({ epochs: { [shopId]: epoch } });
  const { transfers } = await goods();
  expect(transfers.list()).toHaveLength(1);
  return {
    transfers,
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
