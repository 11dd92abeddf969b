import { expect, test } from "vitest";
import { officeScope } from "#shared/rules/permissions.ts";
import type { Adjustment } from "#shared/schemas/adjustment.ts";
import type { CostMonth } from "#shared/schemas/cost.ts";
import type { Purchase } from "#shared/schemas/purchase.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { productFields } from "#tests/support/builders.ts";
import { goodsDevice } from "#tests/support/device/goods-device.ts";
import { aTransfer, uuidNo } from "#tests/support/device/goods-rows.ts";
import { modelScope } from "#tests/support/device/model-server.ts";
import { aMonthBook } from "#tests/support/device/rows.ts";
import { modelPerson, World } from "#tests/support/device/world.ts";
import { createCustomer } from "#web/store/commands/customers.ts";
import { importProducts } from "#web/store/commands/import-products.ts";
import { returnFromReseller } from "#web/store/commands/return-from-reseller.ts";
import { openTill } from "#web/store/commands/till.ts";
import { collectGarbage } from "./garbage-collection.ts";

const dayMs = 86_400_000;

const houseOf = ({ device, server }: World) => ({
  outbox: device.outbox,
  readModels: device.readModels,
  serverTime: server.now,
});

async function opened() {
  const world = new World();
  await world.start();
  await world.settle();
  const left = () => world.device.outbox.records().map((record) => record.state);
  const later = async (days: number) => {
    world.now += days * dayMs;
    world.server.now += days * dayMs;
    await collectGarbage(houseOf(world));
  };
  return { world, left, later };
}

test("[W5] an applied operation leaves after seven days, when its figures have been read", async () => {
  const { world, left, later } = await opened();
  await world.sell("aaaa", 1);
  await world.settle();
  await later(6.9);
  expect(left()).toEqual(["applied"]);
  await later(0.2);
  expect(left()).toEqual([]);
  expect(world.catalogue?.get("aaaa")?.exactStock).toBe(19);
});

test("[W5] an applied operation whose figures have not been read stays, however old", async () => {
  const { world, left, later } = await opened();
  await world.sell("aaaa", 1);
  await world.settle();
  await world.device.readModels.dropScope(modelScope);
  await later(30);
  expect(left()).toEqual(["applied"]);
});

test("[W5] [F2] what waits never leaves", async () => {
  const { world, left, later } = await opened();
  await world.sell("aaaa", 1);
  await later(400);
  expect(left()).toEqual(["waiting"]);
});

test("[W5] a refused operation leaves when the person has closed it", async () => {
  const { world, left, later } = await opened();
  world.server.refuseIntentions = true;
  await world.adjust("aaaa", 1);
  await world.settle();
  await later(30);
  expect(left()).toEqual(["refused"]);
  await world.device.outbox.close(world.device.outbox.records()[0]?.id ?? "");
  await later(0);
  expect(left()).toEqual([]);
});

test("[W5] a clock that jumps does not make a verdict old", async () => {
  const { world, left } = await opened();
  await world.sell("aaaa", 1);
  await world.settle();
  world.now += 900 * dayMs;
  await world.settle();
  await collectGarbage(houseOf(world));
  expect(left()).toEqual(["applied"]);
});

test("[W6] whatever becomes of an operation, the operation itself stays as it was written", async () => {
  const { world } = await opened();
  const texts = () =>
    world.device.outbox.records().map(({ operation }) => JSON.stringify(operation));
  await world.sell("aaaa", 1);
  await world.adjust("bbbb", 2);
  const written = texts();
  const frozen = world.device.outbox.records().map(({ operation }) => deepFrozen(operation));
  world.fate = "answer-lost";
  await world.step();
  world.server.refuseIntentions = true;
  await world.settle();
  await world.device.outbox.close(world.device.outbox.records()[1]?.id ?? "");
  world.restoreServer();
  await world.settle();
  expect(texts()).toEqual(written);
  expect(world.device.outbox.records().map(({ operation }) => operation)).toEqual(frozen);
});

function deepFrozen(operation: Operation): Operation {
  Object.freeze(operation);
  Object.freeze(operation.body);
  return operation;
}

test("[E2] a snapshot from before an operation that has left is not shown by itself", async () => {
  const { world, left, later } = await opened();
  await world.copy();
  await world.sell("aaaa", 1);
  await world.settle();
  await later(8);
  expect(left()).toEqual([]);
  // Opens the catalogue anew and judges every figure that it shows.
  await world.start();
  expect(world.catalogue?.get("aaaa")?.exactStock).toBe(19);
});

test("[V2] rows that nobody on this device may read any more are removed", async () => {
  const { world } = await opened();
  const { outbox, readModels } = world.device;
  const access = outbox.meta.access.map((known) => ({ ...known, shops: [] }));
  await outbox.putMeta({ access });
  await collectGarbage(houseOf(world));
  expect(await readModels.scopes()).toEqual([]);
  expect(await readModels.rows(modelScope, "products")).toEqual([]);
});

test("[H6] sales older than three months go once their month is closed, the others stay", async () => {
  const { world, later } = await opened();
  await world.sell("aaaa", 1);
  await world.settle();
  const month = new Date(world.server.now).toISOString().slice(0, 7);
  await later(60);
  await world.sell("aaaa", 1);
  await world.settle();
  await later(40);
  const { readModels } = world.device;
  expect(await readModels.rows(modelScope, "sales")).toHaveLength(2);
  await closeMonth(world, month);
  await later(0);
  const sales = await readModels.rows(modelScope, "sales");
  expect(sales).toHaveLength(1);
  expect(sales[0]).toMatchObject({ sellerId: modelPerson, receiptNo: "A-000002" });
});

test("[H6] a count stays, however old, until the row of its month is there", async () => {
  const at = "2006-05-17T09:00:00.000Z";
  const lost: Adjustment = {
    ...{ id: uuidNo(7), productId: "aaaa", mode: "decrease", transferId: null, delta: -2 },
    ...{ reason: "Cassé", byId: uuidNo(1), at, day: "2006-05-17", flags: [], rev: 4 },
  };
  const { device, scope, receive } = await goodsDevice("owner", { adjustments: [lost] });
  const { outbox, readModels } = device;
  const collect = () => collectGarbage({ outbox, readModels, serverTime: device.clock() });
  await collect();
  expect(await readModels.rows(scope, "adjustments")).toHaveLength(1);
  await receive({ months: [aMonthBook("2006-05", 6)] });
  await collect();
  expect(await readModels.rows(scope, "adjustments")).toEqual([]);
});

test("[N6] a purchase stays, however old, until the costs of its month are there", async () => {
  const { device, shopId } = await goodsDevice("owner");
  const { outbox, readModels } = device;
  const [scope, at] = [officeScope(shopId), "2022-05-13T09:00:00.000Z"];
  const bought: Purchase = {
    ...{ id: uuidNo(7), supplierId: null, reference: null, extraCosts: [], byId: uuidNo(1), at },
    ...{ lines: [{ productId: "riz0", quantity: 6, cost: 2400 }], deviceAt: Date.parse(at) },
    ...{ day: "2022-05-13", deviceCode: "A", seq: 1, flags: [], rev: 2 },
  };
  const page = (rows: object, from: number, rev: number) =>
    readModels.applyPage({
      scope,
      from: { epoch: 1, rev: from },
      to: { epoch: 1, rev },
      rows,
      own: {},
    });
  await readModels.finishLoad(scope, { cursor: { epoch: 1, rev: 1 }, parts: 0, products: 0 });
  await page({ purchases: [bought] }, 1, 2);
  const collect = () => collectGarbage({ outbox, readModels, serverTime: device.clock() });
  await collect();
  expect(await readModels.rows(scope, "purchases")).toHaveLength(1);
  await page({ costMonths: [aCostMonth("2022-05")] }, 2, 3);
  await collect();
  expect(await readModels.rows(scope, "purchases")).toEqual([]);
});

function aCostMonth(id: string): CostMonth {
  const exact = { francs: [], micros: [] };
  const places = { day: [], sellerId: [], agencyId: [], unknown: [], lostUnknown: [] };
  const days = { ...places, cost: exact, lost: exact };
  return { id, days, products: null, trueUp: [0, 0], rev: 3 };
}

/** The server has closed the month of the sales so far. */
async function closeMonth(world: World, month: string): Promise<void> {
  world.server.rev += 1;
  world.server.rows.months.set(month, aMonthBook(month, world.server.rev));
  await world.settle();
}

test("[W5] [G2] what was told of a supplier leaves when the scope of the office has been read", async () => {
  const { device, accept, receive, shopId } = await goodsDevice("owner");
  const { outbox, readModels } = device;
  const fields = { name: "Brasseries", phone: "", otherPhone: "", note: "", creditLimit: null };
  const given = { shopId, suppliers: true, formId: "new" };
  await createCustomer(device, {
    ...{ ...given, fields: { ...fields, termDays: null, wantsMessages: false } },
  });
  await accept();
  const serverTime = device.clock() + 30 * dayMs;
  await receive({});
  await collectGarbage({ outbox, readModels, serverTime });
  expect(outbox.records()).toHaveLength(1);
  const plan = { cursor: { epoch: 1, rev: 6 }, parts: 0, products: 0 };
  await readModels.finishLoad(officeScope(shopId), plan);
  await collectGarbage({ outbox, readModels, serverTime });
  expect(outbox.records()).toEqual([]);
});

test("[W5] an import that was taken in part leaves when the rows after it have been read", async () => {
  const { device, accept, receive, shopId } = await goodsDevice("owner");
  const { outbox, readModels } = device;
  const creates = [{ fields: productFields("left out"), initialStock: 3 }];
  await importProducts(device, { shopId, importId: uuidNo(500), creates, edits: [] });
  await accept(["rows-refused"]);
  const serverTime = device.clock() + 8 * dayMs;
  await collectGarbage({ outbox, readModels, serverTime });
  expect(outbox.records()).toHaveLength(1);
  await receive({});
  await collectGarbage({ outbox, readModels, serverTime });
  expect(outbox.records()).toEqual([]);
});

test("[W5] an opening of the till leaves when the rows after it have been read", async () => {
  const { world, left, later } = await opened();
  await openTill(world.device, { shopId: world.shopId, formId: "till", float: 500 });
  await world.settle();
  await world.device.readModels.dropScope(modelScope);
  await later(30);
  expect(left()).toEqual(["applied"]);
  await world.settle();
  await later(8);
  expect(left()).toEqual([]);
});

test("[W5] what a reseller did leaves though a reseller reads no stock of the shop", async () => {
  const { device, accept, receive, shopId } = await goodsDevice("reseller", {
    transfers: [aTransfer()],
  });
  const { outbox, readModels } = device;
  const back = { shopId, formId: "back", transferId: uuidNo(1), quantity: 1, reason: "" };
  await returnFromReseller(device, back);
  await accept();
  const serverTime = device.clock() + 8 * dayMs;
  await collectGarbage({ outbox, readModels, serverTime });
  expect(outbox.records()).toHaveLength(1);
  await receive({ transfers: [aTransfer({ returned: 1, inStock: 9, rev: 6 })] });
  await collectGarbage({ outbox, readModels, serverTime });
  expect(outbox.records()).toEqual([]);
  expect((await device.goods(shopId))?.transfers.get(uuidNo(1))?.exactInStock).toBe(9);
});
