import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { connectDatabase, type Database } from "#server/db/client.ts";
import type { MonthBook } from "#shared/schemas/month-book.ts";
import type { Cursor } from "#shared/sync/protocol.ts";
import { aLine, type HandDevice, saleBody, uuidOf } from "#tests/support/builders.ts";
import { rowsIn, type SyncWorld, statusesIn, syncWorld } from "#tests/support/sync-world.ts";
import { checkTotals } from "./check-totals.ts";
import { closeMonths } from "./close-months.ts";
import { readSnapshotPart } from "./snapshot.ts";

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
  from month_sums where shop_id = ${shop} order by month, product_id`;
const parts = async () => (await other.sql`select from month_parts where shop_id = ${shop}`).length;
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

test("[H1] a group of sales and a return leave the figures of their day and month", async () => {
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
  expect(await days()).toMatchObject([{ tickets: 2, returns: 1 }]);
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
  const kept = await other.sql`
    select tickets::int, round(revenue / 1e9)::text as milliards from day_totals where shop_id = ${shop}`;
  expect(kept).toEqual([{ tickets: 2, milliards: "9999999999" }]);
});

test("[H2] the check finds every figure that was changed by hand", async () => {
  await world.send(owner, device, [device.sale(shop, [aLine("savon")])]);
  await other.sql`update day_totals set cash = cash + 1 where shop_id = ${shop}`;
  await other.sql`delete from month_parts where shop_id = ${shop}`;
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

const scope = () => `shop:${shop}`;
/** The cursor of now. */
async function here(): Promise<Cursor> {
  const [row] = await other.sql<Cursor[]>`
    select epoch, rev from shop_revisions where shop_id = ${shop}`;
  if (!row) throw new Error("the shop is there");
  return row;
}
async function monthsSince(cursor: Cursor): Promise<MonthBook[]> {
  const answer = await world.send(owner, device, [], {
    cursors: [[scope(), cursor]],
    rowBudget: 100_000,
  });
  return rowsIn(answer, scope()).months ?? [];
}
const lateBody = () => saleBody([aLine("savon")], { receipt: 900 });
const closing = () => closeMonths({ ...world.sync, log }, { shopId: shop });
const fail = (_: object, text: string) => expect.fail(text);
const log = { warn: fail, error: fail };

test("[H3] a month is closed 45 days after its last day, once, and travels as one row", async () => {
  await world.send(owner, device, [
    device.sale(shop, [aLine("savon")]),
    device.sale(shop, [aLine("riz-", { quantity: 3 })]),
  ]);
  const before = await here();
  world.now = Date.parse("2026-05-15T22:59:00.000Z");
  await closing();
  expect([await monthsSince(before), await parts()]).toEqual([[], 1]);
  world.now = Date.parse("2026-05-15T23:01:00.000Z");
  await closing();
  const rows = await monthsSince(before);
  expect(rows).toMatchObject([
    {
      id: "2026-03",
      days: {
        day: ["2026-03-10"],
        sellerId: [owner],
        agencyId: [null],
        tickets: [2],
        cash: [2000],
      },
      products: { productId: ["riz-", "savon"], pieces: [3, 1], revenue: [1500, 500] },
    },
  ]);
  const closed = [await here(), [], 0];
  await closing();
  expect([await here(), await check(), await parts()]).toEqual(closed);
});

test("[H3] after a long sleep every month is closed that has figures, and the newest bring their products", async () => {
  for (const days of [0, 365, 500]) {
    world.now = start + days * dayMs;
    await world.send(owner, device, [device.sale(shop, [aLine("savon")])]);
  }
  const before = await here();
  world.now = start + 900 * dayMs;
  await Promise.all([closing(), closing()]);
  const rows = await monthsSince(before);
  expect(rows.map(({ id, products }) => [id, products !== null])).toEqual([
    // More than 25 months before the first open one, which is July 2028.
    ["2026-03", false],
    ["2027-03", true],
    ["2027-07", true],
  ]);
  expect(rows.map(({ days }) => days.tickets)).toEqual([[1], [1], [1]]);
});

test("[H4] a fact of a month that was closed without any gives it a row", async () => {
  await world.send(owner, device, [device.sale(shop, [aLine("savon")])]);
  world.now += 400 * dayMs;
  await closing();
  const since = await here();
  const late = world.device();
  await world.send(owner, late, [late.operation(shop, "sale", lateBody(), start + 90 * dayMs)]);
  expect(await monthsSince(since)).toMatchObject([{ id: "2026-06", days: { tickets: [1] } }]);
});

test("[H4] a late fact raises the row of its month, by whatever way it comes", async () => {
  await world.send(owner, device, [device.sale(shop, [aLine("savon")])]);
  world.now += 80 * dayMs;
  await closing();
  // Each of a device that was not heard before: its clock is believed.
  const others = [1, 2, 3].map(() => world.device());
  const [first = device, second = device, third = device] = others;
  let since = await here();
  const seen: unknown[] = [];
  for (const [by, operation] of [
    [first, first.operation(shop, "sale", lateBody(), start + dayMs)],
    [second, giveBack(start + 2 * dayMs, {}, second)],
    // Older than every book.
    [third, third.operation(shop, "sale", lateBody(), start - 40 * dayMs)],
  ] as const) {
    const answer = await world.send(owner, by, [operation]);
    const [row] = await monthsSince(since);
    expect(row?.rev).toBe(answer.verdicts[0]?.[1]);
    seen.push([row?.id, row?.days.day]);
    since = await here();
  }
  expect(seen).toEqual([
    ["2026-03", ["2026-03-10", "2026-03-11"]],
    ["2026-03", ["2026-03-10", "2026-03-11", "2026-03-12"]],
    ["2026-01", ["2026-01-29"]],
  ]);
  expect(await check()).toEqual([]);
  await world.send(owner, device, [device.sale(shop, [aLine("savon")])]);
  expect(await monthsSince(since)).toEqual([]);
});

test("[H3] a first load brings every closed month, and every fact that is in none", async () => {
  await world.send(owner, device, [device.sale(shop, [aLine("savon")])]);
  world.now += 80 * dayMs;
  await world.send(owner, device, [device.sale(shop, [aLine("savon")])]);
  await closing();
  // Nobody has closed anything for a long time.
  world.now += 200 * dayMs;
  await world.send(owner, device, [device.sale(shop, [aLine("savon")])]);
  const plan = await world.sync.snapshots.plan(scope(), owner);
  const parts = await Promise.all(
    Array.from({ length: plan.parts }, (_, part) =>
      readSnapshotPart(
        world.sync,
        { userId: owner },
        { scope: scope(), cursor: plan.cursor, part },
      ),
    ),
  );
  expect(parts.flatMap((rows) => rows?.months ?? []).map(({ id }) => id)).toEqual(["2026-03"]);
  expect(parts.flatMap((rows) => rows?.sales ?? [])).toHaveLength(2);
});
