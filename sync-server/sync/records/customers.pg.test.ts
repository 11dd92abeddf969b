import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { CreateCustomerBody } from "#shared/schemas/customer.ts";
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

async function create(by: string, body: CreateCustomerBody) {
  const device = world.device();
  return reasonsIn(
    await world.send(by, device, [device.operation(shop, "customer.create", body)]),
  ).flat();
}
async function customersOf(by: string) {
  const scope = `shop:${shop}`;
  const cursors: [string, { epoch: number; rev: number }][] = [[scope, { epoch: 1, rev: 1 }]];
  return rowsIn(await world.send(by, world.device(), [], { cursors }), scope).customers ?? [];
}

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

test("[C1] names from right to left, limits of nothing and of none stand as they are", async () => {
  const fields = { ...awa, name: "عائشة ديوب", creditLimit: null, termDays: null };
  expect(await create(owner, { ...fields, customerId: id() })).toEqual([]);
  expect(await create(owner, { ...awa, creditLimit: 0, customerId: id() })).toEqual([]);
  const limits = (await customersOf(owner)).map(({ name, creditLimit }) => [name, creditLimit]);
  expect(limits.sort()).toEqual([
    ["Awa Diop", 0],
    ["عائشة ديوب", null],
  ]);
});
