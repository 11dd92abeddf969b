import type { Sql } from "#server/db/client.ts";
import { noAgency } from "#server/db/tables/totals.ts";
import type { DayFigures, ProductFigures } from "#shared/rules/figures.ts";
import type { Taxes } from "#shared/rules/tax.ts";
import { accountFigures } from "#shared/schemas/debt-figures.ts";
import { receivedFigures, refundedFigures } from "#shared/schemas/means.ts";
import { kindsOfPoints } from "#shared/schemas/points-kinds.ts";
import type { TaxLine } from "#shared/schemas/tax.ts";
import { countFacts } from "./count-facts.ts";
import { figuresAsNamed } from "./means-columns.ts";

/** Lines of accounts that no day counts: those of tickets, and those of points. */
const uncounted = ["charge", "refund", ...kindsOfPoints];

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

/**
 * Counts the figures of the closed months of every shop, or of one, anew from its facts and compares them with those
 * that are kept; of open ones, that every fact will be found when they are closed. Each shop is read in one snapshot, so
 * selling may go on. Throws `UnknownShopError`.
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
        revenue::float8, ${tx.unsafe(figuresAsNamed(receivedFigures))}, returns, voids,
        returned_pieces as "returnedPieces", refunded::float8, ${tx.unsafe(figuresAsNamed(refundedFigures))},
        voided_lines as "voidedLines", ${tx.unsafe(figuresAsNamed(accountFigures))}
      from day_totals where shop_id = ${shopId}`;
    const taxes = await tx<(TaxLine & Pick<DayFigures, "day" | "sellerId" | "agencyId">)[]>`
      select day::text, seller_id as "sellerId", nullif(agency_id, ${noAgency}) as "agencyId", rate, base::float8,
        vat::float8
      from day_taxes where shop_id = ${shopId}`;
    const products = await tx<ProductFigures[]>`
      select to_char(month, 'YYYY-MM') as month, product_id as "productId", lines, pieces, revenue::float8,
        returned_pieces as "returnedPieces", refunded::float8, voided_lines as "voidedLines"
      from month_products where shop_id = ${shopId}`;
    const [shop] = await tx<{ through: string }[]>`
      select coalesce(totals_through, '-infinity')::text as through from shops where id = ${shopId}`;
    const before = shop?.through ?? "-infinity";
    const { days: byDay, products: byProduct } = await countFacts(tx, shopId, {
      from: "-infinity",
      before,
      sinceRev: 0,
    });
    const kept = named(days, products);
    for (const line of taxes) nameTaxes(kept, line, [line]);
    const counted = named(byDay.values(), byProduct.values());
    // An open month will be counted from the facts that its note leads to.
    const months = await tx<{ month: string; facts: number; found: number }[]>`
      select to_char(f.day, 'YYYY-MM') as month, count(*) as facts, count(*) filter (where f.rev >= m.since_rev) as found
      from (select day, rev from sales where shop_id = ${shopId}
        union all select day, rev from returns where shop_id = ${shopId}
        union all select day, rev from account_moves
          where shop_id = ${shopId} and reseller_id is null and kind not in ${tx(uncounted)}) f
      left join fact_months m on m.shop_id = ${shopId} and m.month = date_trunc('month', f.day)::date
      where f.day >= ${before} group by 1`;
    for (const { month, facts, found } of months) {
      kept.set(`${month} open`, { facts: found });
      counted.set(`${month} open`, { facts });
    }
    return { kept, counted };
  });
}

function named(days: Iterable<DayFigures>, products: Iterable<ProductFigures>): Figures {
  const figures: Figures = new Map();
  for (const { day, sellerId, agencyId, taxes, ...amounts } of days) {
    figures.set(`${day} seller ${sellerId} agency ${agencyId ?? "none"}`, amounts);
    nameTaxes(figures, { day, sellerId, agencyId }, taxes);
  }
  for (const { month, productId, ...amounts } of products)
    figures.set(`${month} product ${productId}`, amounts);
  return figures;
}

function nameTaxes(
  figures: Figures,
  { day, sellerId, agencyId }: Pick<DayFigures, "day" | "sellerId" | "agencyId">,
  taxes: Taxes = [],
): void {
  for (const { rate, base, vat } of taxes)
    figures.set(`${day} seller ${sellerId} agency ${agencyId ?? "none"} rate ${rate}`, {
      base,
      vat,
    });
}
