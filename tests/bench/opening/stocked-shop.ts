import { randomBytes } from "node:crypto";
import { register } from "#server/accounts/people.ts";
import { connectDatabase } from "#server/db/client.ts";
import { must } from "#shared/must.ts";
import { benchNames } from "#tests/bench/bench-catalogue.ts";

export type StockedShop = { email: string; password: string; products: number };

const password = "un mot de passe assez long";

/** A shop with so many products of real names on its shelf, straight into the tables, and nothing sold yet. */
export async function openStockedShop(url: string, products: number): Promise<StockedShop> {
  const database = connectDatabase(url, 2);
  const { sql } = database;
  const email = `etal-${products}@bench.example`;
  const phone = `+237698${String(products).padStart(6, "0")}`;
  const who = { email, password, fullName: "Awa Patronne", phone, shopName: "Boutique du banc" };
  const { id: ownerId } = must(
    await register({ database, secret: "", clock: Date.now, random: randomBytes }, who),
  );
  const [shop] = await sql<{ id: string }[]>`select id from shops where owner_id = ${ownerId}`;
  const { id: shopId } = must(shop);
  const rows = benchNames(products);
  const names = rows.map(({ name }) => name);
  const barcodes = rows.map(({ barcode }) => barcode);
  await sql`
    insert into products (shop_id, id, name, brand, model, color, dimensions, barcode, unique_code, category, price,
      min_price, stock_threshold, rev)
    select ${shopId}::uuid, 'P' || lpad(n::text, 7, '0'), name, '', '', '', '', barcode, 'BTS' || lpad(n::text, 6, '0'),
      'Rayon ' || n % 12, 700, 700, 5, 1
    from unnest(${names}::text[], ${barcodes}::text[]) with ordinality as given(name, barcode, n)`;
  await sql`
    insert into product_prices (shop_id, product_id, from_rev, price, min_price)
    select shop_id, id, 1, price, min_price from products where shop_id = ${shopId}`;
  await sql`
    insert into stocks (shop_id, product_id, quantity, sold, rev)
    select shop_id, id, 1000000, 0, 1 from products where shop_id = ${shopId}`;
  await sql`update shop_revisions set rev = rev + 1 where shop_id = ${shopId}`;
  await sql`analyze`;
  await database.close();
  return { email, password, products };
}
