import { expect, test } from "vitest";
import { must } from "#shared/must.ts";
import { goodsDevice } from "#tests/support/device/goods-device.ts";
import { goodsShop as shopId } from "#tests/support/device/goods-rows.ts";
import { notebookOf, suppliersOf } from "#web/store/read-models/customers/keep-customers.ts";
import { placedRecord } from "#web/store/read-models/tills/placed-fact.ts";
import { adjustAccount, takePayment } from "./accounts.ts";
import { createCustomer } from "./customers.ts";

const fields = {
  ...{ name: "Grossiste de Mboppi", phone: "", otherPhone: "", note: "" },
  ...{ creditLimit: null, termDays: 30, wantsMessages: false },
};
const suppliers = true;

/** The owner's device without a network, on which a supplier was noted to whom 5,000 F are owed. */
async function withSupplier() {
  const given = await goodsDevice("owner");
  const { device } = given;
  const notebook = must(await suppliersOf(device, shopId), "the suppliers");
  await createCustomer(device, { shopId, suppliers, formId: "new", fields });
  const customerId = must(notebook.whole.now().customers[0]?.id, "the supplier");
  const said = { kind: "opening" as const, change: 5000, reason: "Facture 12" };
  await adjustAccount(device, { shopId, suppliers, formId: "said", customerId, ...said });
  return { ...given, notebook, customerId, owed: () => notebook.whole.owed(customerId) };
}

test("[G1] the office notes a supplier, what it owes and what it pays; the customers know nothing of it", async () => {
  const { device, customerId, owed } = await withSupplier();
  expect(owed()).toBe(5000);
  const paid = { shopId, suppliers, customerId, formId: "paid", amount: 2000 };
  expect(await takePayment(device, { ...paid, by: { method: "mobile-money" } })).toMatchObject({
    value: { operation: { body: { suppliers: true, owedBefore: 5000, amount: 2000 } } },
  });
  expect(owed()).toBe(3000);
  const customers = must(await notebookOf(device, shopId)).whole.now();
  expect([customers.customers, customers.balances, customers.moves]).toEqual([[], [], []]);
});

test("[G3] [W1] what is paid out of the drawer is a move of the till, written with the payment or not at all", async () => {
  const { device, customerId, outboxDisk, owed } = await withSupplier();
  const steps: string[] = [];
  outboxDisk.hook = (step) => {
    steps.push(step);
  };
  const given = { shopId, suppliers, customerId, by: { method: "cash" as const } };
  const fromDrawer = "Grossiste de Mboppi";
  await takePayment(device, { ...given, formId: "one", amount: 1500, fromDrawer });
  expect(steps).toEqual(["record:before", "record:after"]);
  const [payment, move] = device.outbox.records().slice(-2);
  expect(move?.operation).toMatchObject({
    ...{ kind: "till.move", body: { direction: "out", amount: 1500, reason: fromDrawer } },
  });
  // The drawer counts the move alone: the payment itself is in no figure of the till.
  expect(placedRecord(must(payment), () => undefined)).toBeUndefined();
  const before = device.outbox.records().length;
  await takePayment(device, { ...given, formId: "two", amount: 500 });
  expect(device.outbox.records().length).toBe(before + 1);
  outboxDisk.hook = (step) => {
    if (step === "record:before") throw new Error("full");
  };
  await takePayment(device, { ...given, formId: "three", amount: 100, fromDrawer }).catch(() => {});
  expect(device.outbox.records().length).toBe(before + 1);
  expect(owed()).toBe(3000);
});

test.each(["seller", "employee", "reseller"] as const)(
  "[G2] %s keeps no suppliers",
  async (role) => {
    const { device } = await goodsDevice(role);
    expect(await suppliersOf(device, shopId)).toBeUndefined();
    const made = createCustomer(device, { shopId, suppliers, formId: "new", fields });
    expect(await made).toEqual({ ok: false, refusal: "not-allowed" });
    const paid = { shopId, suppliers, customerId: shopId, formId: "paid", amount: 10 };
    expect(await takePayment(device, { ...paid, by: { method: "cash" } })).toEqual({
      ...{ ok: false, refusal: "not-allowed" },
    });
  },
);
