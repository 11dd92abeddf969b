import { sql } from "drizzle-orm";
import { productMoves } from "#server/db/tables/costs.ts";
import type { Move } from "#shared/rules/stock.ts";
import type { Turn } from "./turn.ts";

/** Stands for the month of pieces that were there from the beginning. */
export const beginning = "0001-01-01";

type Given = Pick<Turn, "tx" | "shopId" | "rev">;

/**
 * Notes pieces that came to the shop or left it otherwise than by purchases and sales, in the month of their day, for what
 * goods cost weighs them (N2). What is handed to a reseller is still the shop's.
 */
export async function noteOwned(
  turn: Given,
  moves: readonly Move[],
  day: string = beginning,
): Promise<void> {
  const moved = moves.filter(({ delta }) => delta !== 0);
  if (moved.length === 0) return;
  const { tx, shopId } = turn;
  const month = `${day.slice(0, 7)}-01`;
  await tx
    .insert(productMoves)
    .values(moved.map(({ productId, delta }) => ({ shopId, productId, month, pieces: delta })))
    .onConflictDoUpdate({
      target: [productMoves.shopId, productMoves.productId, productMoves.month],
      set: { pieces: sql`${productMoves.pieces} + excluded.pieces` },
    });
  const ids = moved.map(({ productId }) => productId);
  await touchCosts(turn, ids);
  if (day === beginning) await markBeginning(turn, ids);
  else await markStale(turn, day);
}

/** Gives the row of costs of each product the revision of the turn; one that has none yet gets it, with the next number. */
export async function touchCosts(
  { tx, shopId, rev }: Given,
  productIds: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    insert into product_costs (shop_id, product_id, no, rev)
    select ${shopId}::uuid, p.id, n.last + row_number() over (order by p.at), ${rev}
    from unnest(${sql.param(`{${productIds.join(",")}}`)}::text[]) with ordinality p(id, at),
      (select coalesce(max(no), 0) as last from product_costs where shop_id = ${shopId}::uuid) n
    on conflict (shop_id, product_id) do update set rev = excluded.rev`);
}

/**
 * Something has fallen into the month of a day: if it is closed, its costs are reckoned anew (N6). A closed month without
 * a row, for nothing had happened in it, gets one with the next that has, or else with the last.
 */
export async function markStale({ tx, shopId }: Given, day: string): Promise<void> {
  await tx.execute(sql`
    update cost_months set stale = true
    where shop_id = ${shopId}::uuid and not stale and month = (
      select coalesce(min(c.month) filter (where c.month >= date_trunc('month', ${day}::date)::date), max(c.month))
      from cost_months c join shops s on s.id = c.shop_id
      where c.shop_id = ${shopId}::uuid and ${day}::date < s.totals_through)`);
}

/** The same for pieces that were there from the beginning, of products that closed months know. */
async function markBeginning({ tx, shopId }: Given, productIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update cost_months set stale = true
    where shop_id = ${shopId}::uuid and not stale and month = (select min(month) from cost_products
      where shop_id = ${shopId}::uuid and product_id = any(${sql.param(`{${productIds.join(",")}}`)}::text[]))`);
}
