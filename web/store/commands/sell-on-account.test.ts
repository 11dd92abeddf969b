import { expect, test } from "vitest";
import { accountPayments, leftOnAccount } from "#shared/rules/on-account.ts";
import { uuidNo } from "#tests/support/device/goods-rows.ts";
import { MemoryOutboxStore } from "#tests/support/device/memory-outbox-store.ts";
import { World } from "#tests/support/device/world.ts";
import { CartBook } from "#web/store/outbox/cart-book.ts";
import { StorageFailure } from "#web/store/ports.ts";
import { notebookOf } from "#web/store/read-models/customers/keep-customers.ts";
import { chargeWithSale, refundWithReturn, takePayment } from "./accounts.ts";
import { recordReturn } from "./record-return.ts";
import { recordSale } from "./record-sale.ts";

const customerId = uuidNo(61);

async function aTill() {
  const world = new World();
  await world.start();
  await world.settle();
  const { device, shopId } = world;
  const store = new MemoryOutboxStore(world.outboxDisk);
  const parts = { store, outbox: device.outbox, clock: device.clock, random: device.random };
  const carts = await CartBook.open(parts);
  const notebook = await notebookOf(device, shopId);
  const owed = () => notebook?.balances.get(customerId)?.owed ?? 0;
  const lines = [{ productId: "aaaa", quantity: 2, price: 500 }];
  carts.put(shopId, lines);
  const { id: cartId } = carts.current(shopId);
  const sell = async () => {
    const left = leftOnAccount(1000, 0, owed());
    const amount = left.deposit + left.credit;
    const charge = await chargeWithSale(device, {
      ...{ shopId, customerId, amount, today: "2026-11-20" },
    });
    const payments = accountPayments(left, customerId);
    return recordSale(device, { shopId, cartId, lines, payments, also: charge && [charge] });
  };
  return { world, device, shopId, carts, cartId, lines, owed, sell };
}

test("[C2] a sale on account and its charge are one writing, of the same francs, and its cart is gone", async () => {
  const { world, device, carts, shopId, owed, sell } = await aTill();
  const steps: string[] = [];
  world.outboxDisk.hook = (step) => {
    steps.push(step);
  };
  const sold = await sell();
  expect(steps).toEqual(["record:before", "record:after"]);
  const [sale, charge] = device.outbox.records();
  expect(sold).toMatchObject({ ok: true, value: { id: sale?.id } });
  expect(sale?.operation.body).toMatchObject({
    payments: [{ method: "credit", amount: 1000, customerId }],
  });
  expect(charge?.operation).toMatchObject({
    ...{ kind: "account.move", seq: 2 },
    body: { kind: "charge", customerId, amount: 1000, owedBefore: 0, saleId: sale?.id },
  });
  expect(owed()).toBe(1000);
  expect(world.outboxDisk.carts.size).toBe(0);
  expect(carts.current(shopId).lines).toEqual([]);
});

test("[C2] a disk that takes one of the two takes neither, and the cart stays", async () => {
  const { world, device, carts, shopId, owed, sell } = await aTill();
  world.outboxDisk.hook = () => {
    throw new StorageFailure("storage-full");
  };
  expect(await sell()).toEqual({ ok: false, refusal: "storage-full" });
  world.outboxDisk.hook = () => {};
  expect([device.outbox.records(), world.outboxDisk.operations.size, owed()]).toEqual([[], 0, 0]);
  expect(carts.current(shopId).lines).toHaveLength(1);
  expect(await sell()).toMatchObject({ ok: true, value: { seq: 1 } });
});

test("[W4] [C2] the same cart confirmed twice is one sale and one charge", async () => {
  const { device, owed, sell } = await aTill();
  const [first, second] = await Promise.all([sell(), sell()]);
  expect(first.ok && second.ok && first.value.id).toBe(second.ok && second.value.id);
  expect(device.outbox.records()).toHaveLength(2);
  expect(owed()).toBe(1000);
});

test("[C2] without its charge nothing is sold on account", async () => {
  const { device, shopId, cartId, lines } = await aTill();
  const payments = accountPayments({ deposit: 0, credit: 1000 }, customerId);
  await expect(recordSale(device, { shopId, cartId, lines, payments })).rejects.toThrow("C2");
  expect(device.outbox.records()).toEqual([]);
});

test("[C2] [C3] a deposit is used first, and what is owed then says so", async () => {
  const { device, shopId, owed, sell } = await aTill();
  const by = { method: "cash" as const };
  await takePayment(device, { shopId, formId: "deposit", customerId, amount: 300, by });
  expect(owed()).toBe(-300);
  const sold = await sell();
  expect(sold.ok && sold.value.operation.body).toMatchObject({
    payments: [
      { method: "deposit", amount: 300, customerId },
      { method: "credit", amount: 700, customerId },
    ],
  });
  expect(device.outbox.records().at(-1)?.operation.body).toMatchObject({
    ...{ kind: "charge", amount: 1000, owedBefore: -300 },
  });
  expect(owed()).toBe(700);
});

test("[C2] what comes back of it lowers the debt in the same writing, or nothing is written", async () => {
  const { world, device, shopId, owed, sell } = await aTill();
  const sold = await sell();
  if (!sold.ok) throw new Error(sold.refusal);
  const saleId = sold.value.id;
  const lines = [{ productId: "aaaa", quantity: 1, price: 500, name: "Savon aaaa" }];
  const back = {
    ...{ shopId, formId: "back", saleId, lines, restock: true, refund: "credit" as const },
    reason: "abîmé",
  };
  await expect(recordReturn(device, back)).rejects.toThrow("C2");
  const off = await refundWithReturn(device, { shopId, customerId, amount: 500, saleId });
  const also = off && [off];
  world.outboxDisk.hook = () => {
    throw new StorageFailure("storage-full");
  };
  expect(await recordReturn(device, { ...back, also })).toEqual({
    ...{ ok: false, refusal: "storage-full" },
  });
  world.outboxDisk.hook = () => {};
  expect([device.outbox.records().length, owed()]).toEqual([2, 1000]);
  for (const _ of [1, 2])
    expect(await recordReturn(device, { ...back, also })).toMatchObject({ ok: true });
  expect(device.outbox.records().map(({ operation }) => operation.kind)).toEqual([
    ...["sale", "account.move", "return", "account.move"],
  ]);
  expect(device.outbox.records().at(-1)?.operation.body).toEqual({
    ...{ kind: "refund", customerId, amount: 500, owedBefore: 1000, saleId },
  });
  expect(owed()).toBe(500);
});
