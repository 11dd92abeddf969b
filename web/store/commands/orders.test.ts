import { expect, test } from "vitest";
import { must } from "#shared/must.ts";
import { comingOf } from "#shared/rules/order.ts";
import { goodsDevice } from "#tests/support/device/goods-device.ts";
import { goodsShop as shopId } from "#tests/support/device/goods-rows.ts";
import { suppliersOf } from "#web/store/read-models/customers/keep-customers.ts";
import { buyingOf } from "#web/store/read-models/purchases/keep-purchases.ts";
import { createCustomer } from "./customers.ts";
import { createOrder, editOrder } from "./orders.ts";
import { recordPurchase } from "./record-purchase.ts";

/** The owner's device without a network, with a supplier. */
async function withSupplier() {
  const given = await goodsDevice("owner");
  const { device } = given;
  const fields = {
    ...{ name: "Brasseries", phone: "", otherPhone: "", note: "" },
    ...{ creditLimit: null, termDays: null, wantsMessages: false },
  };
  await createCustomer(device, { shopId, suppliers: true, formId: "new", fields });
  const suppliers = must(await suppliersOf(device, shopId));
  const supplierId = must(suppliers.whole.now().customers[0]?.id);
  return { ...given, supplierId, books: must(await buyingOf(device, shopId)) };
}

const lines = [{ productId: "aaaa", quantity: 12, cost: 6000 }];
const draft = { note: "", state: "draft" as const, expectedDay: null, sentDay: null };

test("[O1] [M2] an order is written without a network, once, and shows its edits at once; it moves no goods", async () => {
  const { device, supplierId, books, figure } = await withSupplier();
  const told = { shopId, formId: "one", fields: { ...draft, supplierId, lines } };
  await createOrder(device, told);
  await createOrder(device, told);
  expect(books.orders.list()).toMatchObject([
    { supplierId, lines, state: "draft", byName: "Awa", sent: false },
  ]);
  const orderId = must(books.orders.list()[0]?.id);
  const edit = { shopId, supplierId, orderId };
  await editOrder(device, { ...edit, formId: "two", patch: { state: ["draft", "sent"] } });
  await editOrder(device, { ...edit, formId: "three", patch: { note: ["", "Le matin"] } });
  expect(books.orders.list()).toMatchObject([{ state: "sent", note: "Le matin" }]);
  const before = device.outbox.records().length;
  const same = await editOrder(device, {
    ...{ ...edit, formId: "four", patch: { state: ["sent", "sent"] } },
  });
  expect(same).toEqual({ ok: true, value: null });
  expect(device.outbox.records()).toHaveLength(before);
  expect(await figure("aaaa")).toBe(20);
});

test("[O2] [O3] [O5] what comes of it, told on this device and not yet sent, is on its way no more", async () => {
  const { device, supplierId, books, figure } = await withSupplier();
  const fields = { ...draft, state: "sent" as const, supplierId, lines };
  await createOrder(device, { shopId, formId: "one", fields });
  const orderId = must(books.orders.list()[0]?.id);
  const coming = () => [...comingOf(books.orders.list(), books.purchases.list())];
  expect(coming()).toEqual([["aaaa", 12]]);
  const came = [{ productId: "aaaa", quantity: 5, cost: 2500 }];
  const told = { shopId, today: "2026-11-20", supplierId, orderId, lines: came };
  await recordPurchase(device, { ...told, formId: "two" });
  expect(books.purchases.list()).toMatchObject([{ orderId, lines: came }]);
  expect(coming()).toEqual([["aaaa", 7]]);
  expect(await figure("aaaa")).toBe(25);
});

test("[O1] of nothing, of parts of a piece, or by whoever is not of the office, no order is written", async () => {
  const { device, supplierId } = await withSupplier();
  const fields = { ...draft, supplierId, lines };
  const make = (changes: object) =>
    createOrder(device, { shopId, formId: "x", fields: { ...fields, ...changes } });
  expect(await make({ lines: [] })).toMatchObject({ refusal: "empty-cart" });
  const half = [{ productId: "aaaa", quantity: 0.5 }];
  expect(await make({ lines: half })).toMatchObject({ refusal: "quantity-invalid" });
  const { device: theirs } = await goodsDevice("seller");
  const told = { shopId, formId: "one", fields };
  expect(await createOrder(theirs, told)).toMatchObject({ refusal: "not-allowed" });
  expect(await buyingOf(theirs, shopId)).toBeUndefined();
});
