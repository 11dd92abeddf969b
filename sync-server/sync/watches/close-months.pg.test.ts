import { expect, test } from "vitest";
import { readSnapshotPart } from "#server/sync/answers/snapshot.ts";
import type { MonthBook } from "#shared/schemas/month-book.ts";
import type { Cursor } from "#shared/sync/protocol.ts";
import { aLine, saleBody } from "#tests/support/builders.ts";
import { figuresStart, figuresWorld } from "#tests/support/figures-world.ts";
import { rowsIn } from "#tests/support/sync-world.ts";
import { closeMonths } from "./close-months.ts";

const here = figuresWorld();
const dayMs = 86_400_000;
const start = figuresStart;

const scope = () => `shop:${here.shop}`;
/** The cursor of now. */
async function cursorNow(): Promise<Cursor> {
  const [row] = await here.sql<Cursor[]>`
    select epoch, rev from shop_revisions where shop_id = ${here.shop}`;
  if (!row) throw new Error("the here.shop is there");
  return row;
}
async function monthsSince(cursor: Cursor): Promise<MonthBook[]> {
  const answer = await here.world.send(here.owner, here.device, [], {
    cursors: [[scope(), cursor]],
    rowBudget: 100_000,
  });
  return rowsIn(answer, scope()).months ?? [];
}
const lateBody = () => saleBody([aLine("savon")], { receipt: 900 });
const closing = () => closeMonths({ ...here.world.sync, log }, { shopId: here.shop });
const fail = (_: object, text: string) => expect.fail(text);
const log = { warn: fail, error: fail };

test("[H3] a month is closed 45 days after its last day, once, and travels as one row", async () => {
  await here.world.send(here.owner, here.device, [
    here.device.sale(here.shop, [aLine("savon")]),
    here.device.sale(here.shop, [aLine("riz-", { quantity: 3 })]),
  ]);
  const before = await cursorNow();
  here.world.now = Date.parse("2026-05-15T22:59:00.000Z");
  await closing();
  expect([await monthsSince(before), await here.products()]).toEqual([[], []]);
  here.world.now = Date.parse("2026-05-15T23:01:00.000Z");
  await closing();
  const rows = await monthsSince(before);
  expect(rows).toMatchObject([
    {
      id: "2026-03",
      days: {
        day: ["2026-03-10"],
        sellerId: [here.owner],
        agencyId: [null],
        tickets: [2],
        cash: [2000],
      },
      products: { productId: ["riz-", "savon"], pieces: [3, 1], revenue: [1500, 500] },
    },
  ]);
  const closed = [await cursorNow(), []];
  await closing();
  expect([await cursorNow(), await here.check()]).toEqual(closed);
});

test("[H3] after a long sleep every month is closed that has figures, and the newest bring their products", async () => {
  for (const days of [0, 365, 500]) {
    here.world.now = start + days * dayMs;
    await here.world.send(here.owner, here.device, [here.device.sale(here.shop, [aLine("savon")])]);
  }
  const before = await cursorNow();
  here.world.now = start + 900 * dayMs;
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
  await here.world.send(here.owner, here.device, [here.device.sale(here.shop, [aLine("savon")])]);
  here.world.now += 400 * dayMs;
  await closing();
  const since = await cursorNow();
  const late = here.world.device();
  await here.world.send(here.owner, late, [
    late.operation(here.shop, "sale", lateBody(), start + 90 * dayMs),
  ]);
  expect(await monthsSince(since)).toMatchObject([{ id: "2026-06", days: { tickets: [1] } }]);
});

test("[H4] a late fact raises the row of its month, by whatever way it comes", async () => {
  await here.world.send(here.owner, here.device, [here.device.sale(here.shop, [aLine("savon")])]);
  here.world.now += 80 * dayMs;
  await closing();
  // Each of a here.device that was not heard before: its clock is believed.
  const others = [1, 2, 3].map(() => here.world.device());
  const [first = here.device, second = here.device, third = here.device] = others;
  let since = await cursorNow();
  const seen: unknown[] = [];
  for (const [by, operation] of [
    [first, first.operation(here.shop, "sale", lateBody(), start + dayMs)],
    [second, here.giveBack(start + 2 * dayMs, {}, second)],
    // Older than every book.
    [third, third.operation(here.shop, "sale", lateBody(), start - 40 * dayMs)],
  ] as const) {
    const answer = await here.world.send(here.owner, by, [operation]);
    const [row] = await monthsSince(since);
    expect(row?.rev).toBe(answer.verdicts[0]?.[1]);
    seen.push([row?.id, row?.days.day]);
    since = await cursorNow();
  }
  expect(seen).toEqual([
    ["2026-03", ["2026-03-10", "2026-03-11"]],
    ["2026-03", ["2026-03-10", "2026-03-11", "2026-03-12"]],
    ["2026-01", ["2026-01-29"]],
  ]);
  expect(await here.check()).toEqual([]);
  await here.world.send(here.owner, here.device, [here.device.sale(here.shop, [aLine("savon")])]);
  expect(await monthsSince(since)).toEqual([]);
});

test("[H3] a first load brings every closed month, and every fact that is in none", async () => {
  await here.world.send(here.owner, here.device, [here.device.sale(here.shop, [aLine("savon")])]);
  here.world.now += 80 * dayMs;
  await here.world.send(here.owner, here.device, [here.device.sale(here.shop, [aLine("savon")])]);
  await closing();
  // Nobody has closed anything for a long time.
  here.world.now += 200 * dayMs;
  await here.world.send(here.owner, here.device, [here.device.sale(here.shop, [aLine("savon")])]);
  const plan = await here.world.sync.snapshots.plan(scope(), here.owner);
  const parts = await Promise.all(
    Array.from({ length: plan.parts }, (_, part) =>
      readSnapshotPart(
        here.world.sync,
        { userId: here.owner },
        { scope: scope(), cursor: plan.cursor, part },
      ),
    ),
  );
  expect(parts.flatMap((rows) => rows?.months ?? []).map(({ id }) => id)).toEqual(["2026-03"]);
  expect(parts.flatMap((rows) => rows?.sales ?? [])).toHaveLength(2);
});
