import { expect, test } from "vitest";
import { tillFigures } from "#shared/rules/till.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { aLine } from "#tests/support/builders.ts";
import { figuresWorld } from "#tests/support/figures-world.ts";
import { reasonsIn } from "#tests/support/sync-world.ts";
import { closeMonths } from "./close-months.ts";

const here = figuresWorld();
const dayMs = 86_400_000;
const send = (...operations: Operation[]) => here.world.send(here.owner, here.device, operations);
const lines = [aLine("savon")];

async function setTurn(was: number, hour: number): Promise<void> {
  const office = here.world.device();
  const patch = { dayTurnsAt: [was, hour] as [number, number] };
  await here.world.send(here.owner, office, [office.operation(here.shop, "shop.edit", { patch })]);
}
async function sellAt(at: string): Promise<Operation> {
  here.world.now = Date.parse(at);
  const sale = here.device.sale(here.shop, lines);
  await send(sale);
  return sale;
}
async function undoAt(at: string, sale: Operation): Promise<void> {
  here.world.now = Date.parse(at);
  const back = here.giveBack(here.world.now, { isVoid: true });
  await send(Object.assign(back, { body: { ...back.body, saleId: sale.id } }));
}
const days = () => here.sql`
  select day::text, tickets::int, voids::int, returns::int from day_totals
  where shop_id = ${here.shop} order by day`;

test("[D1] [H1] [H2] a night over the end of a month is its last day, in tickets, voids and closed months alike", async () => {
  await setTurn(0, 4);
  // 23:30, 02:00 and 03:59 in Douala are one evening; 04:00 is the next day, and the next month.
  const late = await sellAt("2026-03-31T22:30:00.000Z");
  await sellAt("2026-04-01T01:00:00.000Z");
  await undoAt("2026-04-01T02:59:00.000Z", late);
  await sellAt("2026-04-01T03:00:00.000Z");
  const clock = () => here.world.now + 100 * dayMs;
  await closeMonths({ ...here.world.sync, clock }, { shopId: here.shop });
  expect(await days()).toEqual([
    { day: "2026-03-31", tickets: 2, voids: 1, returns: 1 },
    { day: "2026-04-01", tickets: 1, voids: 0, returns: 0 },
  ]);
  expect(await here.products()).toMatchObject([
    { month: "2026-03-01", lines: 2, returned_pieces: 1 },
    { month: "2026-04-01", lines: 1 },
  ]);
  expect(await here.check()).toEqual([]);
});

test("[D1] [Z4] a till that is open while the hour is changed, and over the turn, closes on all that it sold", async () => {
  await setTurn(0, 6);
  const first = await sellAt("2026-03-11T23:00:00.000Z");
  await setTurn(6, 2);
  await sellAt("2026-03-12T02:30:00.000Z");
  await undoAt("2026-03-12T06:30:00.000Z", first);
  const sold = {
    ...{ kind: "sale" as const, lines },
    payments: [{ method: "cash" as const, amount: 500 }],
  };
  const undone = { kind: "return" as const, lines, refund: "cash" as const, isVoid: true };
  const figures = tillFigures(0, [{ ...sold, receipt: 1 }, { ...sold, receipt: 2 }, undone]);
  const close = here.device.operation(here.shop, "till.close", {
    ...{ z: 1, after: null, since: 0, openedAt: null, wasOpened: false, figures, counts: [] },
    ...{ counted: figures.expected, vatRate: 0, note: "", sellers: [] },
  });
  expect(reasonsIn(await send(close))).toEqual([[]]);
  const clock = () => here.world.now + 100 * dayMs;
  await closeMonths({ ...here.world.sync, clock }, { shopId: here.shop });
  // Each fact keeps the day that it was given.
  expect(await days()).toMatchObject([
    { day: "2026-03-11", tickets: 1, returns: 0 },
    { day: "2026-03-12", tickets: 1, returns: 1, voids: 1 },
  ]);
  expect(await here.check()).toEqual([]);
});

test.each([
  ["Africa/Kinshasa", "2026-03-31T22:59:00.000Z", "2026-03-31"],
  ["Africa/Lubumbashi", "2026-03-31T22:59:00.000Z", "2026-03-31"],
  ["Africa/Dakar", "2026-04-01T03:59:00.000Z", "2026-03-31"],
  ["Africa/Abidjan", "2026-04-01T04:00:00.000Z", "2026-04-01"],
  ["Africa/Lagos", "2026-04-01T02:59:00.000Z", "2026-03-31"],
  ["Africa/Bujumbura", "2026-04-01T02:00:00.000Z", "2026-04-01"],
])("[D1] the night of %s ends at four by its own clocks", async (timeZone, at, day) => {
  const office = here.world.device();
  const patch = {
    dayTurnsAt: [0, 4] as [number, number],
    timeZone: ["Africa/Douala", timeZone] as [string, string],
  };
  await here.world.send(here.owner, office, [office.operation(here.shop, "shop.edit", { patch })]);
  await sellAt(at);
  expect(await here.sql`select day::text from sales where shop_id = ${here.shop}`).toEqual([
    { day },
  ]);
});
