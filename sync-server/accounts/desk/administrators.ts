import { and, eq, isNull } from "drizzle-orm";
import type { AccountsDeps } from "#server/accounts/deps.ts";
import { users } from "#server/db/tables/people.ts";

/**
 * Whether somebody's own address is listed in `ADMIN_EMAILS`. Asked anew for each request: an account that is closed,
 * or a list that is shorter, takes effect at once. An address stands in an account only once it is confirmed.
 */
export async function isAdministrator(
  { database, desk }: Pick<AccountsDeps, "database" | "desk">,
  userId: string,
): Promise<boolean> {
  if (!desk || desk.admins.length === 0) return false;
  const [user] = await database.db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return user?.email != null && desk.admins.includes(user.email);
}
