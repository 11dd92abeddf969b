import { expect, test } from "vitest";
import { must } from "#shared/must.ts";
import { goodsDevice } from "#tests/support/device/goods-device.ts";
import { goodsShop as shopId } from "#tests/support/device/goods-rows.ts";
import { suppliersOf } from "#web/store/read-models/customers/keep-customers.ts";
import { purchasesOf } from "#web/store/read-models/purchases/keep-purchases.ts";
import { createCustomer } from "./customers.ts";
import { recordPurchase, returnPurchase } from "./record-purchase.ts";

const fields = {
  ...{ name: "Brasseries", phone: "", otherPhone: "", note: "" },
  ...{ creditLimit: null, termDays: 30, wantsMessages: false },
};

/** The owner's device without a network, with a supplier whom the shop pays within thirty days. */
async function withSupplier() {
  const given = await goodsDevice("owner");
  const { device } = given;
  const suppliers = must(await suppliersOf(device, shopId));
  await createCustomer(device, { shopId, suppliers: true, formId: "new", fields });
  const supplierId = must(suppliers.whole.now().customers[0]?.id);
  const purchases = must(await purchasesOf(device, shopId));
  return {
    ...given,
    suppliers,
    supplierId,
    purchases,
    owed: () => suppliers.whole.owed(supplierId),
  };
}

const lines = [{ productId: "aaaa", quantity: 12, cost: 6000 }];
const given = { shopId, today: "2026-11-20", lines };

test("[G4] [W1] [E1] goods that came, what they leave to pay, what was paid and what left the drawer are one writing", async () => {
  const { device, outboxDisk, supplierId, suppliers, purchases, owed, figure } =
    await withSupplier();
  const steps: string[] = [];
  outboxDisk.hook = (step) => {
    steps.push(step);
  };
  const extraCosts = [
    { kind: "transport" as const, amount: 700, by: "value" as const },
    { kind: "other" as const, amount: 300, by: "value" as const, onInvoice: true as const },
  ];
  const paid = { amount: 2000, by: { method: "cash" as const }, fromDrawer: "Brasseries" };
  const told = { ...given, formId: "one", supplierId, reference: "F-12", extraCosts, paid };
  const done = await recordPurchase(device, told);
  expect(steps).toEqual(["record:before", "record:after"]);
  const [purchase, charge, payment, move] = device.outbox.records().slice(-4);
  expect(done).toMatchObject({ ok: true, value: { id: purchase?.id } });
  expect(charge?.operation.body).toEqual({
    ...{ kind: "charge", suppliers: true, customerId: supplierId, amount: 6300, owedBefore: 0 },
    ...{ saleId: purchase?.id, dueDay: "2026-12-20" },
  });
  expect(payment?.operation.body).toMatchObject({
    ...{ kind: "payment", suppliers: true, amount: 2000, owedBefore: 6300, receipt: 1 },
    saleIds: [purchase?.id],
  });
  expect(move?.operation.body).toMatchObject({ direction: "out", amount: 2000 });
  expect(owed()).toBe(4300);
  expect(await figure("aaaa")).toBe(32);
  expect(purchases.list()).toMatchObject([
    { id: purchase?.id, reference: "F-12", lines, extraCosts, byName: "Awa", sent: false },
  ]);
  // Confirmed twice it is one purchase.
  await recordPurchase(device, told);
  expect([owed(), await figure("aaaa")]).toEqual([4300, 32]);
  expect(
    suppliers.whole
      .now()
      .moves.map(({ kind }) => kind)
      .sort(),
  ).toEqual(["charge", "payment"]);
});

test("[G4] bought from nobody by name, it is paid: nothing is owed, and the drawer says what left it", async () => {
  const { device, owed, figure } = await withSupplier();
  const before = device.outbox.records().length;
  const paid = { amount: 6000, by: { method: "cash" as const }, fromDrawer: "Marché Central" };
  await recordPurchase(device, { ...given, formId: "one", paid });
  expect(
    device.outbox
      .records()
      .slice(before)
      .map(({ operation }) => operation.kind),
  ).toEqual([...["purchase", "till.move"]]);
  expect([owed(), await figure("aaaa")]).toEqual([0, 32]);
});

test("[G4] nothing that the books would not take is written, nor by anybody else", async () => {
  const { device, supplierId } = await withSupplier();
  const before = device.outbox.records().length;
  const cash = { method: "cash" as const };
  for (const wrong of [
    { lines: [] },
    { lines: [{ productId: "aaaa", quantity: 0, cost: 1 }] },
    { lines: [{ productId: "aaaa", quantity: 1, cost: 0.5 }] },
    { extraCosts: [{ kind: "customs" as const, amount: 0, by: "value" as const }] },
    { lines: Array.from({ length: 501 }, () => ({ productId: "aaaa", quantity: 1, cost: 1 })) },
    { supplierId, paid: { amount: 6001, by: cash } },
    { supplierId, paid: { amount: 0, by: cash } },
  ])
    expect(await recordPurchase(device, { ...given, formId: "one", ...wrong })).toMatchObject({
      ok: false,
    });
  expect(device.outbox.records().length).toBe(before);
  for (const role of ["seller", "employee", "reseller"] as const) {
    const { device: theirs } = await goodsDevice(role);
    expect(await recordPurchase(theirs, { ...given, formId: "one" })).toEqual({
      ...{ ok: false, refusal: "not-allowed" },
    });
    expect(await purchasesOf(theirs, shopId)).toBeUndefined();
  }
});

test("[G4] [E1] once the books hold it, it counts once; refused it counts no more", async () => {
  const { device, accept, receive, figure, supplierId } = await withSupplier();
  await recordPurchase(device, { ...given, formId: "one", supplierId });
  await accept();
  expect(await figure("aaaa")).toBe(32);
  await receive({ stocks: [{ productId: "aaaa", quantity: 32, sold: 0, rev: 6 }] });
  expect(await figure("aaaa")).toBe(32);
});

test("[G6] [W1] what goes back leaves the shelf and is owed less, in one writing", async () => {
  const { device, outboxDisk, supplierId, owed, figure, purchases } = await withSupplier();
  await recordPurchase(device, { ...given, formId: "one", supplierId });
  const purchaseId = must(purchases.list()[0]?.id);
  const steps: string[] = [];
  outboxDisk.hook = (step) => {
    steps.push(step);
  };
  const back = { shopId, formId: "back", purchaseId, supplierId, reason: " Abîmé " };
  const told = { ...back, lines: [{ productId: "aaaa", quantity: 2, cost: 1000 }] };
  expect(await returnPurchase(device, told)).toMatchObject({ ok: true });
  expect(steps).toEqual(["record:before", "record:after"]);
  const [returned, refund] = device.outbox.records().slice(-2);
  expect(returned?.operation).toMatchObject({ kind: "purchase.return", body: { reason: "Abîmé" } });
  expect(refund?.operation.body).toEqual({
    ...{ kind: "refund", suppliers: true, customerId: supplierId, amount: 1000 },
    ...{ owedBefore: 6000, saleId: purchaseId },
  });
  expect([owed(), await figure("aaaa")]).toEqual([5000, 30]);
  expect(purchases.list().map(({ backOf }) => backOf === purchaseId)).toContain(true);
  for (const wrong of [{ reason: " " }, { lines: [] }])
    expect(await returnPurchase(device, { ...told, formId: "wrong", ...wrong })).toMatchObject({
      ok: false,
    });
});

test("[G4] a purchase without costs beside its price tells none, however the form says so", async () => {
  const { device } = await withSupplier();
  await recordPurchase(device, { ...given, formId: "none", extraCosts: [] });
  expect(device.outbox.records().at(-1)?.operation.body).toEqual({ lines });
});
