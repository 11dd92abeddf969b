import type { Sql } from "#server/db/client.ts";

/** A shop that was deleted while something for it was under way. */
export class ShopGone extends Error {}

/** Whether the shop was deleted, and the person belonged to it. */
export async function hasLostShop(sql: Sql, shopId: string, userId: string): Promise<boolean> {
  const [row] = await sql`
    select 1 from deleted_shops where shop_id = ${shopId} and ${userId}::uuid = any(member_ids)`;
  return row !== undefined;
}
