import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkPassword, profileOf } from "#server/accounts/people.ts";
import type { Database } from "#server/db/client.ts";
import { checkTotals } from "#server/sync/figures/check-totals.ts";
import { must } from "#shared/must.ts";
import { type AccountLine, agesOfDebt, byAge, unpaidOf } from "#shared/rules/customer-account.ts";
import { connectTo } from "#tests/support/connect.ts";
import type { FreshDatabase } from "#tests/support/database.ts";
import { demoDatabase, demoDays, demoMoment } from "#tests/support/demo-database.ts";
import { aisleOf } from "./aisle.ts";
import { readDemoCatalogue } from "./catalogue.ts";
import { hasDemo } from "./first-start.ts";
import { demoPassword, demoPeople } from "./people.ts";
import type { SeedDeps } from "./seed.ts";
import { shelfOf } from "./shelf.ts";

let fresh: FreshDatabase;
let database: Database;
let deps: SeedDeps;

beforeAll(async () => {
  fresh = await demoDatabase();
  database = connectTo(fresh.url, 5);
  const random = (length: number) => randomBytes(length);
  deps = { database, secret: "tests", clock: () => demoMoment, random };
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

async function one(
  query: Promise<readonly Record<string, unknown>[]>,
): Promise<Record<string, unknown>> {
  return must((await query)[0]);
}

async function akwa(): Promise<string> {
  const shop = await one(database.sql`select id from shops where name = 'Boutique Akwa'`);
  return String(shop["id"]);
}

test("owner, employee and reseller sign in and each opens « Boutique Akwa » in their role", async () => {
  for (const { email, role } of Object.values(demoPeople)) {
    const { person } = must(await checkPassword(deps, email, demoPassword), email);
    const profile = must(await profileOf(deps, person.id));
    const branches = role === "owner" ? [{ shopName: "Boutique Bonabéri", role }] : [];
    // The newest is opened first.
    expect(profile.shops).toMatchObject([...branches, { shopName: "Boutique Akwa", role }]);
  }
  expect(await hasDemo(database)).toBe(true);
});

test("every product of the catalogue is in the shop", async () => {
  const { sql } = database;
  const products = readDemoCatalogue();
  const here = sql`select count(*) as n, count(barcode) as coded from products where shop_id = ${await akwa()}`;
  expect(await one(here)).toEqual({
    n: products.length + aisleOf().length,
    coded: products.filter(({ barcode }) => barcode).length,
  });
});

test("the books add up: what is on the shelf is what came minus what was sold", async () => {
  const { sql } = database;
  const initial = [...shelfOf(readDemoCatalogue()), ...aisleOf()].reduce(
    (sum, { stock }) => sum + stock,
    0,
  );
  const { sold } = await one(sql`
    select sum((line->>'quantity')::int) as sold from sales, json_array_elements(long_lines(lines)) line
    where not of_reseller`);
  const { adjusted } = await one(sql`select sum(delta) as adjusted from adjustments`);
  const { came } = await one(sql`
    select sum((line->>'quantity')::int) as came from purchases, json_array_elements(lines) line`);
  const { back } = await one(sql`
    select coalesce(sum((line->>'quantity')::int), 0) as back
    from returns, json_array_elements(lines) line where restock`);
  const { handed } = await one(sql`select sum(quantity) as handed from transfers`);
  const { sent } = await one(
    sql`select sum(quantity) as sent from shop_transfers where direction = 'out'`,
  );
  const books = await one(sql`
    select sum(quantity) as left, min(quantity) as least from stocks where shop_id = ${await akwa()}`);
  const gone = Number(sold) + Number(handed) + Number(sent) - Number(back);
  expect(Number(books["left"])).toBe(initial - gone + Number(adjusted) + Number(came));
  expect(Number(books["least"])).toBeGreaterThanOrEqual(0);
});

test("goods come of three suppliers, most of it is paid, none costs more than it brings", async () => {
  const { sql } = database;
  const bought = await sql`select distinct supplier_id from purchases`;
  expect(bought).toHaveLength(3);
  const owed = await sql<{ owed: number; turnover: number }[]>`
    select sum(change)::float8 as owed, sum(change) filter (where change > 0)::float8 as turnover
    from account_moves where reseller_id = shop_id group by customer_id`;
  for (const { owed: left, turnover } of owed) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left).toBeLessThan(turnover / 2);
  }
  const dear = await sql`
    select 1 from purchases pu, json_array_elements(pu.lines) l
    join products p on p.id = l->>'productId' and p.shop_id = ${await akwa()}
    where pu.shop_id = ${await akwa()} and (l->>'cost')::float8 / (l->>'quantity')::int
      > p.price::float8 / case when p.unit is null then 1 else 1000 end`;
  expect(dear).toHaveLength(0);
});

test("what nearly all goods cost is known from the first day; of two orders one has come in part", async () => {
  const { sql } = database;
  const [known] = await sql<{ share: number }[]>`
    select count(c.*)::float8 / count(*) as share from products p
      left join product_costs c on c.shop_id = p.shop_id and c.product_id = p.id and c.said <> '[]'
    where p.shop_id = ${await akwa()}`;
  expect(Math.abs((known?.share ?? 0) - 0.95)).toBeLessThan(0.05);
  const orders = await sql`
    select o.state, json_array_length(o.lines::json)::int as lines,
      (select count(*)::int from purchases p where p.shop_id = o.shop_id and p.order_id = o.id) as came
    from orders o order by came`;
  expect([...orders]).toEqual([
    { state: "sent", lines: 6, came: 0 },
    { state: "sent", lines: 6, came: 1 },
  ]);
});

test("[U1] [U11] rice is sold by weight and comes by the sack, and sandals come in sizes", async () => {
  const { sql } = database;
  const { weighed, odd } = await one(sql`
    select count(*) as weighed, count(*) filter (where (line->'by'->>'per')::int <> 1000) as odd
    from sales, json_array_elements(long_lines(lines)) line where line->'by'->>'unit' is not null`);
  expect(Number(weighed)).toBeGreaterThan(demoDays);
  expect(Number(odd)).toBe(0);
  const families =
    await sql`select family, count(*)::int as n from products where family is not null group by family`;
  expect([...families]).toEqual([{ family: "Sandales plastique", n: 4 }]);
});

test("[X1] the shop spends on eight things or more, the rent of each month, and small things out of the drawer", async () => {
  const { sql } = database;
  const spent = await sql<{ category: string; times: number; inDrawer: boolean }[]>`
    select category, count(*)::int as times, bool_or(in_drawer) as "inDrawer" from expenses group by category`;
  expect(spent.length).toBeGreaterThanOrEqual(8);
  expect(spent.find(({ category }) => category === "rent")?.times).toBe(4);
  expect(spent.find(({ category }) => category === "supplies")?.inDrawer).toBe(true);
  const [lost] = await sql`select count(distinct loss)::int as classes from adjustments`;
  expect(lost?.["classes"]).toBe(3);
});

test("there is trade on every day and today, by the five who sell, by every means, and some comes back", async () => {
  const { sql } = database;
  const traded =
    await sql`select day::text as day, count(*) as n from sales where not of_reseller group by day order by day`;
  expect([traded.length, traded[0]?.["day"], traded.at(-1)?.["day"]]).toEqual([
    ...[demoDays, "2025-11-15", "2026-03-14"],
  ]);
  expect(Math.min(...traded.map((row) => Number(row["n"])))).toBeGreaterThan(5);
  const sellers = await sql`select distinct seller_id from sales where not of_reseller`;
  expect(sellers).toHaveLength(5);
  const methods =
    await sql`select distinct p->>'method' as method from sales, json_array_elements(long_payments(payments)) p order by 1`;
  expect(methods.map((row) => row["method"])).toEqual([
    ...["cash", "credit", "deposit", "mobile-money"],
  ]);
  const { whole, parts } = await one(sql`
    select count(*) filter (where is_void) as whole, count(*) filter (where not is_void) as parts from returns`);
  expect([Number(whole) > 0, Number(parts) > 5]).toEqual([true, true]);
  const bargains = await sql`
    select distinct (d->>'line') is null as whole from sales, json_array_elements(discounts) d order by 1`;
  expect(bargains.map((row) => row["whole"])).toEqual([false, true]);
});

test("what is kept of closed months equals its facts, and months are closed as they would have been", async () => {
  const { compared, differences } = await checkTotals(database.sql);
  expect(differences).toEqual([]);
  expect(compared).toBeGreaterThan(1000);
  const { sql } = database;
  const { through } = await one(
    sql`select totals_through::text as through from shops where id = ${await akwa()}`,
  );
  expect(through).toBe("2026-01-01");
});

test("three things ask for the owner's eyes, no others do, and nothing was refused", async () => {
  const flagged = await database.sql<{ kind: string; reasons: string[] }[]>`
    select kind, reasons from op_ledger where reasons is not null
    union all select 'sale', flags from sales where cardinality(flags) > 0`;
  expect(flagged.map(({ kind, reasons }) => `${kind}: ${reasons.join()}`).sort()).toEqual([
    ...["account.move: over-limit", "account.move: paid-twice", "sale: price-below-minimum"],
  ]);
  const waiting = await database.sql`
    select 1 from sales, json_array_elements(long_payments(payments)) p
    where p->>'method' = 'mobile-money' and coalesce(p->>'reference', '') = ''`;
  expect(waiting.length).toBeGreaterThan(0);
  expect(await database.sql`select 1 from unreadable_operations`).toHaveLength(0);
});

test("tills are closed every evening as the books count them, some with a difference; today's is open", async () => {
  const { sql } = database;
  const { closed, wrong, booked } = await one(sql`
    select count(*) as closed,
      count(*) filter (where (close->>'counted')::int <> (close->'figures'->>'expected')::int) as wrong,
      count(*) filter (where close->>'booked' is not null) as booked
    from till_acts where close is not null`);
  expect(Number(closed)).toBeGreaterThan(demoDays - 1);
  expect(Number(wrong)).toBeGreaterThan(5);
  expect(Number(wrong)).toBeLessThan(Number(closed) / 4);
  expect(booked).toBe(0);
  const { opened } = await one(
    sql`select count(*) as opened from till_acts where open is not null`,
  );
  expect(Number(opened)).toBeGreaterThan(Number(closed));
});

test("balances are the sums of their moves, and debts of every age and deposits are among them", async () => {
  const { sql } = database;
  const off = await sql`
    select 1 from accounts a where balance <> (select sum(change) from account_moves m
      where m.shop_id = a.shop_id and m.customer_id = a.customer_id)`;
  expect(off).toHaveLength(0);
  const accounts = await sql<{ id: string; balance: number }[]>`
    select customer_id as id, balance from accounts`;
  const lines = await sql<(AccountLine & { customerId: string })[]>`
    select id, customer_id as "customerId", kind, change, at::text, day::text, due_day::text as "dueDay",
      sale_ids as "saleIds" from account_moves`;
  const sums = accounts.map(({ id, balance }) => {
    const own = lines.filter(({ customerId }) => customerId === id);
    return byAge(unpaidOf(own, Number(balance)).unpaid, "2026-03-14");
  });
  for (const age of agesOfDebt)
    expect(sums.filter((one) => one[age] > 0).length, `${age} days`).toBeGreaterThan(1);
  expect(accounts.filter(({ balance }) => balance < 0).length).toBeGreaterThan(0);
  const tickets = await one(sql`
    select count(*) as n from sales, json_array_elements(long_payments(payments)) p where p->>'customerId' is not null`);
  expect(Number(tickets["n"])).toBeGreaterThan(100);
});

test("the reseller holds goods and sold some: waiting, due and paid; goods are on the way to the second shop", async () => {
  const { sql } = database;
  const statuses = await sql`select distinct status from transfers order by status`;
  expect(statuses.map(({ status }) => status)).toEqual(["confirmed", "pending"]);
  const sold = await sql`
    select distinct status, commission_amount > 0 as earned, commission_paid is not null as paid
    from reseller_sales order by status, paid`;
  expect([...sold]).toEqual([
    { status: "confirmed", earned: true, paid: false },
    { status: "confirmed", earned: true, paid: true },
    { status: "pending", earned: null, paid: false },
  ]);
  const sent = await sql`select direction, status, told from shop_transfers order by direction`;
  expect([...sent]).toEqual([
    { direction: "in", status: "on-the-way", told: true },
    { direction: "out", status: "on-the-way", told: true },
  ]);
});

test("facts of months ago came by the clock of their month: their days are told, their clock believed", async () => {
  const { sql } = database;
  const { n } = await one(sql`
    select count(*) as n from sales where not of_reseller and day <> (sold_at at time zone 'Africa/Douala')::date`);
  expect(n).toBe(0);
  const told = await one(sql`
    select min(at) < '2025-12-31' as old, count(*) filter (where read_at is null) as unread from notifications`);
  const silent =
    await sql`select label from devices where last_seen_at < ${new Date(demoMoment - 86_400_000).toISOString()}`;
  expect([...silent]).toEqual([]);
  expect(told["old"]).toBe(true);
  expect(Number(told["unread"])).toBeGreaterThan(0);
});
