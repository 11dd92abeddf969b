import type { Transaction } from "#server/db/client.ts";
import { beginning } from "#server/sync/shop/owned-goods.ts";
import {
  closing,
  ExactSum,
  type MonthOfProduct,
  nothingHappened,
  nothingThere,
  type Opening,
  trueUp,
} from "#shared/rules/cost.ts";
import { costOfDay } from "#shared/rules/cost-figures.ts";
import { boughtOf } from "#shared/rules/purchase.ts";
import { type GoodsOfMonth, goodsOfMonth } from "./goods-of-month.ts";
import { type BookedMonth, keepCosts, type ShopToBook } from "./keep-costs.ts";

/** Reckons anew what is stale of the closed months of a shop. */
export async function bookStale(tx: Transaction, shop: ShopToBook): Promise<void> {
  const from = await firstStale(tx, shop.shopId);
  if (from !== null) await bookCosts(tx, shop, from);
}

/**
 * Reckons the costs of the closed months of a shop from one on, the oldest first, for each takes up where the one before
 * ends (N6). In the transaction of the caller, who holds the shop's lock; devices read what was reckoned at `rev`.
 */
async function bookCosts(tx: Transaction, shop: ShopToBook, from: string): Promise<void> {
  const { shopId } = shop;
  const months = await monthsOf(tx, shopId, from);
  const first = months[0];
  if (first === undefined) return;
  const standing = await standingBefore(tx, shopId, first);
  const flows = await otherFlows(tx, shopId);
  for (const month of months) {
    const goods = await goodsOfMonth(tx, shopId, month);
    const booked = bookMonth(month, standing, flows.get(month) ?? new Map(), goods);
    for (const { productId, pieces, unit } of booked.products)
      standing.set(productId, { pieces, unit });
    await keepCosts(tx, shop, booked);
  }
}

/** Closed months in which something happened to goods. */
const happenings = (tx: Transaction, shopId: string) => tx`
  select distinct m.month from (
    select month from month_books where shop_id = ${shopId}
    union all select month from product_moves where shop_id = ${shopId}
    union all select date_trunc('month', day)::date from purchases where shop_id = ${shopId}
    union all select (s ->> 0 || '-01')::date from product_costs c, jsonb_array_elements(c.said) s
      where c.shop_id = ${shopId}) m, shops
  where shops.id = ${shopId} and m.month < shops.totals_through and m.month > ${beginning}
    and m.month >= coalesce(shops.costs_from, ${beginning})`;

async function monthsOf(tx: Transaction, shopId: string, from: string): Promise<string[]> {
  const found = await tx<{ month: string }[]>`
    select h.month::text from (${happenings(tx, shopId)}) h where h.month >= ${from} order by 1`;
  return found.map(({ month }) => month);
}

/** How products stood when the month before had been reckoned; where none was, the pieces that were there from the beginning. */
async function standingBefore(
  tx: Transaction,
  shopId: string,
  month: string,
): Promise<Map<string, Opening>> {
  const base = await tx<{ productId: string; pieces: number }[]>`
    select product_id as "productId", sum(pieces)::float8 as pieces from product_moves
    where shop_id = ${shopId} and month < greatest(${beginning}::date + 1,
      (select costs_from from shops where id = ${shopId})) group by 1`;
  const standing = new Map<string, Opening>(
    base.map(({ productId, pieces }) => [productId, { pieces, unit: null }]),
  );
  const last = await tx<{ productId: string; pieces: number; unit: number | null }[]>`
    select product_id as "productId", pieces::float8, unit::float8 from cost_products
    where shop_id = ${shopId} and month = (select max(month) from cost_months
      where shop_id = ${shopId} and month < ${month})`;
  for (const { productId, pieces, unit } of last) standing.set(productId, { pieces, unit });
  return standing;
}

type Flow = Omit<MonthOfProduct, "left">;
type Flows = Map<string, Map<string, Flow>>;

/** What was bought, came or went by hand, and was said of cost, by month and product. */
async function otherFlows(tx: Transaction, shopId: string): Promise<Flows> {
  const flows: Flows = new Map();
  const of = (month: string, productId: string): Flow => {
    const products = flows.get(month) ?? new Map<string, Flow>();
    flows.set(month, products);
    const flow = products.get(productId) ?? { ...nothingHappened };
    products.set(productId, flow);
    return flow;
  };
  const bought = await tx<(Parameters<typeof boughtOf>[0] & { month: string })[]>`
    select date_trunc('month', day)::date::text as month, lines, extra_costs as "extraCosts", back_of as "backOf"
    from purchases where shop_id = ${shopId}`;
  for (const { month, ...purchase } of bought)
    for (const { productId, pieces, value } of boughtOf(purchase)) {
      const flow = of(month, productId);
      flow.bought += pieces;
      flow.value += value;
    }
  const moved = await tx<{ month: string; productId: string; pieces: number }[]>`
    select month::text, product_id as "productId", pieces::float8 from product_moves
    where shop_id = ${shopId} and month > ${beginning}`;
  for (const { month, productId, pieces } of moved) of(month, productId).moved += pieces;
  const said = await tx<{ productId: string; said: [string, number][] }[]>`
    select product_id as "productId", said from product_costs where shop_id = ${shopId} and said <> '[]'`;
  for (const one of said)
    for (const [month, unit] of one.said) of(`${month}-01`, one.productId).said = unit;
  return flows;
}

function bookMonth(
  month: string,
  standing: ReadonlyMap<string, Opening>,
  flows: ReadonlyMap<string, Flow>,
  goods: GoodsOfMonth,
): BookedMonth {
  const all = new Set([...standing.keys(), ...flows.keys(), ...goods.products.keys()]);
  const units = new Map<string, number | null>();
  const putRight = new ExactSum();
  const products = [...all].map((productId) => {
    const opening = standing.get(productId) ?? nothingThere;
    const { left, vat } = goods.products.get(productId) ?? { left: 0, vat: 0 };
    const closed = closing(opening, { ...nothingHappened, ...flows.get(productId), left });
    units.set(productId, closed.unit);
    putRight.addExact(trueUp(opening, closed.unit));
    return { productId, ...closed, left, vat };
  });
  const days = goods.days.map((one) => costOfDay(one, (productId) => units.get(productId)));
  return { month, products, days, trueUp: putRight.value };
}

/** The first month that is to be reckoned anew of a shop: something fell into it since, or it never was; null for none. */
async function firstStale(tx: Transaction, shopId: string): Promise<string | null> {
  const [found] = await tx<{ month: string | null }[]>`
    select min(h.month)::text as month from (${happenings(tx, shopId)}) h
      left join cost_months c on c.shop_id = ${shopId} and c.month = h.month
      left join month_books b on b.shop_id = ${shopId} and b.month = h.month
    where c.month is null or c.stale or b.rev > c.rev`;
  return found?.month ?? null;
}
