import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AccountMoveBody } from "#shared/schemas/customer-account.ts";
import { reasonsIn, type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";

let world: SyncWorld;
let owner = "";
let seller = "";
let shop = "";
let awa = "";
let double = "";
const id = () => crypto.randomUUID();

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
});
beforeEach(async () => {
  shop = await world.shop(owner, "Akwa");
  seller = await world.member(shop, "seller");
  awa = await world.customer(shop, owner, { name: "Awa Diop", creditLimit: 10_000 });
  double = await world.customer(shop, owner, { name: "Mme Diop", creditLimit: null });
});
afterAll(() => world.close());

const merge = (by: string, customerId: string, into: string | null) =>
  world.act(by, shop, "customer.edit", { customerId, patch: { mergedInto: [null, into] } });

let receipts = 0;
async function move(customerId: string, kind: "charge" | "payment", amount: number, before = 0) {
  const more = kind === "charge" ? { saleId: id() } : { method: "cash", receipt: ++receipts };
  const body = { kind, customerId, amount, owedBefore: before, ...more } as AccountMoveBody;
  return world.act(seller, shop, "account.move", body);
}

const rows = () => world.rows(owner, `shop:${shop}`);

test("[C8] the office says who is whose double, and takes it back; a seller does neither", async () => {
  expect(await merge(seller, double, awa)).toEqual(["not-allowed"]);
  expect(await merge(owner, double, awa)).toEqual([]);
  const intoOf = async () => (await rows()).customers?.find((one) => one.id === double)?.mergedInto;
  expect(await intoOf()).toBe(awa);
  expect(await merge(seller, double, null)).toEqual(["not-allowed"]);
  expect(await merge(owner, double, null)).toEqual([]);
  expect(await intoOf()).toBeNull();
});

test("[C8] nobody is merged into themselves, into a stranger, or into a customer of another shop", async () => {
  expect(await merge(owner, awa, awa)).toEqual(["unknown-record"]);
  expect(await merge(owner, awa, id())).toEqual(["unknown-record"]);
  const here = shop;
  shop = await world.shop(owner, "Bonapriso");
  const elsewhere = await world.customer(shop, owner, { name: "Awa Diop", creditLimit: null });
  shop = here;
  expect(await merge(owner, awa, elsewhere)).toEqual(["unknown-record"]);
});

test("[C4] [C8] the limit is that of who stands for them, for what all of them owe", async () => {
  expect(await move(double, "charge", 8000)).toEqual([]);
  expect(await merge(owner, double, awa)).toEqual([]);
  expect(await move(awa, "charge", 2000, 8000)).toEqual([]);
  expect(await move(awa, "charge", 1, 10_000)).toEqual(["over-limit"]);
  expect(await move(double, "charge", 100)).toEqual(["over-limit-together"]);
  expect(await merge(owner, double, null)).toEqual([]);
  expect(await move(double, "charge", 100, 8100)).toEqual([]);
  expect(await move(awa, "charge", 100, 2001)).toEqual([]);
});

test("[C3] [C8] every row keeps its own balance, and every line its customer", async () => {
  await move(double, "charge", 8000);
  await merge(owner, double, awa);
  await move(awa, "payment", 3000);
  const { accounts = [], accountMoves = [] } = await rows();
  const balances = new Map(accounts.map(({ customerId, balance }) => [customerId, balance]));
  expect(balances).toEqual(
    new Map([
      [double, 8000],
      [awa, -3000],
    ]),
  );
  expect(accountMoves.map(({ customerId }) => customerId).sort()).toEqual([awa, double].sort());
});

test("[C4] [C8] the same paid under both names within minutes is asked about", async () => {
  await move(awa, "payment", 2000);
  expect(await move(double, "payment", 2000)).toEqual([]);
  world.now += 11 * 60_000;
  await merge(owner, double, awa);
  await move(awa, "payment", 2000);
  expect(await move(double, "payment", 2000)).toEqual(["paid-twice"]);
});

test("[C8] two who were merged into one another without a network have one account all the same", async () => {
  await move(awa, "charge", 6000);
  expect(await merge(owner, double, awa)).toEqual([]);
  expect(await merge(owner, awa, double)).toEqual([]);
  const [first = "", other = ""] = [awa, double].sort();
  expect(await move(other, "charge", 5000)).toEqual(first === awa ? ["over-limit-together"] : []);
  expect(await move(first, "charge", 11_000)).toEqual(first === awa ? ["over-limit"] : []);
});

test("[C8] what was charged before the edit of the same turn is of each alone, after it of both", async () => {
  const device = world.device();
  const charge = (customerId: string, amount: number) =>
    device.operation(shop, "account.move", {
      ...{ kind: "charge", customerId, amount, owedBefore: 0, saleId: id() },
    });
  const edit = (into: string | null) =>
    device.operation(shop, "customer.edit", {
      ...{ customerId: double, patch: { mergedInto: [into === null ? awa : null, into] } },
    });
  const acts = [charge(double, 8000), charge(awa, 3000), edit(awa), charge(awa, 1), edit(null)];
  const judged = await world.send(owner, device, [...acts, charge(awa, 1)]);
  expect(reasonsIn(judged)).toEqual([[], [], [], ["over-limit-together"], [], []]);
});
