import { and, eq, isNull, sql } from "drizzle-orm";
import { users } from "#server/db/tables/people.ts";
import type { ProfileRole } from "#shared/schemas/session.ts";
import type { AccountsDeps } from "./deps.ts";
import { personalLink } from "./personal-links.ts";

/**
 * Has somebody work as this from now on; whoever is asked to work for others gets a link of their own. What they may do
 * follows from their shops alone. An owner's trial begins when they choose a plan. Nothing of a closed account changes.
 */
export async function chooseRole(
  deps: AccountsDeps,
  userId: string,
  role: ProfileRole,
): Promise<{ changed: boolean }> {
  return deps.database.db.transaction(async (tx) => {
    const [standing] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt)))
      .for("no key update");
    if (!standing) return { changed: false };
    const other = sql`${users.chosenRole} is distinct from ${role}`;
    const changed = await tx
      .update(users)
      .set({ chosenRole: role })
      .where(and(eq(users.id, userId), other))
      .returning({ id: users.id });
    if (role !== "owner") await personalLink(tx, deps, { userId, kind: role });
    return { changed: changed.length > 0 };
  });
}
