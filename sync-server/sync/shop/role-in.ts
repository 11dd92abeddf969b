import type { Sql } from "#server/db/client.ts";
import type { Role } from "#shared/schemas/person.ts";

/** What somebody is in a shop at this moment; undefined for strangers and for those who have left. */
export async function roleIn(sql: Sql, shopId: string, userId: string): Promise<Role | undefined> {
  const [member] = await sql<{ role: Role }[]>`
    select role from shop_users where shop_id = ${shopId} and user_id = ${userId} and is_active`;
  return member?.role;
}
