import type { Transaction } from "#server/db/client.ts";
import { noAgency } from "#server/db/tables/totals.ts";
import type { Exact } from "#shared/rules/cost.ts";
import type { CostOfDay } from "#shared/rules/cost-figures.ts";

export type ShopToBook = { shopId: string; rev: number };

/** A month with what becomes of its products: how each stands at its end, and what left. */
export type BookedMonth = {
  month: string;
  products: { productId: string; pieces: number; unit: number | null; left: number; vat: number }[];
  days: CostOfDay[];
  trueUp: Exact;
};

/** Writes what a month cost, whatever was kept of it before; products that have no number yet get one (`no`). */
export async function keepCosts(
  tx: Transaction,
  { shopId, rev }: ShopToBook,
  { month, products, days, trueUp }: BookedMonth,
): Promise<void> {
  await tx`
    delete from cost_days
    where shop_id = ${shopId} and day >= ${month} and day < (${month}::date + interval '1 month')::date`;
  await tx`delete from cost_products where shop_id = ${shopId} and month = ${month}`;
  await tx`
    insert into product_costs (shop_id, product_id, no, rev)
    select ${shopId}::uuid, p."productId", n.last + row_number() over (order by p."productId"), ${rev}
    from jsonb_to_recordset(${JSON.stringify(products)}::text::jsonb) p("productId" text),
      (select coalesce(max(no), 0) as last from product_costs where shop_id = ${shopId}) n
    where not exists (select 1 from product_costs k where k.shop_id = ${shopId} and k.product_id = p."productId")`;
  await tx`
    insert into cost_products (shop_id, month, product_id, pieces, unit, "left", vat)
    select ${shopId}::uuid, ${month}::date, p.* from jsonb_to_recordset(${JSON.stringify(products)}::text::jsonb)
      p("productId" text, pieces bigint, unit bigint, "left" bigint, vat bigint)`;
  const places = days.map(({ agencyId, cost, lost, ...one }) => ({
    ...{ ...one, agencyId: agencyId ?? noAgency, cost: written(cost), lost: written(lost) },
  }));
  await tx`
    insert into cost_days (shop_id, day, seller_id, agency_id, cost, unknown, lost, lost_unknown)
    select ${shopId}::uuid, d.* from jsonb_to_recordset(${JSON.stringify(places)}::text::jsonb) d(day date,
      "sellerId" uuid, "agencyId" uuid, cost numeric, unknown numeric, lost numeric, "lostUnknown" bigint)`;
  await tx`
    insert into cost_months (shop_id, month, true_up, rev)
    values (${shopId}, ${month}, ${written(trueUp)}, ${rev})
    on conflict (shop_id, month) do update set true_up = excluded.true_up, rev = excluded.rev, stale = false`;
}

/** An exact amount as the books write it; below nothing too. */
function written({ francs, micros }: Exact): string {
  const all = BigInt(francs) * 1_000_000n + BigInt(micros);
  const [sign, size] = all < 0n ? ["-", -all] : ["", all];
  return `${sign}${size / 1_000_000n}.${String(size % 1_000_000n).padStart(6, "0")}`;
}
