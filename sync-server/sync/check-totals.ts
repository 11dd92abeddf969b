import type { Sql } from "#server/db/client.ts";
import { noAgency } from "#server/db/tables/totals.ts";
import {
  type DayFigures,
  emptyTally,
  type ProductFigures,
  type ReturnToCount,
  type SaleToCount,
  tallyDays,
  tallyProducts,
} from "#shared/rules/figures.ts";

/** A figure that the server keeps and the one that its facts give. */
export type TotalsDifference = {
  shopId: string;
  /** The row, by its day or month, and the name of the amount. */
  figure: string;
  kept: number;
  counted: number;
};
export type TotalsCheck = { compared: number; differences: TotalsDifference[] };

/** There is no shop with the identifier that somebody gave: nothing was compared. */
export class UnknownShopError extends Error {
  constructor(shopId: string) {
    super(`No shop has the identifier « ${shopId} ».`);
    this.name = "UnknownShopError";
  }
}

/** Facts read at a time. */
const inStep = 2000;

/**
 * Counts the figures of every shop, or of one, anew from its facts and compares them with those that were kept while
 * the facts came. Each shop is read in one snapshot, so selling may go on. Throws `UnknownShopError`.
 */
export async function checkTotals(sql: Sql, onlyShop?: string): Promise<TotalsCheck> {
  const shops = await sql<{ id: string }[]>`
    select id from shops where ${onlyShop === undefined} or id::text = lower(${onlyShop ?? ""}) order by id`;
  if (onlyShop !== undefined && shops.length === 0) throw new UnknownShopError(onlyShop);
  const check: TotalsCheck = { compared: 0, differences: [] };
  for (const { id } of shops) {
    const { kept, counted } = await figuresOf(sql, id);
    for (const name of new Set([...kept.keys(), ...counted.keys()])) {
      const [here, there] = [kept.get(name) ?? {}, counted.get(name) ?? {}];
      for (const amount of new Set([...Object.keys(here), ...Object.keys(there)])) {
        check.compared += 1;
        const [was, is] = [here[amount] ?? 0, there[amount] ?? 0];
        if (was !== is)
          check.differences.push({
            shopId: id,
            figure: `${name} ${amount}`,
            kept: was,
            counted: is,
          });
      }
    }
  }
  return check;
}

type Amounts = Record<string, number>;
type Figures = Map<string, Amounts>;

async function figuresOf(sql: Sql, shopId: string): Promise<{ kept: Figures; counted: Figures }> {
  return sql.begin("isolation level repeatable read read only", async (tx) => {
    const days = await tx<DayFigures[]>`
      select day::text, seller_id as "sellerId", nullif(agency_id, ${noAgency}) as "agencyId", tickets::int8, lines, pieces,
        revenue::float8, cash::float8, mobile_money::float8 as "mobileMoney", returns, voids,
        returned_pieces as "returnedPieces", refunded::float8, refunded_cash::float8 as "refundedCash",
        refunded_mobile_money::float8 as "refundedMobileMoney"
      from day_totals where shop_id = ${shopId}`;
    const products = await tx<ProductFigures[]>`
      select to_char(month, 'YYYY-MM') as month, product_id as "productId", lines, pieces, revenue::float8,
        returned_pieces as "returnedPieces", refunded::float8
      from month_sums where shop_id = ${shopId}`;
    const counted = emptyTally();
    const add = (sales: SaleToCount[], returns: ReturnToCount[]) => {
      tallyDays(counted, sales, returns);
      tallyProducts(counted, sales, returns);
    };
    await tx<SaleToCount[]>`
      select day::text, seller_id as "sellerId", nullif(agency_id, ${noAgency}) as "agencyId", lines, payments
      from sales where shop_id = ${shopId}`.cursor(inStep, (rows) => add(rows, []));
    await tx<ReturnToCount[]>`
      select day::text, seller_id as "sellerId", nullif(agency_id, ${noAgency}) as "agencyId", lines, refund,
        is_void as "isVoid"
      from returns where shop_id = ${shopId}`.cursor(inStep, (rows) => add([], rows));
    return {
      kept: named(days, products),
      counted: named(counted.days.values(), counted.products.values()),
    };
  });
}

function named(days: Iterable<DayFigures>, products: Iterable<ProductFigures>): Figures {
  const figures: Figures = new Map();
  for (const { day, sellerId, agencyId, ...amounts } of days)
    figures.set(`${day} seller ${sellerId} agency ${agencyId ?? "none"}`, amounts);
  for (const { month, productId, ...amounts } of products)
    figures.set(`${month} product ${productId}`, amounts);
  return figures;
}
