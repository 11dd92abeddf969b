import { expect, test } from "vitest";
import { createSync } from "#server/sync/deps.ts";
import { exchange } from "#server/sync/exchange.ts";
import { closeMonths } from "#server/sync/watches/close-months.ts";
import { aLine, uuidOf } from "#tests/support/builders.ts";
import { figuresWorld } from "#tests/support/figures-world.ts";
import { statusesIn } from "#tests/support/sync-world.ts";

const here = figuresWorld();
const dayMs = 86_400_000;

const days = () => here.sql`
  select day::text, seller_id, tickets::int, lines::int, pieces::int, revenue::int, cash::int, mobile_money::int,
    returns::int, voids::int, refunded::int
  from day_totals where shop_id = ${here.shop} order by day, agency_id`;
const noted = () => here.sql`
  select month::text, since_rev from fact_months where shop_id = ${here.shop} order by month`;
const fail = (_: object, text: string) => expect.fail(text);
const log = { warn: fail, error: fail };
/** Closes every month there is. */
async function closeAll(): Promise<void> {
  const later = here.world.now + 100 * dayMs;
  await closeMonths({ ...here.world.sync, log, clock: () => later }, { shopId: here.shop });
}

test("[H1] what falls into an open month is noted once, by whatever way it comes, and counted at the closing", async () => {
  const first = await here.world.send(here.owner, here.device, [
    here.device.sale(here.shop, [aLine("savon")]),
  ]);
  const [, firstRev] = first.verdicts[0] ?? [];
  await here.world.send(here.owner, here.device, [here.device.sale(here.shop, [aLine("savon")])]);
  expect(await noted()).toEqual([{ month: "2026-03-01", since_rev: firstRev }]);
  here.world.now += 25 * dayMs;
  const back = await here.world.send(here.owner, here.device, [here.giveBack(here.world.now)]);
  const [, backRev] = back.verdicts[0] ?? [];
  await here.world.send(here.owner, here.device, [here.device.sale(here.shop, [aLine("savon")])]);
  const both = [
    { month: "2026-03-01", since_rev: firstRev },
    { month: "2026-04-01", since_rev: backRev },
  ];
  expect([await noted(), await days(), await here.products()]).toEqual([both, [], []]);
  // Another instance knows of no month yet.
  const fresh = createSync({ database: here.world.database, clock: here.world.clock });
  const sale = here.device.sale(here.shop, [aLine("savon")]);
  await exchange(fresh, { userId: here.owner }, here.device.request([sale]));
  expect([await noted(), await here.check()]).toEqual([both, []]);
  await closeAll();
  expect(await days()).toMatchObject([{ tickets: 2 }, { tickets: 2, returns: 1 }]);
  expect(await here.check()).toEqual([]);
});

test("[H1] a group of sales and a return make the figures of their day and month", async () => {
  const sales = [1, 2].map((quantity) =>
    here.device.sale(here.shop, [
      aLine("savon", { quantity }),
      aLine("savon"),
      aLine("riz-", { price: 900 }),
    ]),
  );
  await here.world.send(here.owner, here.device, sales);
  here.world.now += 30 * dayMs;
  await here.world.send(here.owner, here.device, [here.giveBack(here.world.now, { isVoid: true })]);
  await closeAll();
  expect(await days()).toMatchObject([
    {
      ...{
        day: "2026-03-10",
        seller_id: here.owner,
        tickets: 2,
        lines: 6,
        pieces: 7,
        revenue: 4300,
      },
      ...{ cash: 4300, mobile_money: 0, returns: 0, refunded: 0 },
    },
    { day: "2026-04-09", tickets: 0, returns: 1, voids: 1, refunded: 500 },
  ]);
  expect(await here.products()).toMatchObject([
    { month: "2026-03-01", product_id: "riz-", lines: 2, pieces: 2, revenue: 1800 },
    { month: "2026-03-01", product_id: "savon", lines: 4, pieces: 5, revenue: 2500 },
    { month: "2026-04-01", product_id: "savon", pieces: 0, returned_pieces: 1 },
  ]);
  expect(await here.check()).toEqual([]);
});

test("[H1] sales of several agencies and means of payment are told apart", async () => {
  const agencyId = uuidOf(here.world.rng);
  const line = aLine("savon", { quantity: 2 });
  await here.world.send(here.owner, here.device, [
    here.device.sale(here.shop, [line], { agencyId }),
    here.device.sale(here.shop, [line], {
      payments: [
        { method: "cash", amount: 400, tendered: 500 },
        { method: "mobile-money", amount: 600, reference: "MP1" },
      ],
    }),
    here.device.sale(here.shop, [line], { agencyId: agencyId.toUpperCase() }),
  ]);
  await here.world.send(here.owner, here.device, [here.giveBack(here.world.now, { agencyId })]);
  await closeAll();
  expect(await days()).toMatchObject([
    { tickets: 1, cash: 400, mobile_money: 600, returns: 0 },
    { tickets: 2, cash: 2000, mobile_money: 0, returns: 1, refunded: 500 },
  ]);
  expect(await here.check()).toEqual([]);
});

test("[H1] [J2] what comes again counts once, also among new ones", async () => {
  const [first, second] = [1, 2].map(() => here.device.sale(here.shop, [aLine("savon")]));
  if (!first || !second) throw new Error("two sales");
  const back = here.giveBack(here.world.now);
  await here.world.send(here.owner, here.device, [first, back]);
  await here.world.send(here.owner, here.device, [first, second, back]);
  await here.world.send(here.owner, here.device, [second]);
  await closeAll();
  expect(await days()).toMatchObject([{ tickets: 2, returns: 1 }]);
  // And once more among late ones.
  const by = here.world.device();
  const late = [1, 2].map(() => by.sale(here.shop, [aLine("savon")]));
  await here.world.send(here.owner, by, [late[0] ?? first]);
  await here.world.send(here.owner, by, [first, ...late]);
  await here.world.send(here.owner, here.device, [back]);
  expect(await days()).toMatchObject([{ tickets: 4, returns: 1 }]);
  expect(await here.check()).toEqual([]);
});

test("[H1] a sale of goods that nobody knows counts, and one of more francs than a number holds", async () => {
  const dear = Array.from({ length: 1000 }, () =>
    aLine("savon", { quantity: 1_000_000, price: 9_999_999_999 }),
  );
  const answer = await here.world.send(here.owner, here.device, [
    here.device.sale(here.shop, [aLine("inconnu")]),
    here.device.sale(here.shop, dear, { total: 1, payments: [] }),
  ]);
  expect(statusesIn(answer)).toEqual(["flagged", "flagged"]);
  await closeAll();
  const kept = await here.sql`
    select tickets::int, round(revenue / 1e9)::text as milliards from day_totals where shop_id = ${here.shop}`;
  expect(kept).toEqual([{ tickets: 2, milliards: "9999999999" }]);
});

test("[H2] the check finds every figure that was changed by hand", async () => {
  await here.world.send(here.owner, here.device, [here.device.sale(here.shop, [aLine("savon")])]);
  await closeAll();
  await here.sql`update day_totals set cash = cash + 1 where shop_id = ${here.shop}`;
  await here.sql`delete from month_products where shop_id = ${here.shop}`;
  const found = await here.check();
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
  await here.world.send(here.owner, here.device, [here.device.sale(here.shop, [aLine("savon")])]);
  await here.world.send(here.owner, here.device, [here.device.sale(here.shop, [aLine("savon")])]);
  await here.sql`update fact_months set since_rev = since_rev + 1 where shop_id = ${here.shop}`;
  const figure = "2026-03 open facts";
  expect(await here.check()).toEqual([{ shopId: here.shop, figure, kept: 1, counted: 2 }]);
  await here.sql`delete from fact_months where shop_id = ${here.shop}`;
  expect(await here.check()).toEqual([{ shopId: here.shop, figure, kept: 0, counted: 2 }]);
});
