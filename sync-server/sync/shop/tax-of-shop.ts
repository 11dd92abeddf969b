import { sql } from "drizzle-orm";
import { must } from "#shared/must.ts";
import { asOf } from "#shared/rules/as-of.ts";
import type { Shop } from "#shared/schemas/shop.ts";
import type { Turn } from "./turn.ts";

/** The rate of tax that prices include, and what it was before. */
export type Tax = Pick<Shop, "vatRate" | "was">;

/** The rate of tax of a shop with all that it was before, written by Postgres: s is `shops`, r `shop_revisions` of the shop. */
export const taxOfShop = `json_build_object('vatRate', s.vat_rate,
  'was', coalesce((select json_agg(json_build_array(f.at, json_build_object('vatRate', f.was -> 'vatRate'))
      order by f.rev desc, f.seq desc)
    from former_terms f where f.shop_id = r.shop_id and f.subject_id = r.shop_id and f.was ? 'vatRate'), '[]'))`;

/** The rate at a moment (ms), hundredths of a percent: what a fact is given that does not tell its own (K1). */
export async function rateAt({ tx, shopId }: Turn, at: number): Promise<number> {
  const [row] = await tx.execute<{ tax: Tax }>(
    sql`select ${sql.raw(taxOfShop)} as tax
      from shop_revisions r join shops s on s.id = r.shop_id where r.shop_id = ${shopId}`,
  );
  return asOf(must(row, "the shop").tax, at).vatRate;
}
