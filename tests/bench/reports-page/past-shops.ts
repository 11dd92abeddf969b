import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { register } from "#server/accounts/people.ts";
import { connectDatabase, type Sql } from "#server/db/client.ts";
import { createSync } from "#server/sync/deps.ts";
import { closeMonths } from "#server/sync/watches/close-months.ts";
import { must } from "#shared/must.ts";

/** `lines`: sold in the twelve months up to today, as its books count them. */
export type PastShop = { email: string; password: string; lines: number };

const password = "un mot de passe assez long";
const products = 300;
const linesInTicket = 3;
const pastDays = 5 * 365;
/** The same in each shop: what is sold of the months that are open still. */
const openSales = 2000;
const openDays = 60;

/**
 * Shops with so many lines of five past years each, and the same of the last sixty days, straight into the tables;
 * months noted as the migration notes them and closed by the product's own closing. `haveCosts`: of each product it was
 * said from the beginning what a piece costs.
 */
export async function openPastShops(
  url: string,
  pastLines: number[],
  { haveCosts = false } = {},
): Promise<PastShop[]> {
  const database = connectDatabase(url, 4);
  const { sql } = database;
  const deps = { database, secret: "", clock: Date.now, random: randomBytes };
  const shops: { email: string; id: string }[] = [];
  for (const lines of pastLines) {
    const email = `lignes-${lines}@bench.example`;
    const phone = `+23769900${String(shops.length).padStart(4, "0")}`;
    const who = { email, password, fullName: "Awa Patronne", phone, shopName: "Boutique du banc" };
    const { id: ownerId } = must(await register(deps, who));
    const [shop] = await sql<{ id: string }[]>`select id from shops where owner_id = ${ownerId}`;
    const { id } = must(shop);
    await fillShelf(sql, id);
    if (haveCosts) await sayCosts(sql, id);
    await sell(sql, { shopId: id, ownerId }, Math.round(lines / linesInTicket));
    shops.push({ email, id });
  }
  await noteMonths(sql);
  await sql`analyze`;
  const log = { warn: console.warn, error: console.error };
  await closeMonths({ ...createSync({ database, clock: Date.now }), log });
  const counted = await sql<{ id: string; lines: number }[]>`
    select shop_id as id, sum(json_array_length(lines))::int as lines from sales
    where day >= date_trunc('month', now()) - interval '11 months' group by 1`;
  await database.close();
  return shops.map(({ email, id }) => {
    const { lines } = must(counted.find((one) => one.id === id));
    return { email, password, lines };
  });
}

async function fillShelf(sql: Sql, shopId: string): Promise<void> {
  await sql`
    insert into products (shop_id, id, name, brand, model, color, dimensions, unique_code, category, price, min_price,
      stock_threshold, rev)
    select ${shopId}::uuid, 'P' || lpad(n::text, 5, '0'), 'Produit de banc d''essai ' || n, '', '', '', '',
      'BTS' || lpad(n::text, 6, '0'), 'Épicerie', 700, 700, 5, 1
    from generate_series(0, ${products - 1}::int) n`;
  await sql`
    insert into product_prices (shop_id, product_id, from_rev, price, min_price)
    select shop_id, id, 1, price, min_price from products where shop_id = ${shopId}`;
  await sql`
    insert into stocks (shop_id, product_id, quantity, sold, rev)
    select shop_id, id, 1000000, 0, 1 from products where shop_id = ${shopId}`;
}

async function sayCosts(sql: Sql, shopId: string): Promise<void> {
  await sql`
    insert into product_costs (shop_id, product_id, no, said, rev)
    select shop_id, id, row_number() over (order by id), '[["2000-01", 512345678]]', 1
    from products where shop_id = ${shopId}`;
}

/** Tickets of three products, spread over the past, then over the last days; one revision each. */
async function sell(sql: Sql, of: { shopId: string; ownerId: string }, past: number) {
  const { shopId, ownerId } = of;
  const all = past + openSales;
  await sql`
    insert into devices (shop_id, device_id, epoch, no, code, user_id, last_seq, last_seen_at)
    values (${shopId}, gen_random_uuid(), 1, 1, 'A', ${ownerId}, ${all}, now())`;
  await sql`
    update shop_revisions set rev = rev + ${all}, device_count = 1 where shop_id = ${shopId}`;
  const line = (step: number) => sql`json_build_object(
    'productId', 'P' || lpad(((n * ${step}::int) % ${products}::int)::text, 5, '0'), 'quantity', 1, 'price', 700,
    'name', 'Produit de banc d''essai ' || (n * ${step}::int) % ${products}::int)`;
  await sql`
    insert into sales (shop_id, id, rev, device_no, seq, seller_id, sold_at, device_at, day, lines, total, flags,
      receipt, payments)
    select ${shopId}::uuid, gen_random_uuid(), n + 1, 1, n, ${ownerId}::uuid, at, extract(epoch from at)::bigint * 1000,
      at::date, json_build_array(${line(1)}, ${line(7)}, ${line(13)}), 2100, '{}', n,
      '[{"method":"cash","amount":2100,"tendered":2500}]'
    from generate_series(1, ${all}::int) n, lateral (select now() - interval '1 hour' - make_interval(days =>
      case when n > ${past} then n % ${openDays}::int else ${openDays}::int + n % ${pastDays}::int end) as at) day`;
}

/** As for whoever updates to the version that keeps figures. */
async function noteMonths(sql: Sql): Promise<void> {
  const [file] = readdirSync("migrations").filter((name) => name.endsWith("_fact_months.sql"));
  const statements = readFileSync(`migrations/${file}`, "utf8").split("--> statement-breakpoint");
  for (const text of statements.filter((one) => one.includes("INSERT INTO")))
    await sql.unsafe(text);
}
