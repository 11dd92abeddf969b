import { sql } from "drizzle-orm";
import { must } from "#shared/must.ts";
import { asOf } from "#shared/rules/as-of.ts";
import type { Shop } from "#shared/schemas/shop.ts";
import type { Turn } from "./turn.ts";

/** The rate of tax that prices include, and what it was before. */
export type Tax = Pick<Shop, "vatRate" | "was">;

/** The rate of tax of a shop with all that it was before, written by Postgres; `table` is `shops` as it is called there. */
export const taxOfShop = (table: string): string => `json_build_object('vatRate', ${table}.vat_rate,
  'was', coalesce((select json_agg(json_build_array(f.at, json_build_object('vatRate', f.was -> 'vatRate'))
      order by f.rev desc, f.seq desc)
    from former_terms f where f.shop_id = ${table}.id and f.subject_id = ${table}.id and f.was ? 'vatRate'), '[]'))`;

/** The rate at a moment (ms), hundredths of a percent: what a fact is given that does not tell its own (K1). */
export async function rateAt({ tx, shopId }: Turn, at: number): Promise<number> {
  const [row] = await tx.execute<{ tax: Tax }>(
    sql`select ${sql.raw(taxOfShop("s"))} as tax from shops s where s.id = ${shopId}`,
  );
  return asOf(must(row, "the shop").tax, at).vatRate;
}
