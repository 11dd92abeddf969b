import { expect, test } from "vitest";
import { closeMonths } from "#server/sync/watches/close-months.ts";
import { aLine, saleBody } from "#tests/support/builders.ts";
import { figuresWorld } from "#tests/support/figures-world.ts";
import { revSince } from "./rev-since.ts";
import { readScopeState } from "./snapshot-rows.ts";

const here = figuresWorld();
const at = (day: string) => Date.parse(`${day}T09:00:00.000Z`);
const days = ["03", "04", "05", "06", "07", "08", "09", "10", "11"].map(
  (month) => `2026-${month}-12`,
);
const firstLoad = at("2026-11-20");
const since = new Date(firstLoad - 90 * 86_400_000).toISOString();

/** A device sells a piece on a day, and sends it on another; gives the revision. */
async function sold(day: string, sent = day): Promise<number> {
  here.world.now = at(sent);
  const device = here.world.device();
  const sale = device.operation(here.shop, "sale", saleBody([aLine("savon")]), at(day));
  const [verdict] = (await here.world.send(here.owner, device, [sale])).verdicts;
  expect(verdict?.[0]).toBe("applied");
  return verdict?.[1] ?? 0;
}
async function takenBack(day: string, sent = day): Promise<number> {
  here.world.now = at(sent);
  const device = here.world.device();
  const answer = await here.world.send(here.owner, device, [here.giveBack(at(day), {}, device)]);
  return answer.verdicts[0]?.[1] ?? 0;
}
async function close(day: string): Promise<void> {
  here.world.now = at(day);
  await closeMonths(here.world.sync, { shopId: here.shop });
}

/** The first revision that a first load on 20 November looks at; it holds the facts that a look at all would find. */
async function begins(): Promise<number> {
  const { sql, shop } = here;
  const { rows } = await readScopeState(sql, { shopId: shop } as never, firstLoad);
  const wanted = (table: string) => sql<{ id: string }[]>`
    select id from ${sql(table)} where shop_id = ${shop}
      and (sold_at >= ${since}
        or day >= (select coalesce(totals_through, '-infinity') from shops where id = ${shop}))`;
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).toSorted();
  expect(ids(rows.sales)).toEqual(ids(await wanted("sales")));
  expect(ids(rows.returns)).toEqual(ids(await wanted("returns")));
  return revSince(sql, shop, since);
}

test("[H1] a first load looks at nothing from before its months were begun", async () => {
  const revs = new Map<string, number>();
  for (const day of days) revs.set(day, await sold(day));
  await close("2026-11-20");
  expect(await begins()).toBe(revs.get("2026-08-12"));
  expect(
    (await readScopeState(here.sql, { shopId: here.shop } as never, firstLoad)).rows.sales,
  ).toHaveLength(3);
});

test("[H1] a month may have begun with what was sold last in it, or with a return", async () => {
  for (const day of days.slice(0, 5)) await sold(day);
  await close("2026-08-20");
  const september = await takenBack("2026-09-20");
  const august = await sold("2026-08-31", "2026-09-25");
  for (const day of days.slice(7)) await sold(day);
  await sold("2026-09-01", "2026-11-15");
  await close("2026-11-20");
  expect(september).toBeLessThan(august);
  expect(await begins()).toBe(september);
});

test("[H3] what comes to a closed month is among the first load, whether the month is noted or not", async () => {
  for (const day of days.filter((one) => !/-0[89]-/.test(one))) await sold(day);
  await close("2026-11-16");
  await sold("2026-09-05", "2026-11-17");
  await takenBack("2026-08-30", "2026-11-18");
  expect(await begins()).toBe(0);
});

test("of months that were closed before any was noted, all is looked at", async () => {
  for (const day of days) await sold(day);
  await close("2026-11-20");
  await here.sql`delete from fact_months where shop_id = ${here.shop} and month < '2026-10-01'`;
  expect(await begins()).toBe(0);
});

test("where no month is closed yet, as in a young shop, it begins with the first of its months", async () => {
  const first = await sold("2026-10-20");
  await sold("2026-11-02");
  await close("2026-11-20");
  expect(await begins()).toBe(first);
});

test("[H3] also with what was sold years ago by its device's clock", async () => {
  const first = await sold("2006-05-17", "2026-10-19");
  await sold("2026-11-02");
  expect(await begins()).toBe(first);
});

test("a shop without facts has none to look for", async () => {
  expect(await begins()).toBe(0);
});

test("a day of the west is of the month before, as the zone of the shop has it", async () => {
  await here.sql`update shops set time_zone = 'Pacific/Niue' where id = ${here.shop}`;
  await here.world.sync.shops.refresh(here.shop);
  here.world.now = firstLoad;
  const rev = await sold("2026-10-20");
  const edge = "2026-11-01T00:30:00.000Z";
  // In Niue it is still October, which is noted already; the load asks from this moment on.
  await sold("2026-11-02");
  expect(await revSince(here.sql, here.shop, edge)).toBe(rev);
});
