import { expect, test, vi } from "vitest";
import type { Payment } from "#shared/schemas/sale.ts";
import { settled } from "#tests/support/device/hand-timers.ts";
import { MemoryOutboxStore } from "#tests/support/device/memory-outbox-store.ts";
import { World } from "#tests/support/device/world.ts";
import { CartBook } from "#web/store/outbox/cart-book.ts";
import { StorageFailure } from "#web/store/ports.ts";
import { recordSale } from "./record-sale.ts";

const cash = (amount: number): Payment[] => [{ method: "cash", amount, tendered: amount }];

async function till() {
  const world = new World();
  await world.start();
  await world.settle();
  const { device } = world;
  const store = new MemoryOutboxStore(world.outboxDisk);
  const parts = { store, outbox: device.outbox, clock: () => world.now, random: seeded() };
  const carts = await CartBook.open(parts);
  const sell = (quantity: number, changes: { cartId?: string; price?: number } = {}) => {
    const { cartId = carts.current(world.shopId).id, price = 500 } = changes;
    const lines = [{ productId: "aaaa", quantity, price }];
    return recordSale(device, {
      shopId: world.shopId,
      cartId,
      lines,
      payments: cash(quantity * price),
    });
  };
  return { world, device, carts, sell, shop: world.shopId, reopen: () => CartBook.open(parts) };
}

function seeded() {
  let next = 0;
  const bytes = (count: number) => {
    next += 1;
    return new Uint8Array(count).fill(next);
  };
  return { bytes, fraction: () => 0.5 };
}

test("[W1] a recorded sale is on the disk, its cart is not, and the next cart is empty and new", async () => {
  const { world, carts, sell, shop, reopen } = await till();
  carts.put(shop, [{ productId: "aaaa", quantity: 2, price: 500 }]);
  const { id } = carts.current(shop);
  const recorded = await sell(2);
  expect(recorded).toMatchObject({
    ok: true,
    value: { seq: 1, shown: { receiptNo: "A-000001" }, state: "waiting" },
  });
  expect([...world.outboxDisk.operations.values()]).toHaveLength(1);
  expect(world.outboxDisk.carts.size).toBe(0);
  expect(carts.current(shop)).toMatchObject({ lines: [] });
  expect(carts.current(shop).id).not.toBe(id);
  expect((await reopen()).current(shop).lines).toEqual([]);
});

test("[W1] when the disk is full nothing is recorded and the cart stays", async () => {
  const { world, device, carts, sell, shop } = await till();
  carts.put(shop, [{ productId: "aaaa", quantity: 2, price: 500 }]);
  world.outboxDisk.hook = () => {
    throw new StorageFailure("storage-full");
  };
  expect(await sell(2)).toEqual({ ok: false, refusal: "storage-full" });
  world.outboxDisk.hook = () => {};
  expect(device.outbox.records()).toEqual([]);
  expect(carts.current(shop).lines).toHaveLength(1);
  expect(world.catalogue?.get("aaaa")?.exactStock).toBe(20);
  expect(await sell(2)).toMatchObject({ ok: true, value: { seq: 1 } });
});

test("[W2] [W3] numbers and receipts follow one another without gaps, failures between", async () => {
  const { world, device, sell } = await till();
  const numbers: unknown[] = [];
  for (let turn = 1; turn <= 4; turn += 1) {
    if (turn % 2 === 0)
      world.outboxDisk.hook = () => {
        throw new StorageFailure("storage-unavailable");
      };
    await sell(1, { cartId: `cart-${turn}` });
    world.outboxDisk.hook = () => {};
    await sell(1, { cartId: `again-${turn}` });
  }
  for (const { seq, operation } of device.outbox.records())
    numbers.push([seq, operation.kind === "sale" && operation.body.receipt]);
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6].map((number) => [number, number]));
});

test("[W4] the same cart twice at once is one sale", async () => {
  const { device, sell } = await till();
  const [one, two] = await Promise.all([sell(1, { cartId: "cart" }), sell(1, { cartId: "cart" })]);
  expect(one).toEqual(two);
  expect(device.outbox.records()).toHaveLength(1);
});

test("[W4] other goods in a cart that another tab has sold meanwhile are another sale", async () => {
  const { device, sell } = await till();
  await sell(1, { cartId: "cart" });
  const other = await sell(3, { cartId: "cart" });
  expect(other).toMatchObject({ ok: true, value: { seq: 2 } });
  expect(device.outbox.records()).toHaveLength(2);
});

test("[W4] [B1] the same goods with another discount in another tab are another sale, once each", async () => {
  const { world, device } = await till();
  const sell = (francs: number) =>
    recordSale(device, {
      shopId: world.shopId,
      cartId: "cart",
      lines: [{ productId: "aaaa", quantity: 2, price: 500 }],
      off: { francs, reason: "gesture" },
      payments: cash(1000 - francs),
    });
  const first = await sell(50);
  expect(await sell(50)).toEqual(first);
  expect(await sell(80)).toMatchObject({ ok: true, value: { seq: 2 } });
  await sell(80);
  const totals = device.outbox.records().map(({ operation }) => operation.body);
  expect(totals).toMatchObject([{ total: 950 }, { total: 920 }]);
});

test("refuses more than there is, and a price below the minimum, writing nothing", async () => {
  const { device, sell } = await till();
  expect(await sell(21)).toEqual({ ok: false, refusal: "insufficient-stock" });
  expect(await sell(1, { price: 399 })).toEqual({ ok: false, refusal: "price-below-minimum" });
  expect(device.outbox.records()).toEqual([]);
});

test("refuses who may not open the shop", async () => {
  const { device } = await till();
  const sale = { shopId: "another", cartId: "cart", lines: [], payments: [] };
  expect(await recordSale(device, sale)).toEqual({ ok: false, refusal: "no-access" });
});

test("a cart put aside comes back, the one in the till changes places with it", async () => {
  const { carts, shop, reopen } = await till();
  carts.put(shop, [{ productId: "aaaa", quantity: 1, price: 500 }]);
  const first = carts.current(shop).id;
  carts.hold(shop, "dame en bleu");
  expect(carts.current(shop).lines).toEqual([]);
  expect(carts.held(shop).map(({ id, label }) => [id, label])).toEqual([[first, "dame en bleu"]]);
  carts.put(shop, [{ productId: "bbbb", quantity: 2, price: 500 }]);
  carts.recall(shop, first);
  expect(carts.current(shop)).toMatchObject({ id: first, held: false });
  expect(carts.held(shop)).toHaveLength(1);
  await settled();
  const again = await reopen();
  expect(again.current(shop).id).toBe(first);
  expect(again.held(shop).map(({ lines }) => lines[0]?.productId)).toEqual(["bbbb"]);
  again.drop(again.held(shop)[0]?.id ?? "");
  await settled();
  expect((await reopen()).held(shop)).toEqual([]);
});

test("[J11] a sale of somebody who is switched in bears their name and their identifier", async () => {
  const { device, sell, shop } = await till();
  const seller = { userId: "aline", fullName: "Aline", shopId: shop, role: "seller" as const };
  vi.spyOn(device, "sellerIn").mockReturnValue(seller);
  const sold = await sell(1);
  expect(sold).toMatchObject({
    value: { operation: { body: { sellerId: "aline" } }, shown: { sellerName: "Aline" } },
  });
  expect(sold.ok && sold.value.by).toBe(device.userId);
});
