import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { connectDatabase, type Database } from "#server/db/client.ts";
import type { MonthBook } from "#shared/schemas/month-book.ts";
import type { Cursor } from "#shared/sync/protocol.ts";
import { aLine, type HandDevice, saleBody } from "#tests/support/builders.ts";
import { rowsIn, type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";
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

const products = () => other.sql`
  select month::text, product_id, lines::int, pieces::int, revenue::int, returned_pieces::int
  from month_products where shop_id = ${shop} order by month, product_id`;
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
  expect([await monthsSince(before), await products()]).toEqual([[], []]);
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
  const closed = [await here(), []];
  await closing();
  expect([await here(), await check()]).toEqual(closed);
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
