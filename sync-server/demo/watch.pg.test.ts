import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#server/db/client.ts";
import { linesOf, paymentsOf } from "#server/db/short-sales.ts";
import { must } from "#shared/must.ts";
import { watch, watchKey } from "#shared/rules/watch.ts";
import { daysFrom } from "#shared/rules/watch-days.ts";
import type { WatchedReturn, WatchedSale, WatchedTillAct } from "#shared/rules/watch-facts.ts";
import { connectTo } from "#tests/support/connect.ts";
import type { FreshDatabase } from "#tests/support/database.ts";
import { demoDatabase } from "#tests/support/demo-database.ts";
import { type Book, eveningOf } from "#tests/support/watched-shop.ts";

let fresh: FreshDatabase;
let database: Database;
const today = "2026-03-14";
/** Weeks that are watched, behind those that say what is usual. */
const weeks = 8;

beforeAll(async () => {
  fresh = await demoDatabase();
  database = connectTo(fresh.url, 5);
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

type Row = Record<string, unknown>;
const codeOf = (deviceNo: unknown) => `D${String(deviceNo)}`;
const momentOf = (at: unknown) => new Date(at as string | Date).toISOString();
const dayOf = (day: unknown) =>
  day instanceof Date ? day.toISOString().slice(0, 10) : String(day);
const given = <Value>(value: unknown) =>
  (typeof value === "string" ? JSON.parse(value) : value) as Value;

async function bookOf(shopId: string): Promise<Book> {
  const { sql } = database;
  const rows = async (table: string): Promise<Row[]> => [
    ...(await sql`select * from ${sql(table)} where shop_id = ${shopId}`),
  ];
  const of = (row: Row) => ({ id: String(row["id"]), day: dayOf(row["day"]) });
  return {
    sales: (await rows("sales")).map(
      (row): WatchedSale => ({
        ...{ ...of(row), receiptNo: `${codeOf(row["device_no"])}-${row["receipt"]}` },
        ...{ soldAt: momentOf(row["sold_at"]), sellerId: String(row["seller_id"]) },
        ...{ total: Number(row["total"]), lines: linesOf(row["lines"]) },
        payments: paymentsOf(row["payments"]),
      }),
    ),
    returns: (await rows("returns")).map(
      (row): WatchedReturn => ({
        ...{ ...of(row), at: momentOf(row["sold_at"]), byId: String(row["seller_id"]) },
        ...{ saleId: row["sale_id"] as string | null, isVoid: row["is_void"] === true },
        total: Number(row["total"]),
      }),
    ),
    tillActs: (await rows("till_acts")).map(
      (row): WatchedTillAct => ({
        ...{ ...of(row), at: momentOf(row["at"]), sellerId: String(row["seller_id"]) },
        ...{ deviceCode: codeOf(row["device_no"]), open: given(row["open"]) },
        ...{ move: given(row["move"]), close: given(row["close"]) },
      }),
    ),
    losses: (await rows("adjustments"))
      .filter((row) => row["loss"] !== null)
      .map((row) => ({
        ...{ productId: String(row["product_id"]), delta: Number(row["delta"]) },
        day: dayOf(row["day"]),
      })),
  };
}

test("the demonstration shop, in which little is the matter, is hardly ever asked about", async () => {
  const { sql } = database;
  const [shop] = await sql`select id from shops where name = 'Boutique Akwa'`;
  const shopId = String(must(shop)["id"]);
  const book = await bookOf(shopId);
  expect(book.sales.length).toBeGreaterThan(1000);
  const products = new Map(
    (await sql`select id, price, unit, category from products where shop_id = ${shopId}`).map(
      ({ id, price, unit, category }) => [
        String(id),
        { price: Number(price), per: unit ? 1000 : 1, category: String(category ?? "") },
      ],
    ),
  );
  const productOf = (id: string) => products.get(id);
  const told: string[] = [];
  let before = new Set<string>();
  for (let day = -7 * weeks; day <= 0; day += 1) {
    const evening = eveningOf(book, daysFrom(today, day), { productOf });
    const items = watch(evening);
    for (const item of items)
      if (!before.has(watchKey(item)))
        told.push(`${evening.today} ${item.kind} ${item.figure} (${item.usual}) of ${item.count}`);
    before = new Set(items.map(watchKey));
  }
  expect(told.length, told.join("\n")).toBeLessThanOrEqual(2);
});
