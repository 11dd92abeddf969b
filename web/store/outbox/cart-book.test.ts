import { expect, test } from "vitest";
import { settled } from "#tests/support/device/hand-timers.ts";
import { MemoryOutboxStore } from "#tests/support/device/memory-outbox-store.ts";
import { World } from "#tests/support/device/world.ts";
import { recordSale } from "#web/store/commands/record-sale.ts";
import { CartBook } from "./cart-book.ts";
import { Outbox } from "./outbox.ts";

const soap = { productId: "aaaa", quantity: 1, price: 500 };
const milk = { productId: "bbbb", quantity: 1, price: 500 };
const random = {
  bytes: (count: number) => crypto.getRandomValues(new Uint8Array(count)),
  fraction: () => 0.5,
};

/** A device whose tabs share one disk. */
async function aDevice() {
  const world = new World();
  await world.start();
  await world.settle();
  const clock = () => world.now;
  const store = () => new MemoryOutboxStore(world.outboxDisk);
  const outboxOf = () => Outbox.open({ store: store(), clock, random, label: "" });
  const tab = async (outbox: Outbox, own = store()) =>
    CartBook.open({ store: own, outbox, clock, random });
  return { world, store, outboxOf, tab };
}

test("[W4] a sold cart that another tab wrote again is gone for good", async () => {
  const { world, store, outboxOf, tab } = await aDevice();
  const { shopId, device } = world;
  const selling = await tab(device.outbox);
  selling.put(shopId, [soap]);
  await settled();
  const late = await tab(await outboxOf());
  const { id: cartId, lines } = selling.current(shopId);
  const payments = [{ method: "cash" as const, amount: 500, tendered: 500 }];
  await recordSale(device, { shopId, cartId, lines, payments });
  late.hold(shopId);
  await settled();
  expect(await store().carts()).toHaveLength(1);
  // The other tab tells that it stored a cart.
  await selling.refresh();
  await settled();
  expect(await store().carts()).toEqual([]);
  expect(selling.held(shopId)).toEqual([]);
});

test("a line added while the carts are read again stays", async () => {
  const { world, store, tab } = await aDevice();
  const book = await tab(world.device.outbox);
  book.put(world.shopId, [soap]);
  await settled();
  const reading = book.refresh();
  book.put(world.shopId, [soap, milk]);
  await reading;
  expect(book.current(world.shopId).lines).toEqual([soap, milk]);
  await settled();
  expect((await store().carts()).map(({ lines }) => lines)).toEqual([[soap, milk]]);
});

test("a cart that could not be stored stays through a reading; one that another tab emptied goes", async () => {
  const { world, store, tab } = await aDevice();
  const full = store();
  const book = await tab(world.device.outbox, full);
  full.putCart = async () => {
    throw new DOMException("no room", "QuotaExceededError");
  };
  book.put(world.shopId, [soap]);
  await settled();
  await book.refresh();
  expect(book.current(world.shopId).lines).toEqual([soap]);

  const other = await tab(world.device.outbox);
  other.put(world.shopId, [milk]);
  await settled();
  const third = await tab(world.device.outbox);
  third.drop(other.current(world.shopId).id);
  await settled();
  await other.refresh();
  expect(other.current(world.shopId).lines).toEqual([]);
});
