import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { linesAsKept, paymentsAsKept } from "#server/db/short-sales.ts";
import { bookOperations } from "#server/sync/chain/book-leaves.ts";
import { toldFindings } from "#server/sync/chain/told-sales.ts";
import { createSync } from "#server/sync/deps.ts";
import { exchange } from "#server/sync/exchange.ts";
import { countFacts } from "#server/sync/figures/count-facts.ts";
import { goodsOfMonth } from "#server/sync/figures/goods-of-month.ts";
import { journalLines } from "#server/sync/journal/journal-sql.ts";
import { aLine } from "#tests/support/builders.ts";
import { type JournalWorld, journalShop, journalWorld } from "#tests/support/journal-world.ts";
import { keptLineLists, paymentLists } from "#tests/support/kept-sales.ts";
import { rowsIn } from "#tests/support/sync-world.ts";

let here: JournalWorld;
beforeAll(async () => {
  here = await journalWorld();
});
afterAll(() => here.close());

test("Postgres makes of both forms, to the letter, what was told", async () => {
  const { sql } = here;
  // What Postgres holds in no text at all never comes as far as a sale.
  const isHeld = (told: unknown) => !/\\u0000|\\ud[89a-f]/i.test(JSON.stringify(told));
  const lists = fc.sample(fc.tuple(keptLineLists, paymentLists), 500).filter(isHeld);
  const kept = lists.flatMap(([lines, payments]) => [
    [linesAsKept(lines), JSON.stringify(lines)],
    [JSON.stringify(lines), JSON.stringify(lines)],
    [paymentsAsKept(payments), JSON.stringify(payments)],
    [JSON.stringify(payments), JSON.stringify(payments)],
  ]);
  const texts = JSON.stringify(kept.map(([text]) => text));
  const rows = await sql<{ read: string }[]>`
    select case when n % 4 < 2 then long_lines(t::json) else long_payments(t::json) end::text as read
    from jsonb_array_elements_text(${texts}::text::jsonb) with ordinality a(t, m), lateral (select m - 1 as n) o
    order by m`;
  expect(rows.map(({ read }) => read)).toEqual(kept.map(([, told]) => told));
});

const byMessage = (reference: string) => ({ method: "mobile-money", amount: 1500, reference });
const awaited = { method: "mobile-money", amount: 1500 };
const cash = { method: "cash", amount: 1500, tendered: 2000 };

/** A shop that has sold in ways of each form. */
async function soldInBoth() {
  const { sale, back, send, customerId, shop } = await journalShop(here);
  const sold = sale([cash]);
  const heavy = { lines: [aLine("riz0", { name: 'Riz "5 kg"', price: 1500 })], total: 1500 };
  await send(
    sold,
    ...[sale([byMessage("MP1")]), sale([awaited]), sale([byMessage("MP1")])],
    sale([{ method: "credit", amount: 1500, customerId }]),
    sale([
      { ...cash, amount: 500 },
      { ...byMessage("MP2"), amount: 1000 },
    ]),
    sale([cash], { lines: [aLine("riz0", { price: 1000 }), { ...aLine("riz0"), rate: 0 }] }),
    sale([cash], heavy),
    back(sold.id),
  );
  return shop;
}

/** All that is read of the sales of a shop, by an instance that remembers none of them. */
async function readOf(shop: string) {
  const { world, sql, owner } = here;
  const sync = createSync({ database: world.database, clock: world.clock });
  const scope = `shop:${shop}`;
  const request = world.device().request([], { cursors: [[scope, { epoch: 1, rev: 0 }]] });
  const window = { shopId: shop, from: 0, to: 1_000_000, no: 0, offset: 0, limit: 1000 };
  return {
    rows: rowsIn(await exchange(sync, { userId: owner }, request), scope),
    leaves: await bookOperations(sql, shop, [0, 1_000_000]),
    unlike: await toldFindings(sql, shop),
    journal: await journalLines(sql, window),
    figures: await countFacts(sql, shop, { from: "2026-01-01", before: "2027-01-01", sinceRev: 0 }),
    goods: await sql.begin((tx) => goodsOfMonth(tx, shop, "2026-03-01")),
  };
}

test("rows, seals, the journal and figures are the same of sales in few bytes and of the same with names", async () => {
  const { sql } = here;
  const shop = await soldInBoth();
  const isShort = sql`shop_id = ${shop} and (json_typeof(lines) = 'string' or json_typeof(payments) = 'string')`;
  const before = await readOf(shop);
  expect(before.unlike).toEqual([]);
  expect(before.rows.sales).toHaveLength(8);
  expect(before.leaves.length).toBeGreaterThan(8);
  const changed = await sql`
    update sales set lines = long_lines(lines), payments = long_payments(payments), flags = coalesce(flags, '{}')
    where ${isShort} returning 1`;
  expect(changed.length).toBeGreaterThan(5);
  expect(await sql`select 1 from sales where ${isShort}`).toHaveLength(0);
  expect(await readOf(shop)).toEqual(before);
});

test("what is told of a sale later, and what comes back of it, finds it in either form", async () => {
  const { sql } = here;
  const { sale, back, act, send, shop } = await journalShop(here);
  const [waiting, sold] = [sale([awaited]), sale([cash])];
  await send(waiting, sold);
  const told = { saleId: waiting.id, payment: 0, reference: "MP9" };
  const returned = back(sold.id, { lines: [aLine("riz0", { quantity: 4 })], total: 2000 });
  expect(await send(act("sale.reference", told), returned)).toEqual([
    ...[[], ["more-returned-than-sold"]],
  ]);
  const [row] = await sql`
    select long_payments(payments) as payments from sales where shop_id = ${shop} and id = ${waiting.id}`;
  expect(row).toEqual({ payments: [byMessage("MP9")] });
});
