import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { endMember } from "#server/accounts/members.ts";
import type { AccountMoveBody, AdjustAccountBody } from "#shared/schemas/customer-account.ts";
import type { SaleBody } from "#shared/schemas/sale.ts";
import { aLine, type HandDevice } from "#tests/support/builders.ts";
import { reasonsIn, type SyncWorld, statusesIn, syncWorld } from "#tests/support/sync-world.ts";

let world: SyncWorld;
let owner = "";
let seller = "";
let shop = "";
let awa = "";
const id = () => crypto.randomUUID();

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
});
beforeEach(async () => {
  shop = await world.shop(owner, "Akwa");
  seller = await world.member(shop, "seller");
  await world.product(shop, owner, "savon", { stock: 100 });
  awa = await world.customer(shop, owner, { creditLimit: 10_000 });
});
afterAll(() => world.close());

const charge = (amount: number, owedBefore = 0, more: object = {}): AccountMoveBody => ({
  ...{ kind: "charge", customerId: awa, amount, owedBefore, saleId: id(), ...more },
});
let receipts = 0;
const paid = (amount: number, more: object = {}): AccountMoveBody =>
  ({
    ...{ kind: "payment", customerId: awa, amount, owedBefore: 0, method: "cash" },
    ...{ receipt: ++receipts, ...more },
  }) as AccountMoveBody;

async function move(by: string, bodies: AccountMoveBody[], device = world.device()) {
  const operations = bodies.map((body) => device.operation(shop, "account.move", body));
  return reasonsIn(await world.send(by, device, operations));
}
async function adjust(by: string, body: Partial<AdjustAccountBody>) {
  const whole = { customerId: awa, kind: "opening", change: 5000, reason: "cahier", ...body };
  return world.act(by, shop, "account.adjust", whole as AdjustAccountBody);
}
const seen = (by: string, scope = `shop:${shop}`) => world.rows(by, scope);
async function owed(customerId = awa) {
  const { accounts = [] } = await seen(owner);
  return accounts.find((one) => one.customerId === customerId)?.balance;
}

test("[C2] [C3] a sale on credit and its charge, a payment and a refund make the balance", async () => {
  const device = world.device();
  const sale = device.sale(shop, [aLine("savon", { quantity: 4 })]);
  const body = sale.body as SaleBody;
  const amount = body.total;
  body.payments = [{ method: "credit", amount, customerId: awa }];
  const answer = await world.send(seller, device, [
    sale,
    device.operation(shop, "account.move", charge(amount, 0, { saleId: sale.id })),
  ]);
  expect(statusesIn(answer)).toEqual(["applied", "applied"]);
  expect(await owed()).toBe(amount);
  expect(await move(seller, [paid(300)])).toEqual([[]]);
  const refund = { kind: "refund", customerId: awa, amount: 100, owedBefore: 0, saleId: sale.id };
  expect(await move(seller, [refund as AccountMoveBody])).toEqual([[]]);
  expect(await owed()).toBe(amount - 400);
  const { sales, accountMoves } = await seen(seller);
  expect(sales?.[0]?.payments).toEqual([{ method: "credit", amount, customerId: awa }]);
  expect(accountMoves?.map(({ kind, change }) => [kind, change]).sort()).toEqual([
    ["charge", amount],
    ["payment", -300],
    ["refund", -100],
  ]);
});

test("[C3] more is paid than is owed: the rest is a deposit, below zero", async () => {
  expect(await move(seller, [charge(1000), paid(1500)])).toEqual([[], []]);
  expect(await owed()).toBe(-500);
});

test.each([
  ["one franc", 1],
  ["the most that is counted exactly", Number.MAX_SAFE_INTEGER],
])("[C3] the smallest and the largest amounts are kept to the franc: %s", async (_, amount) => {
  awa = await world.customer(shop, owner, { creditLimit: null });
  expect(await move(seller, [charge(amount)])).toEqual([[]]);
  expect(await owed()).toBe(amount);
  expect(await move(seller, [paid(amount)])).toEqual([[]]);
  expect(await owed()).toBe(0);
});

test("[C3] [J2] the same move again changes nothing", async () => {
  const device = world.device();
  const operation = device.operation(shop, "account.move", charge(700));
  await world.send(seller, device, [operation]);
  await world.send(seller, device, [operation]);
  expect(await owed()).toBe(700);
});

test.each([
  ["within the limit", 0, 10_000, []],
  ["above it by what the device showed", 1, 10_000, ["over-limit"]],
  ["above it on two devices, each within it", 0, 6000, ["over-limit-together"]],
] as const)("[C4] a charge %s", async (which, owedBefore, amount, flags) => {
  if (which.includes("two")) await move(seller, [charge(6000)]);
  expect(await move(seller, [charge(amount, owedBefore)])).toEqual([flags]);
  expect(await owed()).toBe(which.includes("two") ? 12_000 : amount);
});

test("[C4] no credit is above the limit from the first franc, no limit never is", async () => {
  awa = await world.customer(shop, owner, { creditLimit: 0 });
  expect(await move(seller, [charge(1)])).toEqual([["over-limit"]]);
  awa = await world.customer(shop, owner, { creditLimit: null });
  expect(await move(seller, [charge(999_999_999)])).toEqual([[]]);
});

test("[C4] a customer whom the books do not know, or one of another shop, is kept and flagged", async () => {
  const known = awa;
  awa = id();
  expect(await move(seller, [charge(500)])).toEqual([["unknown-customer"]]);
  expect(await owed()).toBe(500);
  shop = await world.shop(owner, "Bonapriso");
  awa = known;
  expect(await move(owner, [charge(500)])).toEqual([["unknown-customer"]]);
});

test("[C4] one that was archived while the sale waited is charged as any other", async () => {
  const device = world.device();
  const patch = { archived: [false, true] as [boolean, boolean] };
  const edit = device.operation(shop, "customer.edit", { customerId: awa, patch });
  await world.send(owner, device, [edit]);
  expect(await move(seller, [charge(500)])).toEqual([[]]);
});

test("[C4] the same paid on two devices within ten minutes stands twice and is flagged once", async () => {
  const [one, other] = [world.device(), world.device()];
  await move(seller, [charge(5000)]);
  expect(await move(seller, [paid(2000)], one)).toEqual([[]]);
  expect(await move(seller, [paid(2000)], other)).toEqual([["paid-twice"]]);
  expect(await owed()).toBe(1000);
  world.now += 11 * 60_000;
  expect(await move(seller, [paid(2000)], world.device())).toEqual([[]]);
  expect(await move(seller, [paid(2000)], one)).toEqual([["paid-twice"]]);
  world.now += 11 * 60_000;
  expect(await move(seller, [paid(300), paid(300)], one)).toEqual([[], []]);
});

test("[C4] [P1] a reference that a sale or another payment has told is flagged", async () => {
  const by = { method: "mobile-money", reference: "MP 123-45" };
  expect(await move(seller, [paid(100, by)])).toEqual([[]]);
  expect(await move(seller, [paid(200, { ...by, reference: "mp12345" })])).toEqual([
    ["reference-used"],
  ]);
});

test("[C6] the office says what was owed before, forgives and puts right; a seller may not", async () => {
  expect(await adjust(seller, {})).toEqual(["not-allowed"]);
  expect(await adjust(owner, {})).toEqual([]);
  expect(await adjust(owner, { kind: "forgiven", change: -2000 })).toEqual([]);
  expect(await adjust(owner, { kind: "correction", change: -500 })).toEqual([]);
  expect(await owed()).toBe(2500);
  expect(await adjust(owner, { customerId: id() })).toEqual(["unknown-record"]);
  expect(await adjust(owner, { change: 0 })).toEqual(["not-understood"]);
  expect(await adjust(owner, { reason: " " })).toEqual(["not-understood"]);
});

test("[J3a] [V1] [V2] a reseller charges nobody and reads no account", async () => {
  const reseller = await world.member(shop, "reseller");
  await move(seller, [charge(500)]);
  expect(await move(reseller, [charge(500)])).toEqual([["not-allowed"]]);
  const read = await seen(reseller, `shop:${shop}:reseller:${reseller}`);
  expect([read.accounts ?? [], read.accountMoves ?? []]).toEqual([[], []]);
  expect(await owed()).toBe(500);
});

test("[J3] whoever was dismissed since has charged all the same, and is flagged", async () => {
  const device: HandDevice = world.device();
  const operation = device.operation(shop, "account.move", charge(500));
  await endMember(world.accounts, { shopId: shop, userId: seller });
  expect(reasonsIn(await world.send(seller, device, [operation]))).toEqual([["seller-dismissed"]]);
  expect(await owed()).toBe(500);
});

test.each([
  ["nothing", { amount: 0 }],
  ["half a franc", { amount: 0.5 }],
  ["less than nothing", { amount: -5 }],
  ["a means that nobody knows", { kind: "payment", method: "cowries", receipt: 1 }],
  ["a debt paid by credit", { kind: "payment", method: "credit", receipt: 1 }],
  ["no ticket", { saleId: undefined }],
])("what no screen lets through is not understood: %s", async (_, wrong) => {
  const body = { ...charge(500), ...wrong } as AccountMoveBody;
  expect(await move(seller, [body])).toEqual([["not-understood"]]);
  expect(await owed()).toBeUndefined();
});
