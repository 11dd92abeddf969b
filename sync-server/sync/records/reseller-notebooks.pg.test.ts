import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addMember, endMember } from "#server/accounts/members.ts";
import { checkTotals } from "#server/sync/figures/check-totals.ts";
import { closeMonths } from "#server/sync/watches/close-months.ts";
import type { HandDevice } from "#tests/support/builders.ts";
import { handIn, loadNotebook, readNotebook, told } from "#tests/support/notebook-desk.ts";
import { type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";

let world: SyncWorld;
let owner = "";
let shop = "";
let fanta = "";
let other = "";
const id = () => crypto.randomUUID();

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
});
beforeEach(async () => {
  shop = await world.shop(owner, "Akwa");
  fanta = await world.member(shop, "reseller");
  other = await world.member(shop, "reseller");
});
afterAll(() => world.close());

const hand = (who: string, device?: HandDevice) =>
  handIn(world, { shop, who, ...(device && { device }) });
const read = (who: string, scope: string) => readNotebook(world, who, scope);
const load = (who: string, scope: string) => loadNotebook(world, who, scope);
const own = { own: true } as const;
const ofReseller = (who: string) => `shop:${shop}:reseller:${who}`;
const nothing = { customers: [], balances: [], lines: [] };

/** The shop, and two of its resellers, each with a customer of their own who owes. */
async function threeNotebooks() {
  const [office, one, two] = [hand(owner), hand(fanta), hand(other)];
  const [ofShop, awa, bih] = [id(), id(), id()];
  await office.send(office.make(ofShop, { name: "Chez Ali" }), office.charge(ofShop, 900));
  const made = one.make(awa, { ...own, creditLimit: 2000 });
  expect(
    await one.send(made, one.charge(awa, 1500, own), one.pay(awa, 400, own), one.say(awa, 50, own)),
  ).toEqual([[], [], [], []]);
  expect(
    await two.send(two.make(bih, { ...own, name: "Bih Ngwa" }), two.charge(bih, 70, own)),
  ).toEqual([[], []]);
  return { office, one, two, ofShop, awa, bih };
}

test("[C10] a reseller's customers, balances and lines are read in that reseller's scope and in no other", async () => {
  await threeNotebooks();
  const ofFanta = { customers: ["Awa Diop"], balances: [1150], lines: [-400, 50, 1500] };
  const ofAnother = { customers: ["Bih Ngwa"], balances: [70], lines: [70] };
  const ofShop = { customers: ["Chez Ali"], balances: [900], lines: [900] };
  const manager = await world.member(shop, "manager");
  for (const reading of [read, load]) {
    expect(told(await reading(fanta, ofReseller(fanta)))).toEqual(ofFanta);
    expect(told(await reading(other, ofReseller(other)))).toEqual(ofAnother);
    for (const staff of [owner, manager])
      expect(told(await reading(staff, `shop:${shop}`))).toEqual(ofShop);
  }
  const third = await world.member(shop, "reseller");
  expect(told(await read(third, ofReseller(third)))).toEqual(nothing);
});

test("[C10] a dismissed reseller reads nothing; what they tell is kept for when they are back", async () => {
  const { one, awa } = await threeNotebooks();
  await endMember(world.accounts, { shopId: shop, userId: fanta });
  expect(await one.send(one.pay(awa, 100, own), one.make(id(), own))).toEqual([
    ["seller-dismissed"],
    ["not-allowed"],
  ]);
  const scope = ofReseller(fanta);
  const cursors: [string, { epoch: number; rev: number }][] = [[scope, { epoch: 1, rev: 1 }]];
  const answer = await world.send(fanta, world.device(), [], { cursors });
  expect(answer.changes).toEqual([{ scope, state: "gone" }]);
  await addMember(world.accounts, { shopId: shop, userId: fanta, role: "reseller" });
  expect(told(await read(fanta, scope)).balances).toEqual([1050]);
});

test("[C10] whom the notebook does not hold nobody there knows: the shop's, another reseller's, anybody's", async () => {
  const { office, one, ofShop, awa, bih } = await threeNotebooks();
  for (const foreign of [ofShop, bih, id()]) {
    const edited = one.act("customer.edit", {
      ...{ customerId: foreign, ...own, patch: { note: ["", "à moi"] } },
    });
    const merged = one.act("customer.edit", {
      ...{ customerId: awa, ...own, patch: { mergedInto: [null, foreign] } },
    });
    expect(await one.send(edited, merged, one.say(foreign, 10, own))).toEqual([
      ["unknown-record"],
      ["unknown-record"],
      ["unknown-record"],
    ]);
    expect(await one.send(one.charge(foreign, 10, own), one.pay(foreign, 4, own))).toEqual([
      ["unknown-customer"],
      ["unknown-customer"],
    ]);
  }
  const edited = office.act("customer.edit", { customerId: awa, patch: { note: ["", "à nous"] } });
  const merged = office.act("customer.edit", {
    ...{ customerId: ofShop, patch: { mergedInto: [null, awa] } },
  });
  expect(await office.send(edited, merged, office.say(awa, 10))).toEqual([
    ["unknown-record"],
    ["unknown-record"],
    ["unknown-record"],
  ]);
  expect(await office.send(office.charge(awa, 30))).toEqual([["unknown-customer"]]);
  // Each line stands in the notebook it was told of, and moves no other's balance.
  expect(told(await read(fanta, ofReseller(fanta))).balances).toEqual([6, 6, 6, 1150]);
  expect(told(await read(owner, `shop:${shop}`)).balances).toEqual([30, 900]);
  expect(told(await read(other, ofReseller(other)))).toEqual({
    ...{ customers: ["Bih Ngwa"], balances: [70], lines: [70] },
  });
  // An identifier is given once in a shop, and whose it is never changes.
  expect(await one.send(one.make(ofShop, own))).toEqual([["id-taken"]]);
});

test("[C10] [J3a] a reseller acts in their own notebook alone, staff never in one, and nobody in the name of another", async () => {
  const { office, one, awa, ofShop } = await threeNotebooks();
  const edit = (of: typeof one, customerId: string, more: object = {}) =>
    of.act("customer.edit", { customerId, patch: { note: ["", "x"] }, ...more });
  expect(
    await one.send(one.make(id()), edit(one, ofShop), one.say(ofShop, 5), one.charge(ofShop, 5)),
  ).toEqual([["not-allowed"], ["not-allowed"], ["not-allowed"], ["not-allowed"]]);
  expect(await office.send(office.make(id(), own), edit(office, awa, own))).toEqual([
    ["not-allowed"],
    ["not-allowed"],
  ]);
  for (const teller of [office, one]) {
    const inTheNameOf = teller === office ? fanta : owner;
    const named = [teller.charge(awa, 5, own), teller.say(awa, 5, own)];
    for (const operation of named) operation.actorId = inTheNameOf;
    expect(await teller.send(...named)).toEqual([["not-allowed"], ["not-allowed"]]);
  }
  expect(await one.send(one.make(id(), { own: false }), one.charge(awa, 0, own))).toEqual([
    ["not-understood"],
    ["not-understood"],
  ]);
  expect(told(await read(fanta, ofReseller(fanta))).balances).toEqual([1150]);
});

test("[C10] a reseller who works in the shop later tells of their own notebook still, and the shop reads none of it", async () => {
  const { one, awa } = await threeNotebooks();
  const late = one.charge(awa, 200, own);
  await addMember(world.accounts, { shopId: shop, userId: fanta, role: "seller" });
  await endMember(world.accounts, { shopId: shop, userId: fanta });
  await addMember(world.accounts, { shopId: shop, userId: fanta, role: "seller" });
  expect(await one.send(late, one.make(id(), own))).toEqual([
    ["seller-dismissed"],
    ["not-allowed"],
  ]);
  expect(told(await read(fanta, `shop:${shop}`))).toEqual({
    ...{ customers: ["Chez Ali"], balances: [900], lines: [900] },
  });
});

test("[C10] [C4] [C8] limits, payments told twice and doubles are those of one notebook", async () => {
  const { one, two, awa, bih } = await threeNotebooks();
  const double = id();
  const merge = one.act("customer.edit", {
    ...{ customerId: double, ...own, patch: { mergedInto: [null, awa] } },
  });
  expect(await one.send(one.make(double, own), merge)).toEqual([[], []]);
  expect(await one.send(one.charge(double, 900, { ...own, owedBefore: 100 }))).toEqual([
    ["over-limit-together"],
  ]);
  expect(await one.send(one.charge(double, 900, { ...own, owedBefore: 1150 }))).toEqual([
    ["over-limit"],
  ]);
  // The same francs for the same identifier in another notebook are no second payment.
  expect(await two.send(two.pay(awa, 400, own))).toEqual([["unknown-customer"]]);
  const second = hand(fanta);
  expect(await second.send(second.pay(awa, 400, own), second.pay(bih, 70, own))).toEqual([
    ["paid-twice"],
    ["unknown-customer"],
  ]);
});

test("[C10] [H9] [P1] no figure and no reference of the shop knows what resellers are owed", async () => {
  const { one, office, awa, ofShop } = await threeNotebooks();
  const told = { method: "mobile-money", reference: "MP240101.1" };
  expect(await one.send(one.pay(awa, 300, { ...own, ...told }))).toEqual([[]]);
  expect(await office.send(office.pay(ofShop, 250, told))).toEqual([[]]);
  world.now += 120 * 86_400_000;
  await closeMonths({ ...world.sync, clock: () => world.now }, { shopId: shop });
  const late = one.pay(awa, 60, own);
  expect(await one.send(late, one.say(awa, 10, own))).toEqual([[], []]);
  const [totals] = await world.database.sql`
    select sum(debts_cash)::int as cash, sum(debts_mobile_money)::int as mobile, sum(debts_opened)::int as opened
    from day_totals where shop_id = ${shop}`;
  expect(totals).toEqual({ cash: 0, mobile: 250, opened: 0 });
  expect((await checkTotals(world.database.sql, shop)).differences).toEqual([]);
});
