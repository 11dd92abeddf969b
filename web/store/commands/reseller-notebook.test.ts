import { expect, test } from "vitest";
import { must } from "#shared/must.ts";
import { goodsDevice } from "#tests/support/device/goods-device.ts";
import {
  aTransfer,
  ownerId,
  resellerId,
  goodsShop as shopId,
} from "#tests/support/device/goods-rows.ts";
import { notebookOf } from "#web/store/read-models/customers/keep-customers.ts";
import { placedRecord } from "#web/store/read-models/tills/placed-fact.ts";
import { adjustAccount, chargeWithSale, takePayment } from "./accounts.ts";
import { createCustomer, editCustomer } from "./customers.ts";
import { recordResellerSale } from "./record-reseller-sale.ts";

const fields = {
  ...{ name: "Awa Diop", phone: "", otherPhone: "", note: "", creditLimit: null, termDays: null },
  wantsMessages: true,
};

async function aReseller() {
  const given = await goodsDevice("reseller", { transfers: [aTransfer({ inStock: 4 })] });
  const { device } = given;
  const notebook = must(await notebookOf(device, shopId), "the notebook");
  const made = await createCustomer(device, { shopId, formId: "new", fields });
  const [customer] = notebook.whole.now().customers;
  const customerId = must(customer?.id, "the customer");
  const owed = () => notebook.whole.owed(customerId);
  const sellOnCredit = async (amount: number) => {
    const charge = await chargeWithSale(device, {
      ...{ shopId, customerId, amount, today: "2026-11-20" },
    });
    const lines = [{ productId: "aaaa", quantity: 2, price: 500 }];
    const also = charge && [charge];
    return recordResellerSale(device, { shopId, cartId: "cart", lines, also });
  };
  return { ...given, notebook, made, customerId, owed, sellOnCredit };
}

test("[C10] a reseller notes a customer, sells on credit and is paid, all without a network", async () => {
  const { device, outboxDisk, made, customerId, owed, sellOnCredit } = await aReseller();
  expect(made).toMatchObject({ ok: true, value: { operation: { body: { own: true } } } });
  const steps: string[] = [];
  outboxDisk.hook = (step) => {
    steps.push(step);
  };
  const sold = await sellOnCredit(1000);
  // The ticket and what it leaves on the account are one writing (C2).
  expect(steps).toEqual(["record:before", "record:after"]);
  const [, sale, charge] = device.outbox.records();
  expect(sold).toMatchObject({ ok: true, value: { id: sale?.id } });
  expect(sale?.operation).toMatchObject({ kind: "reseller-sale", body: { total: 1000 } });
  expect(charge?.operation.body).toMatchObject({
    ...{ kind: "charge", own: true, customerId, amount: 1000, owedBefore: 0, saleId: sale?.id },
  });
  expect(owed()).toBe(1000);
  const given = { shopId, customerId, formId: "paid", amount: 1200 };
  expect(await takePayment(device, { ...given, by: { method: "cash" } })).toMatchObject({
    value: { operation: { body: { own: true, owedBefore: 1000 } } },
  });
  expect(owed()).toBe(-200);
});

test("[C10] a reseller is the office of their notebook: puts accounts right, says who is a double of whom", async () => {
  const { device, notebook, customerId, owed } = await aReseller();
  const said = { shopId, formId: "said", customerId, kind: "opening" as const, reason: "Carnet" };
  expect(await adjustAccount(device, { ...said, change: 700 })).toMatchObject({
    value: { operation: { body: { own: true, change: 700 } } },
  });
  expect(owed()).toBe(700);
  await createCustomer(device, { shopId, formId: "second", fields: { ...fields, name: "Awa D." } });
  const double = must(notebook.customers.list().find(({ name }) => name === "Awa D."));
  const patch = { mergedInto: [null, customerId] as [null, string] };
  const edit = { shopId, formId: "merge", name: "Awa D.", customerId: double.id, patch };
  expect(await editCustomer(device, edit)).toMatchObject({
    value: { operation: { body: { own: true } } },
  });
  expect(notebook.whole.now().customers.map(({ name }) => name)).toEqual(["Awa Diop"]);
});

test("[C10] what waits on a device of another reseller, or of the shop's notebook, is in nobody else's", async () => {
  const { device, owed, sellOnCredit } = await aReseller();
  await sellOnCredit(1000);
  const waiting = device.outbox.records();
  // The same phone, somebody else signed in.
  for (const [role, by] of [
    ["reseller", "0198c0de-0000-7000-8000-0000000000ee"],
    ["reseller", resellerId],
    ["owner", ownerId],
  ] as const) {
    const other = await goodsDevice(role);
    const book = must(await notebookOf(other.device, shopId));
    const put = waiting.map((record) => ({ ...record, by }));
    for (const one of [book.customers, book.balances, book.moves])
      one.takeOwn({ put, removed: [] });
    const expected = by === resellerId ? [owed()] : [];
    expect(book.whole.now().balances.map((balance) => balance.owed)).toEqual(expected);
    expect(book.whole.now().customers).toHaveLength(expected.length);
    expect(book.whole.now().moves).toHaveLength(expected.length);
  }
});

test("[C7] [C10] staff who was a reseller finds nothing of that notebook in the till", async () => {
  const { device, customerId } = await aReseller();
  const given = { shopId, customerId, formId: "paid", amount: 300 };
  await takePayment(device, { ...given, by: { method: "cash" } });
  const paid = must(device.outbox.records().at(-1));
  expect(placedRecord(paid, () => undefined)).toBeUndefined();
});
