import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { connectDatabase, type Database } from "#server/db/client.ts";
import { aLine, type HandDevice, uuidOf } from "#tests/support/builders.ts";
import { type SyncWorld, statusesIn, syncWorld } from "#tests/support/sync-world.ts";
import { checkTotals } from "./check-totals.ts";
import { closeMonths } from "./close-months.ts";
import { createSync } from "./deps.ts";
import { exchange } from "./exchange.ts";

let world: SyncWorld;
let other: Database;
let owner = "";
let shop = "";
let device: HandDevice;

const dayMs = 86_400_000;
const start = Date.parse("2026-03-10T09:00:00.000Z");

beforeAll(async () => {
  world = await syncWorld();
  other = connectDatabase(world.url, 1);
  owner = await world.person("owner");
});
beforeEach(async () => {
  world.now = start;
  shop = await world.shop(owner);
  device = world.device();
  await world.product(shop, owner, "savon", { stock: 100 });
  await world.product(shop, owner, "riz-", { stock: 100 });
});
afterAll(async () => {
  await other.close();
  await world.close();
});

const days = () => other.sql`
  select day::text, seller_id, tickets::int, lines::int, pieces::int, revenue::int, cash::int, mobile_money::int,
    returns::int, voids::int, refunded::int
  from day_totals where shop_id = ${shop} order by day, agency_id`;
const products = () => other.sql`
  select month::text, product_id, lines::int, pieces::int, revenue::int, returned_pieces::int
  from month_products where shop_id = ${shop} order by month, product_id`;
const noted = () => other.sql`
  select month::text, since_rev from fact_months where shop_id = ${shop} order by month`;
const fail = (_: object, text: string) => expect.fail(text);
const log = { warn: fail, error: fail };
/** Closes every month there is. */
async function closeAll(): Promise<void> {
  const later = world.now + 100 * dayMs;
  await closeMonths({ ...world.sync, log, clock: () => later }, { shopId: shop });
}
const check = async () => (await checkTotals(other.sql, shop)).differences;

const giveBack = (at: number, given: { isVoid?: true; agencyId?: string } = {}, by = device) =>
  by.operation(
    shop,
    "return",
    {
      ...{ saleId: null, lines: [aLine("savon")], restock: true, refund: "cash" as const },
      ...{ total: 500, reason: "Abîmé", ...given },
    },
    at,
  );

test("[H1] what falls into an open month is noted once, by whatever way it comes, and counted at the closing", async () => {
  const first = await world.send(owner, device, [device.sale(shop, [aLine("savon")])]);
  const [, firstRev] = first.verdicts[0] ?? [];
  await world.send(owner, device, [device.sale(shop, [aLine("savon")])]);
  expect(await noted()).toEqual([{ month: "2026-03-01", since_rev: firstRev }]);
  world.now += 25 * dayMs;
  const back = await world.send(owner, device, [giveBack(world.now)]);
  const [, backRev] = back.verdicts[0] ?? [];
  await world.send(owner, device, [device.sale(shop, [aLine("savon")])]);
  const both = [
    { month: "2026-03-01", since_rev: firstRev },
    { month: "2026-04-01", since_rev: backRev },
  ];
  expect([await noted(), await days(), await products()]).toEqual([both, [], []]);
  // Another instance knows of no month yet.
  const fresh = createSync({ database: world.database, clock: world.clock });
  const sale = device.sale(shop, [aLine("savon")]);
  await exchange(fresh, { userId: owner }, device.request([sale]));
  expect([await noted(), await check()]).toEqual([both, []]);
  await closeAll();
  expect(await days()).toMatchObject([{ tickets: 2 }, { tickets: 2, returns: 1 }]);
  expect(await check()).toEqual([]);
});

test("[H1] a group of sales and a return make the figures of their day and month", async () => {
  const sales = [1, 2].map((quantity) =>
    device.sale(shop, [
      aLine("savon", { quantity }),
      aLine("savon"),
      aLine("riz-", { price: 900 }),
    ]),
  );
  await world.send(owner, device, sales);
  world.now += 30 * dayMs;
  await world.send(owner, device, [giveBack(world.now, { isVoid: true })]);
  await closeAll();
  expect(await days()).toMatchObject([
    {
      ...{ day: "2026-03-10", seller_id: owner, tickets: 2, lines: 6, pieces: 7, revenue: 4300 },
      ...{ cash: 4300, mobile_money: 0, returns: 0, refunded: 0 },
    },
    { day: "2026-04-09", tickets: 0, returns: 1, voids: 1, refunded: 500 },
  ]);
  expect(await products()).toMatchObject([
    { month: "2026-03-01", product_id: "riz-", lines: 2, pieces: 2, revenue: 1800 },
    { month: "2026-03-01", product_id: "savon", lines: 4, pieces: 5, revenue: 2500 },
    { month: "2026-04-01", product_id: "savon", pieces: 0, returned_pieces: 1 },
  ]);
  expect(await check()).toEqual([]);
});

test("[H1] sales of several agencies and means of payment are told apart", async () => {
  const agencyId = uuidOf(world.rng);
  const line = aLine("savon", { quantity: 2 });
  await world.send(owner, device, [
    device.sale(shop, [line], { agencyId }),
    device.sale(shop, [line], {
      payments: [
        { method: "cash", amount: 400, tendered: 500 },
        { method: "mobile-money", amount: 600, reference: "MP1" },
      ],
    }),
    device.sale(shop, [line], { agencyId: agencyId.toUpperCase() }),
  ]);
  await world.send(owner, device, [giveBack(world.now, { agencyId })]);
  await closeAll();
  expect(await days()).toMatchObject([
    { tickets: 1, cash: 400, mobile_money: 600, returns: 0 },
    { tickets: 2, cash: 2000, mobile_money: 0, returns: 1, refunded: 500 },
  ]);
  expect(await check()).toEqual([]);
});

test("[H1] [J2] what comes again counts once, also among new ones", async () => {
  const [first, second] = [1, 2].map(() => device.sale(shop, [aLine("savon")]));
  if (!first || !second) throw new Error("two sales");
  const back = giveBack(world.now);
  await world.send(owner, device, [first, back]);
  await world.send(owner, device, [first, second, back]);
  await world.send(owner, device, [second]);
  await closeAll();
  expect(await days()).toMatchObject([{ tickets: 2, returns: 1 }]);
  // And once more among late ones.
  const by = world.device();
  const late = [1, 2].map(() => by.sale(shop, [aLine("savon")]));
  await world.send(owner, by, [late[0] ?? first]);
  await world.send(owner, by, [first, ...late]);
  await world.send(owner, device, [back]);
  expect(await days()).toMatchObject([{ tickets: 4, returns: 1 }]);
  expect(await check()).toEqual([]);
});

test("[H1] a sale of goods that nobody knows counts, and one of more francs than a number holds", async () => {
  const dear = Array.from({ length: 1000 }, () =>
    aLine("savon", { quantity: 1_000_000, price: 9_999_999_999 }),
  );
  const answer = await world.send(owner, device, [
    device.sale(shop, [aLine("inconnu")]),
    device.sale(shop, dear, { total: 1, payments: [] }),
  ]);
  expect(statusesIn(answer)).toEqual(["flagged", "flagged"]);
  await closeAll();
  const kept = await other.sql`
    select tickets::int, round(revenue / 1e9)::text as milliards from day_totals where shop_id = ${shop}`;
  expect(kept).toEqual([{ tickets: 2, milliards: "9999999999" }]);
});

test("[H2] the check finds every figure that was changed by hand", async () => {
  await world.send(owner, device, [device.sale(shop, [aLine("savon")])]);
  await closeAll();
  await other.sql`update day_totals set cash = cash + 1 where shop_id = ${shop}`;
  await other.sql`delete from month_products where shop_id = ${shop}`;
  const found = await check();
  expect(
    found.map(({ figure, kept, counted }) => [figure.split(" ").at(-1), kept, counted]),
  ).toEqual([
    ["cash", 501, 500],
    ["lines", 0, 1],
    ["pieces", 0, 1],
    ["revenue", 0, 500],
  ]);
});

test("[H2] the check finds the facts that a closing would not find", async () => {
  await world.send(owner, device, [device.sale(shop, [aLine("savon")])]);
  await world.send(owner, device, [device.sale(shop, [aLine("savon")])]);
  await other.sql`update fact_months set since_rev = since_rev + 1 where shop_id = ${shop}`;
  const figure = "2026-03 open facts";
  expect(await check()).toEqual([{ shopId: shop, figure, kept: 1, counted: 2 }]);
  await other.sql`delete from fact_months where shop_id = ${shop}`;
  expect(await check()).toEqual([{ shopId: shop, figure, kept: 0, counted: 2 }]);
});
