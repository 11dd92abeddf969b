import { createHmac, randomUUID } from "node:crypto";
import type postgres from "postgres";
import { accessLifetime } from "#server/plugins/sign-in-token.ts";

/** A shop and who sells in it. */
export type Stall = { shopId: string; userId: string; email: string };

export const openingStock = 1_000_000;
/** One product of each shop comes down to its threshold once so many pieces of it are sold. */
export const piecesUntilLow = 25;
const price = 700;

/** Shops of a load, each with its owner and the same shelf; the last product is the one that becomes low. */
export type Market = {
  stalls: readonly Stall[];
  /** Ordinary products of each shop. */
  products: number;
  price: number;
  productId(index: number): string;
};

/** Straight into the tables: opening shops is not what is looked at. */
export async function openMarket(
  sql: postgres.Sql,
  { shops, products }: { shops: number; products: number },
): Promise<Market> {
  const stalls = Array.from({ length: shops }, (_, at) => ({
    ...{ shopId: randomUUID(), userId: randomUUID() },
    email: `seller-${at}@load.example`,
  }));
  const userIds = stalls.map(({ userId }) => userId);
  const shopIds = stalls.map(({ shopId }) => shopId);
  await sql`
    insert into users (id, email, full_name, password_hash)
    select id, email, 'Vendeur ' || n, 'none'
    from unnest(${userIds}::uuid[], ${stalls.map(({ email }) => email)}::text[]) with ordinality u(id, email, n)`;
  await sql`
    insert into shops (id, owner_id, name, rev)
    select id, owner, 'Boutique ' || n, 1
    from unnest(${shopIds}::uuid[], ${userIds}::uuid[]) with ordinality s(id, owner, n)`;
  await sql`
    insert into shop_revisions (shop_id, rev, catalog_rev, members_rev)
    select id, 1, 1, 1 from unnest(${shopIds}::uuid[]) s(id)`;
  await sql`
    insert into shop_users (shop_id, user_id, role, joined_at, rev)
    select id, owner, 'owner', now(), 1 from unnest(${shopIds}::uuid[], ${userIds}::uuid[]) s(id, owner)`;
  await sql`
    insert into products (shop_id, id, name, brand, model, color, dimensions, unique_code, category, price, min_price,
      stock_threshold, rev)
    select s.id, 'P' || lpad(n::text, 5, '0'), 'Produit de charge ' || n, '', '', '', '', 'CH' || n, 'Épicerie',
      ${price}, ${price}, case when n = ${products} then ${openingStock - piecesUntilLow} else 0 end, 1
    from unnest(${shopIds}::uuid[]) s(id), generate_series(0, ${products}::int) n`;
  await sql`
    insert into product_prices (shop_id, product_id, from_rev, price, min_price)
    select shop_id, id, 1, price, min_price from products`;
  await sql`
    insert into stocks (shop_id, product_id, quantity, sold, rev)
    select shop_id, id, ${openingStock}, 0, 1 from products`;
  await sql`analyze`;
  return {
    ...{ stalls, products, price },
    productId: (index) => `P${String(index).padStart(5, "0")}`,
  };
}

/** Gives access tokens as the server signs them, each for a quarter of an hour and made anew before that is over. */
export function tokenMaker(secret: string): (userId: string) => string {
  const key = createHmac("sha256", secret).update("access-token").digest();
  const written = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const sign = (claims: object) => {
    const text = `${written({ alg: "HS256", typ: "JWT" })}.${written(claims)}`;
    return `${text}.${createHmac("sha256", key).update(text).digest("base64url")}`;
  };
  const made = new Map<string, { token: string; until: number }>();
  return (userId) => {
    const known = made.get(userId);
    if (known && known.until > Date.now()) return known.token;
    const iat = Math.floor(Date.now() / 1000);
    const token = sign({ sub: userId, sid: randomUUID(), iat, exp: iat + accessLifetime });
    made.set(userId, { token, until: Date.now() + (accessLifetime * 1000) / 2 });
    return token;
  };
}
