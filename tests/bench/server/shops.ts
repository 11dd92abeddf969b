import { randomUUID } from "node:crypto";
import postgres from "postgres";
import type { Product, Stock } from "#shared/schemas/product.ts";

/** A shop with its owner, as the load needs to know it. */
export type BenchShop = { shopId: string; userId: string; catalogRev: number };

export const productsPerShop = 1000;
/** Pieces of each product at the start: enough that no run sells it out. */
export const openingStock = 1_000_000;

export function productIdOf(index: number): string {
  return `P${String(index).padStart(5, "0")}`;
}

/** Price and lowest price are the same for a product in every shop. */
export function priceOf(index: number): number {
  return 100 + (index % 40) * 25;
}

/** Fills a database with shops that can sell at once. Straight into the tables: making shops is not what is measured. */
export async function makeShops(url: string, count: number): Promise<BenchShop[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const shops = Array.from({ length: count }, () => ({
    shopId: randomUUID(),
    userId: randomUUID(),
    catalogRev: 1,
  }));
  try {
    for (const [index, shop] of shops.entries()) {
      await insertShop(sql, shop, index);
      await sql`
        insert into products (shop_id, id, name, brand, model, color, dimensions, unique_code, category, price,
          min_price, stock_threshold, rev)
        select ${shop.shopId}::uuid, 'P' || lpad(n::text, 5, '0'), 'Produit de banc d''essai ' || n, '', '', '', '',
          'BTS' || lpad(n::text, 6, '0'), 'Épicerie', 100 + (n % 40) * 25, 100 + (n % 40) * 25, 5, 1
        from generate_series(0, ${productsPerShop - 1}::int) n`;
      await sql`
        insert into product_prices (shop_id, product_id, from_rev, price, min_price)
        select shop_id, id, 1, price, min_price from products where shop_id = ${shop.shopId}`;
      await sql`
        insert into stocks (shop_id, product_id, quantity, sold, rev)
        select shop_id, id, ${openingStock}::int, 0, 1 from products where shop_id = ${shop.shopId}`;
    }
    await sql`analyze`;
  } finally {
    await sql.end();
  }
  return shops;
}

/** Puts a given catalogue on the shelf of a shop, as one change of its books. */
export async function putOnShelf(
  url: string,
  shopId: string,
  { products, stocks }: { products: Product[]; stocks: Stock[] },
): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const [books] = await sql<{ rev: number }[]>`
      update shop_revisions set rev = rev + 1, catalog_rev = rev + 1 where shop_id = ${shopId}
      returning rev::int as rev`;
    const rev = books?.rev ?? 0;
    await sql`
      insert into products (shop_id, id, name, brand, model, color, dimensions, barcode, barcode_key, unique_code,
        category, price, min_price, stock_threshold, archived, rev)
      select ${shopId}::uuid, p.id, p.name, p.brand, p.model, p.color, p.dimensions, p.barcode, p.barcode,
        p."uniqueCode", p.category, p.price, p."minPrice", p."stockThreshold", p.archived, ${rev}::bigint
      from jsonb_to_recordset(${JSON.stringify(products)}::text::jsonb) p(id text, name text, brand text, model text,
        color text, dimensions text, barcode text, "uniqueCode" text, category text, price bigint, "minPrice" bigint,
        "stockThreshold" int, archived boolean)`;
    await sql`
      insert into product_prices (shop_id, product_id, from_rev, price, min_price)
      select shop_id, id, rev, price, min_price from products where shop_id = ${shopId}`;
    await sql`
      insert into stocks (shop_id, product_id, quantity, sold, rev)
      select ${shopId}::uuid, s."productId", s.quantity, s.sold, ${rev}::bigint
      from jsonb_to_recordset(${JSON.stringify(stocks)}::text::jsonb) s("productId" text, quantity bigint, sold bigint)`;
    await sql`analyze`;
  } finally {
    await sql.end();
  }
}

async function insertShop(sql: postgres.Sql, { shopId, userId }: BenchShop, index: number) {
  await sql`
    insert into users (id, email, full_name, password_hash)
    values (${userId}, ${`${userId}@bench.example`}, ${`Vendeur ${index + 1}`}, 'none')`;
  await sql`
    insert into shops (id, owner_id, name, rev) values (${shopId}, ${userId}, ${`Boutique ${index + 1}`}, 1)`;
  await sql`
    insert into shop_revisions (shop_id, rev, catalog_rev, members_rev) values (${shopId}, 1, 1, 1)`;
  await sql`
    insert into shop_users (shop_id, user_id, role, joined_at, rev)
    values (${shopId}, ${userId}, 'owner', now(), 1)`;
}
