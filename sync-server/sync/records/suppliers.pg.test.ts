import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addMember, endMember } from "#server/accounts/members.ts";
import { checkTotals } from "#server/sync/figures/check-totals.ts";
import { closeMonths } from "#server/sync/watches/close-months.ts";
import { officeScope } from "#shared/rules/permissions.ts";
import { handIn, loadNotebook, readNotebook, told } from "#tests/support/notebook-desk.ts";
import { type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";

let world: SyncWorld;
let owner = "";
let shop = "";
let manager = "";
let seller = "";
const id = () => crypto.randomUUID();
const suppliers = { suppliers: true } as const;
const hand = (who: string) => handIn(world, { shop, who });

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
});
beforeEach(async () => {
  shop = await world.shop(owner, "Akwa");
  manager = await world.member(shop, "manager");
  seller = await world.member(shop, "seller");
});
afterAll(() => world.close());

/** A customer who owes, and a supplier to whom the shop owes. */
async function bothNotebooks() {
  const office = hand(owner);
  const [ali, mboppi] = [id(), id()];
  const made = [
    office.make(ali, { name: "Chez Ali" }),
    office.charge(ali, 900),
    office.make(mboppi, { ...suppliers, name: "Grossiste de Mboppi", creditLimit: 5000 }),
    office.charge(mboppi, 4000, suppliers),
    office.pay(mboppi, 1500, suppliers),
    office.say(mboppi, 200, suppliers),
  ];
  expect(await office.send(...made)).toEqual([[], [], [], [], [], []]);
  return { office, ali, mboppi };
}

const readState = async (who: string, scope: string) => {
  const cursors: [string, { epoch: number; rev: number }][] = [[scope, { epoch: 1, rev: 0 }]];
  return (await world.send(who, world.device(), [], { cursors })).changes[0]?.state;
};

test("[G1] [G2] [V1] suppliers, balances and lines are read by the office in its own scope, and in no other", async () => {
  await bothNotebooks();
  const ofSuppliers = {
    ...{ customers: ["Grossiste de Mboppi"], balances: [2700], lines: [-1500, 200, 4000] },
  };
  const ofCustomers = { customers: ["Chez Ali"], balances: [900], lines: [900] };
  for (const who of [owner, manager]) {
    expect(told(await readNotebook(world, who, officeScope(shop)))).toEqual(ofSuppliers);
    expect(told(await loadNotebook(world, who, officeScope(shop)))).toEqual(ofSuppliers);
  }
  for (const who of [owner, manager, seller]) {
    expect(told(await readNotebook(world, who, `shop:${shop}`))).toEqual(ofCustomers);
    expect(told(await loadNotebook(world, who, `shop:${shop}`))).toEqual(ofCustomers);
  }
  const reseller = await world.member(shop, "reseller");
  for (const who of [seller, reseller, await world.member(shop, "employee")]) {
    expect(await readState(who, officeScope(shop))).toBe("gone");
    expect(told(await loadNotebook(world, who, officeScope(shop)))).toEqual({
      ...{ customers: [], balances: [], lines: [] },
    });
  }
  expect(await readState(owner, `${officeScope(shop)}${owner}`)).toBe("gone");
});

test("[G2] [M5] the scope of the office says nothing while no supplier was touched, and then all of it", async () => {
  const { office, ali, mboppi } = await bothNotebooks();
  const device = world.device();
  let cursor = { epoch: 1, rev: 1 };
  const ask = async () => {
    const cursors: [string, typeof cursor][] = [[officeScope(shop), cursor]];
    const [change] = (await world.send(owner, device, [], { cursors })).changes;
    if (change?.state === "rows") cursor = change.cursor;
    return change?.state === "rows" ? told(change.rows).lines : change;
  };
  expect(await ask()).toEqual([-1500, 200, 4000]);
  expect(await office.send(office.charge(ali, 50))).toEqual([[]]);
  for (let again = 0; again < 3; again += 1) expect(await ask()).toBeUndefined();
  expect(await office.send(office.charge(mboppi, 70, suppliers))).toEqual([[]]);
  expect(await ask()).toEqual([70]);
});

test("[G2] [V2] [V4] who is of the office no more reads nothing; a fact of theirs is kept, and says nothing of the books", async () => {
  const { mboppi } = await bothNotebooks();
  const second = hand(manager);
  // The same francs a moment after another till paid them, and somebody unknown: flags that only the office hears.
  const late = [
    second.pay(mboppi, 1500, suppliers),
    second.pay(id(), 30, suppliers),
    second.make(id(), suppliers),
    second.say(mboppi, 10, suppliers),
  ];
  await addMember(world.accounts, { shopId: shop, userId: manager, role: "seller" });
  await endMember(world.accounts, { shopId: shop, userId: manager });
  await addMember(world.accounts, { shopId: shop, userId: manager, role: "seller" });
  expect(await second.send(...late)).toEqual([
    ["seller-dismissed"],
    ["seller-dismissed"],
    ["not-allowed"],
    ["not-allowed"],
  ]);
  expect(await readState(manager, officeScope(shop))).toBe("gone");
  const { accountMoves } = await readNotebook(world, owner, officeScope(shop));
  const flags = accountMoves.flatMap((move) => move.flags).sort();
  expect(flags).toEqual(["paid-twice", "seller-dismissed", "seller-dismissed", "unknown-customer"]);
});

test("[G1] [J3a] whom one notebook holds the other does not know, and a reseller tells nothing of suppliers", async () => {
  const { office, ali, mboppi } = await bothNotebooks();
  const edit = (customerId: string, more: object) =>
    office.act("customer.edit", { customerId, patch: { note: ["", "x"] }, ...more });
  expect(
    await office.send(edit(ali, suppliers), edit(mboppi, {}), office.say(ali, 5, suppliers)),
  ).toEqual([["unknown-record"], ["unknown-record"], ["unknown-record"]]);
  expect(await office.send(office.charge(mboppi, 5), office.charge(ali, 7, suppliers))).toEqual([
    ["unknown-customer"],
    ["unknown-customer"],
  ]);
  expect(await office.send(office.charge(mboppi, 2600, { ...suppliers, owedBefore: 0 }))).toEqual([
    ["over-limit-together"],
  ]);
  const street = hand(await world.member(shop, "reseller"));
  expect(
    await street.send(street.charge(mboppi, 5, suppliers), street.make(id(), suppliers)),
  ).toEqual([["not-allowed"], ["not-allowed"]]);
  expect(told(await readNotebook(world, owner, officeScope(shop))).balances).toEqual([7, 5300]);
  expect(told(await readNotebook(world, owner, `shop:${shop}`)).balances).toEqual([5, 900]);
});

test("[G3] [H9] [P1] no figure and no reference of the shop knows what suppliers are paid", async () => {
  const { office, ali, mboppi } = await bothNotebooks();
  const by = { method: "mobile-money", reference: "MP240101.1" };
  expect(await office.send(office.pay(mboppi, 300, { ...suppliers, ...by }))).toEqual([[]]);
  expect(await office.send(office.pay(ali, 250, by))).toEqual([[]]);
  world.now += 120 * 86_400_000;
  await closeMonths({ ...world.sync, clock: () => world.now }, { shopId: shop });
  expect(await office.send(office.pay(mboppi, 60, suppliers))).toEqual([[]]);
  const [totals] = await world.database.sql`
    select sum(debts_cash)::int as cash, sum(debts_mobile_money)::int as mobile, sum(debts_opened)::int as opened
    from day_totals where shop_id = ${shop}`;
  expect(totals).toEqual({ cash: 0, mobile: 250, opened: 0 });
  expect((await checkTotals(world.database.sql, shop)).differences).toEqual([]);
});
