import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { closeMonths } from "#server/sync/watches/close-months.ts";
import type { AdjustAccountBody } from "#shared/schemas/customer-account.ts";
import { aLine, type HandDevice } from "#tests/support/builders.ts";
import { type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";
import { checkTotals } from "./check-totals.ts";

const dayMs = 86_400_000;
let world: SyncWorld;
let shop = "";
let owner = "";
let seller = "";
let device: HandDevice;
let customerId = "";

beforeAll(async () => {
  world = await syncWorld();
});
afterAll(() => world.close());

beforeEach(async () => {
  world.now = Date.parse("2026-03-10T09:00:00.000Z");
  owner = await world.person("owner");
  shop = await world.shop(owner);
  seller = await world.member(shop, "seller");
  await world.product(shop, owner, "savon", { stock: 500, minPrice: 0 });
  device = world.device();
  customerId = await world.customer(shop, seller);
});

const payment = (from: HandDevice, amount: number, receipt: number, method = "cash") =>
  from.operation(shop, "account.move", {
    ...{ kind: "payment", customerId, amount, owedBefore: 0, receipt, method: method as "cash" },
  });
const said = (from: HandDevice, kind: AdjustAccountBody["kind"], change: number) =>
  from.operation(shop, "account.adjust", { customerId, kind, change, reason: "Carnet" });
const sql = () => world.database.sql;
const totals = () =>
  sql()`select day::text, seller_id = ${seller} as "isSeller", revenue::int, debts_cash::int as cash,
    debts_mobile_money::int as mobile, debts_opened::int as opened, debts_forgiven::int as forgiven,
    debts_corrected::int as corrected
    from day_totals where shop_id = ${shop} order by day, 2`;
const monthRev = async () =>
  (await sql()`select rev::int from month_books where shop_id = ${shop}`)[0]?.["rev"];

test("[H9] a month of debts alone is closed with them, one paid three weeks late enters it and its row is told anew", async () => {
  const other = world.device();
  const late = payment(other, 60, 1);
  await world.send(seller, device, [
    payment(device, 2500, 1),
    payment(device, 700, 2, "mobile-money"),
    device.operation(shop, "account.move", {
      ...{ kind: "charge", customerId, amount: 999, owedBefore: 0, saleId: crypto.randomUUID() },
    }),
  ]);
  const office = world.device();
  await world.send(owner, office, [
    ...[said(office, "opening", 9000), said(office, "forgiven", -300)],
    said(office, "correction", 120),
  ]);
  world.now += 80 * dayMs;
  await closeMonths({ ...world.sync, clock: () => world.now }, { shopId: shop });
  const none = { cash: 0, mobile: 0, opened: 0, forgiven: 0, corrected: 0, revenue: 0 };
  const day = "2026-03-10";
  const ofOffice = { ...none, opened: 9000, forgiven: 300, corrected: 120 };
  expect(await totals()).toEqual([
    { ...ofOffice, day, isSeller: false },
    { ...none, day, isSeller: true, cash: 2500, mobile: 700 },
  ]);
  const before = await monthRev();
  await world.send(seller, other, [late]);
  expect((await totals())[1]).toMatchObject({ cash: 2560, mobile: 700 });
  expect(await monthRev()).toBeGreaterThan(before);
  expect((await checkTotals(sql(), shop)).differences).toEqual([]);
});

test("[H9] the migration counts the debts of before: in closed months, beside what is there, and notes the open ones", async () => {
  await world.send(seller, device, [
    device.sale(shop, [aLine("savon", { price: 500 })]),
    payment(device, 2500, 1),
    payment(device, 40, 2),
  ]);
  world.now += 80 * dayMs;
  await closeMonths({ ...world.sync, clock: () => world.now }, { shopId: shop });
  const office = world.device();
  await world.send(owner, office, [said(office, "opening", 9000)]);
  const [kept, noted] = [await totals(), await notes()];
  // As the version before left them.
  await sql()`update day_totals set debts_cash = 0 where shop_id = ${shop}`;
  await sql()`delete from fact_months where shop_id = ${shop} and month > '2026-03-31'`;
  expect((await checkTotals(sql(), shop)).differences).toHaveLength(2);
  const text = readFileSync("migrations/0037_account_totals.sql", "utf8");
  for (const statement of text
    .split("--> statement-breakpoint")
    .filter((one) => /INSERT/.test(one)))
    await sql().unsafe(statement);
  expect([await totals(), await notes()]).toEqual([kept, noted]);
  expect((await checkTotals(sql(), shop)).differences).toEqual([]);
});

const notes = () =>
  sql()`select month::text, since_rev from fact_months where shop_id = ${shop} order by month`;
