import { expect, test } from "vitest";
import { goodsDevice } from "#tests/support/device/goods-device.ts";
import { World } from "#tests/support/device/world.ts";
import { notebookOf, suppliersOf } from "#web/store/read-models/customers/keep-customers.ts";
import { importCustomers } from "./import-customers.ts";

const person = (name: string, balance: number) => ({
  fields: {
    ...{ name, phone: "", otherPhone: "", note: "" },
    ...{ creditLimit: null, termDays: null, wantsMessages: true },
  },
  balance,
});
const people = [person("Awa", 12_500), person("Ali", 0), person("Zoé", -300)];

test("[C6] a file of customers is written once, with what each owed before", async () => {
  const world = new World();
  await world.start();
  await world.settle();
  const { device, shopId } = world;
  const notebook = await notebookOf(device, shopId);
  const given = { shopId, importId: "file", people, reason: "Ancien cahier" };
  expect(await importCustomers(device, given)).toEqual({ ok: true, value: { customers: 3 } });
  expect(await importCustomers(device, given)).toEqual({ ok: true, value: { customers: 3 } });
  const names = new Map(notebook?.customers.list().map(({ id, name }) => [id, name]));
  const owed = notebook?.whole
    .now()
    .balances.map(({ customerId, owed }) => [names.get(customerId), owed]);
  expect(owed).toEqual([
    ["Awa", 12_500],
    ["Zoé", -300],
  ]);
  expect([...names.values()]).toEqual(["Ali", "Awa", "Zoé"]);
});

test("[C6] what was owed before is no affair of a reseller's device", async () => {
  const { device, shopId } = await goodsDevice("reseller");
  const given = { shopId, importId: "file", people, reason: "cahier" };
  expect(await importCustomers(device, given)).toMatchObject({ ok: false });
  expect(device.outbox.waiting()).toEqual([]);
});

test("[G1] suppliers of a file stand in their own notebook, with what is owed to them", async () => {
  const world = new World();
  await world.start();
  await world.settle();
  const { device, shopId } = world;
  const given = { shopId, suppliers: true, importId: "file", people, reason: "Anciens comptes" };
  expect(await importCustomers(device, given)).toMatchObject({ ok: true });
  const [buyers, sellers] = [await notebookOf(device, shopId), await suppliersOf(device, shopId)];
  expect(buyers?.customers.list()).toEqual([]);
  expect(sellers?.customers.list().map(({ name }) => name)).toEqual(["Ali", "Awa", "Zoé"]);
  expect(sellers?.whole.now().balances.map(({ owed }) => owed)).toEqual([12_500, -300]);
});
