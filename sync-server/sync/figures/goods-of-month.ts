import type { Transaction } from "#server/db/client.ts";
import { noAgency } from "#server/db/tables/totals.ts";
import {
  type BackToShelf,
  type GoodsOfDay,
  type GoodsTally,
  type LossToCount,
  tallyGoods,
} from "#shared/rules/cost-figures.ts";
import type { SaleToCount } from "#shared/rules/figures.ts";

/** Facts read at a time. */
const inStep = 2000;

/** What became of goods in a month, by day, seller and agency, and of each product in all. */
export type GoodsOfMonth = {
  days: GoodsOfDay[];
  products: Map<string, { left: number; vat: number }>;
};

/** Reads it from the sales, returns and adjustments of a shop, in the snapshot of a transaction. `month`: its first day. */
export async function goodsOfMonth(
  tx: Transaction,
  shopId: string,
  month: string,
): Promise<GoodsOfMonth> {
  const tally: GoodsTally = new Map();
  const isOfMonth = tx`shop_id = ${shopId} and day >= ${month} and day < (${month}::date + interval '1 month')::date`;
  await tx<SaleToCount[]>`
    select day::text, seller_id as "sellerId", nullif(agency_id, ${noAgency}) as "agencyId", long_lines(lines) as lines,
      vat_rate as "vatRate", '[]'::json as payments
    from sales where ${isOfMonth}`.cursor(inStep, (sales) => tallyGoods(tally, { sales }));
  await tx<BackToShelf[]>`
    select day::text, coalesce(of_seller_id, seller_id) as "sellerId",
      nullif(case when of_seller_id is null then agency_id else of_agency_id end, ${noAgency}) as "agencyId", lines,
      vat_rate as "vatRate", vat, taxes, restock
    from returns where ${isOfMonth}`.cursor(inStep, (returns) => tallyGoods(tally, { returns }));
  await tx<LossToCount[]>`
    select day::text, product_id as "productId", by_id as "byId", delta, mode
    from adjustments where ${isOfMonth}`.cursor(inStep, (losses) => tallyGoods(tally, { losses }));
  const products: GoodsOfMonth["products"] = new Map();
  for (const { goods } of tally.values())
    for (const [productId, { left, vat }] of goods) {
      const one = products.get(productId) ?? { left: 0, vat: 0 };
      products.set(productId, { left: one.left + left, vat: one.vat + vat });
    }
  return { days: [...tally.values()], products };
}
