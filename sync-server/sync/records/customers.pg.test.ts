import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { CreateCustomerBody, EditCustomerBody } from "#shared/schemas/customer.ts";
import { reasonsIn, rowsIn, type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";

let world: SyncWorld;
let owner = "";
let shop = "";
const id = () => crypto.randomUUID();

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
});
beforeEach(async () => {
  shop = await world.shop(owner, "Akwa");
});
afterAll(() => world.close());

const awa: Omit<CreateCustomerBody, "customerId"> = {
  ...{ name: "Awa Diop", phone: "+237677000000", otherPhone: "", note: "paie le samedi" },
  ...{ creditLimit: 20_000, termDays: 30, wantsMessages: true },
};

async function create(by: string, body: CreateCustomerBody, of = shop) {
  const device = world.device();
  return reasonsIn(
    await world.send(by, device, [device.operation(of, "customer.create", body)]),
  ).flat();
}
async function edit(by: string, body: EditCustomerBody, of = shop) {
  const device = world.device();
  return reasonsIn(
    await world.send(by, device, [device.operation(of, "customer.edit", body)]),
  ).flat();
}
async function customersOf(by: string, scope = `shop:${shop}`) {
  const cursors: [string, { epoch: number; rev: number }][] = [[scope, { epoch: 1, rev: 1 }]];
  return rowsIn(await world.send(by, world.device(), [], { cursors }), scope).customers ?? [];
}

test("[C1] [M1] a customer is made and edited by anybody of the staff; two editors merge field by field", async () => {
  const seller = await world.member(shop, "seller");
  const customerId = id();
  expect(await create(seller, { ...awa, customerId })).toEqual([]);
  const told = { ...awa, id: customerId, archived: false };
  expect(await customersOf(seller)).toMatchObject([told]);
  expect(await edit(owner, { customerId, patch: { creditLimit: [20_000, 0] } })).toEqual([]);
  const renamed = { name: ["Awa Diop", "Awa D."] as [string, string] };
  expect(await edit(seller, { customerId, patch: renamed })).toEqual([]);
  expect(await customersOf(owner)).toMatchObject([{ ...told, name: "Awa D.", creditLimit: 0 }]);
  expect(await edit(owner, { customerId, patch: { archived: [false, true] } })).toEqual([]);
  expect(await customersOf(seller)).toMatchObject([{ archived: true }]);
});

test("an identifier names one customer, and an unknown one nobody, in another shop neither", async () => {
  const customerId = id();
  expect(await create(owner, { ...awa, customerId })).toEqual([]);
  expect(await create(owner, { ...awa, customerId, name: "Ali" })).toEqual(["id-taken"]);
  const patch = { note: ["", "x"] as [string, string] };
  expect(await edit(owner, { customerId: id(), patch })).toEqual(["unknown-record"]);
  const other = await world.shop(owner, "Bonapriso");
  expect(await edit(owner, { customerId, patch }, other)).toEqual(["unknown-record"]);
  expect(await customersOf(owner)).toMatchObject([{ name: "Awa Diop", note: awa.note }]);
});

test("[C1] [J1] [V2] a reseller makes none and reads none of the shop's", async () => {
  const reseller = await world.member(shop, "reseller");
  expect(await create(owner, { ...awa, customerId: id() })).toEqual([]);
  expect(await create(reseller, { ...awa, customerId: id() })).toEqual(["not-allowed"]);
  expect(await customersOf(reseller, `shop:${shop}:reseller:${reseller}`)).toEqual([]);
});

test.each([
  ["no name", { name: "" }],
  ["a name of signs that nobody sees", { name: "\u200b" }],
  ["a name of 200 signs", { name: "A".repeat(200) }],
  ["a limit below nothing", { creditLimit: -1 }],
  ["half a franc", { creditLimit: 0.5 }],
  ["a term of ten years", { termDays: 3650 }],
])("what no screen lets through is not understood: %s", async (_, wrong) => {
  expect(await create(owner, { ...awa, customerId: id(), ...wrong })).toEqual(["not-understood"]);
});

test("names from right to left, limits of nothing and of none stand as they are", async () => {
  const fields = { ...awa, name: "عائشة ديوب", creditLimit: null, termDays: null };
  expect(await create(owner, { ...fields, customerId: id() })).toEqual([]);
  expect(await create(owner, { ...awa, creditLimit: 0, customerId: id() })).toEqual([]);
  const limits = (await customersOf(owner)).map(({ name, creditLimit }) => [name, creditLimit]);
  expect(limits.sort()).toEqual([
    ["Awa Diop", 0],
    ["عائشة ديوب", null],
  ]);
});
