import type { Sql } from "#server/db/client.ts";
import type { Measured } from "#shared/rules/ware.ts";
import type { Ceilings } from "#shared/schemas/first-ceilings.ts";
import type { Role } from "#shared/schemas/person.ts";
import { type Tax, taxOfShop } from "./tax-of-shop.ts";

export type MemberFacts = { role: Role; isActive: boolean; wasStaff?: boolean };

/** What a sale is judged by. Prices are in the order of their revisions. */
export type ProductFacts = {
  name: string;
  rev: number;
  /** At so many pieces or fewer it is low. */
  threshold: number;
  prices: PriceFacts[];
  /** What it was called before, in the order of the revisions until which it was so; most never had another name. */
  formerNames?: { untilRev: number; name: string }[];
  /** The last count: when it was made (ms) and on which device. */
  counted?: { at: number; deviceNo: number };
};

/** The lowest price from a revision on, and as what it was sold beside by the piece. */
type PriceFacts = { fromRev: number; minPrice: number; measures: Measured | null };

/**
 * One shop as far as sales are judged by it. Only to be trusted in a statement that writes nothing
 * unless epoch, catalogue and members are still at these revisions under the shop's lock.
 */
export type ShopFacts = {
  shopId: string;
  epoch: number;
  catalogRev: number;
  membersRev: number;
  timeZone: string;
  dayTurnsAt: number;
  /** Days are cut the same from this revision on, and perhaps from before: changing that moves shop and catalogue. */
  zoneRev: number;
  /** Tax that prices include, and what it was before: changing it moves the catalogue's revision. */
  tax: Tax;
  /** The most that each role may take off a price: changing one moves the catalogue's revision. */
  ceilings: Ceilings;
  /** The first day that lies in no closed month, null while none is: closing one moves the catalogue's revision. */
  totalsThrough: string | null;
  /** Open months (their first days) that are noted to have sales or returns: none that is here need be noted again. */
  months: Set<string>;
  /** Tickets of which something came back before they did: noting one moves the catalogue's revision. */
  awaited: Set<string>;
  members: Map<string, MemberFacts>;
  products: Map<string, ProductFacts>;
};

export type ShopFactsCache = {
  /** From memory when it is there. Undefined when there is no such shop. */
  get(shopId: string): Promise<ShopFacts | undefined>;
  /** Brought up to what is committed now. */
  refresh(shopId: string): Promise<ShopFacts | undefined>;
  /** From memory only. */
  peek(shopId: string): ShopFacts | undefined;
};

/** Products held in memory by one instance, over all shops; the shops used longest ago are dropped first. */
const productLimit = 400_000;

export function createShopFacts({ sql }: { sql: Sql }): ShopFactsCache {
  const known = new Map<string, ShopFacts>();
  const loading = new Map<string, Promise<ShopFacts | undefined>>();

  async function load(shopId: string): Promise<ShopFacts | undefined> {
    const facts = await bringUpToDate(sql, shopId, known.get(shopId));
    known.delete(shopId);
    if (facts) known.set(shopId, facts);
    let held = 0;
    for (const shop of known.values()) held += shop.products.size + 10;
    for (const [oldest, shop] of known) {
      if (held <= productLimit || oldest === shopId) break;
      known.delete(oldest);
      held -= shop.products.size + 10;
    }
    return facts;
  }

  /** Waits for a load under way, which may have begun too early, and then loads. */
  async function refresh(shopId: string): Promise<ShopFacts | undefined> {
    await loading.get(shopId)?.catch(() => undefined);
    let load_ = loading.get(shopId);
    if (!load_) {
      load_ = load(shopId).finally(() => loading.delete(shopId));
      loading.set(shopId, load_);
    }
    return load_;
  }

  return {
    peek: (shopId) => known.get(shopId),
    refresh,
    get: async (shopId) => known.get(shopId) ?? (await refresh(shopId)),
  };
}

type Head = Omit<ShopFacts, "months" | "awaited" | "members" | "products"> & {
  months: string[];
  awaited: string[];
};

/**
 * Revisions are read first, what they stand for afterwards: newer rows than the revision says are harmless,
 * because the check under the lock then fails and the next round reads again.
 */
async function bringUpToDate(
  sql: Sql,
  shopId: string,
  before: ShopFacts | undefined,
): Promise<ShopFacts | undefined> {
  const [row] = await sql<Head[]>`
    select r.shop_id as "shopId", r.epoch, r.catalog_rev as "catalogRev", r.members_rev as "membersRev",
      s.time_zone as "timeZone", s.day_turns_at as "dayTurnsAt", ${sql.unsafe(taxOfShop)} as tax, least(s.rev, r.catalog_rev) as "zoneRev",
      json_build_object('sellerCeiling', s.seller_ceiling, 'employeeCeiling', s.employee_ceiling,
        'managerCeiling', s.manager_ceiling) as ceilings, s.totals_through::text as "totalsThrough",
      array(select f.month::text from fact_months f where f.shop_id = r.shop_id
        and (s.totals_through is null or f.month >= s.totals_through)) as months,
      array(select b.sale_id::text from returns b where b.shop_id = r.shop_id and b.awaits_ticket) as awaited
    from shop_revisions r join shops s on s.id = r.shop_id where r.shop_id = ${shopId}`;
  if (!row) return undefined;
  const held = before?.epoch === row.epoch ? before : undefined;
  const since = held?.catalogRev ?? -1;
  const [members, products] = await Promise.all([
    held?.membersRev === row.membersRev ? held.members : readMembers(sql, shopId),
    held?.catalogRev === row.catalogRev
      ? held.products
      : readProducts(sql, shopId, since, held?.products),
  ]);
  const {
    epoch,
    catalogRev,
    membersRev,
    timeZone,
    dayTurnsAt,
    zoneRev,
    tax,
    ceilings,
    totalsThrough,
  } = row;
  // Written out, here and below: what every sale looks at has one form, which engines read several times as fast.
  return {
    shopId: row.shopId,
    epoch,
    catalogRev,
    membersRev,
    timeZone,
    dayTurnsAt,
    zoneRev,
    tax,
    ceilings,
    totalsThrough,
    months: new Set(row.months),
    awaited: new Set(row.awaited),
    members,
    products,
  };
}

async function readMembers(sql: Sql, shopId: string): Promise<Map<string, MemberFacts>> {
  const rows = await sql<(Required<MemberFacts> & { userId: string })[]>`
    select user_id as "userId", role, is_active as "isActive", was_staff as "wasStaff"
    from shop_users where shop_id = ${shopId}`;
  return new Map(
    rows.map(({ userId, role, isActive, wasStaff }) => [userId, { role, isActive, wasStaff }]),
  );
}

/** Only what changed since is read; every change of a price or count raises the revision of the catalogue. */
async function readProducts(
  sql: Sql,
  shopId: string,
  since: number,
  before: Map<string, ProductFacts> | undefined,
): Promise<Map<string, ProductFacts>> {
  const changed = sql`(${since} < 0 or p.product_id in (
    select id from products where shop_id = ${shopId} and rev > ${since}))`;
  const [products, prices, names, counts] = await Promise.all([
    sql<{ id: string; name: string; rev: number; threshold: number }[]>`
      select id, name, rev, stock_threshold as threshold from products where shop_id = ${shopId} and rev > ${since}`,
    sql<(PriceFacts & { productId: string })[]>`
      select p.product_id as "productId", p.from_rev as "fromRev", p.min_price as "minPrice", p.measures
      from product_prices p
      where p.shop_id = ${shopId} and ${changed}
      order by p.product_id, p.from_rev`,
    sql<{ productId: string; untilRev: number; name: string }[]>`
      select p.product_id as "productId", p.until_rev as "untilRev", p.name
      from former_product_names p
      where p.shop_id = ${shopId} and ${changed}
      order by p.product_id, p.until_rev`,
    sql<{ productId: string; at: number; deviceNo: number }[]>`
      select distinct on (product_id) product_id as "productId", device_no as "deviceNo",
        (extract(epoch from at) * 1000)::bigint as at
      from adjustments where shop_id = ${shopId} and mode = 'count' and rev > ${since}
      order by product_id, at desc`,
  ]);
  const byId = new Map(before);
  for (const { id, name, rev, threshold } of products) {
    byId.set(id, { name, rev, threshold, prices: [], counted: byId.get(id)?.counted });
  }
  for (const { productId, fromRev, minPrice, measures } of prices) {
    const product = byId.get(productId);
    if (product && !product.prices.some((price) => price.fromRev === fromRev)) {
      product.prices.push({ fromRev, minPrice, measures });
    }
  }
  for (const { productId, untilRev, name } of names) {
    const product = byId.get(productId);
    if (!product) continue;
    product.formerNames ??= [];
    product.formerNames.push({ untilRev, name });
  }
  for (const { productId, at, deviceNo } of counts) {
    const product = byId.get(productId);
    if (!product || at <= (product.counted?.at ?? 0)) continue;
    byId.set(productId, { ...product, counted: { at, deviceNo } });
  }
  return byId;
}

/** What stood at a revision of the catalogue; a product's first price stands for what was before it. */
function priceAt({ prices }: ProductFacts, catalogRev: number): PriceFacts | undefined {
  for (let index = prices.length - 1; index >= 0; index -= 1) {
    const price = prices[index];
    if (price && price.fromRev <= catalogRev) return price;
  }
  return prices[0];
}

/** The lowest price allowed at a revision of the catalogue. */
export const minPriceAt = (product: ProductFacts, catalogRev: number): number | undefined =>
  priceAt(product, catalogRev)?.minPrice;

/** As what it was sold then, where that was not by the piece alone. */
export const measuresAt = (product: ProductFacts, catalogRev: number): Measured | undefined =>
  priceAt(product, catalogRev)?.measures ?? undefined;

/** What a product was called at a revision of the catalogue. */
export function nameAt({ name, formerNames = [] }: ProductFacts, catalogRev: number): string {
  return formerNames.find(({ untilRev }) => catalogRev < untilRev)?.name ?? name;
}
