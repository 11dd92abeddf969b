import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { CreateCustomerBody, EditCustomerBody } from "#shared/schemas/customer.ts";
import { type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";

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

const create = (by: string, body: CreateCustomerBody) =>
  world.act(by, shop, "customer.create", body);
const customersOf = async (by: string) => (await world.rows(by, `shop:${shop}`)).customers ?? [];

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

const edit = (by: string, customerId: string, patch: EditCustomerBody["patch"]) =>
  world.act(by, shop, "customer.edit", { customerId, patch });

test("[C1] a seller notes a reminder and in which language somebody reads; older devices tell neither", async () => {
  const seller = await world.member(shop, "seller");
  const customerId = id();
  expect(await create(seller, { ...awa, customerId })).toEqual([]);
  expect(await customersOf(owner)).toMatchObject([{ language: null, reminded: null }]);
  const reminded = { at: "2026-11-12T08:00:00.000Z", by: seller, way: "sms" as const };
  const patch = { reminded: [null, reminded], language: [null, "en"] } as EditCustomerBody["patch"];
  expect(await edit(seller, customerId, patch)).toEqual([]);
  expect(await customersOf(owner)).toMatchObject([{ language: "en", reminded }]);
  const wrong = { reminded: [reminded, { ...reminded, way: "pigeon" }] };
  expect(await edit(seller, customerId, wrong as unknown as EditCustomerBody["patch"])).toEqual([
    "not-understood",
  ]);
});

test("[J1] [M1] a reminder is of who notes it, the one sent later stays, and none is sent in the future", async () => {
  const seller = await world.member(shop, "seller");
  const customerId = id();
  await create(seller, { ...awa, customerId });
  const at = (ms: number) => new Date(world.now + ms).toISOString();
  const remind = (when: string) =>
    edit(seller, customerId, { reminded: [null, { at: when, by: owner, way: "sms" }] });
  const last = async () => (await customersOf(owner))[0]?.reminded;
  expect(await remind(at(-60_000))).toEqual([]);
  expect(await last()).toEqual({ at: at(-60_000), by: seller, way: "sms" });
  expect(await remind(at(-120_000))).toEqual([]);
  expect(await last()).toEqual({ at: at(-60_000), by: seller, way: "sms" });
  expect(await remind(at(86_400_000))).toEqual([]);
  expect(await last()).toEqual({ at: at(0), by: seller, way: "sms" });
});
