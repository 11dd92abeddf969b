import { eq } from "drizzle-orm";
import { someone, toldName } from "#server/db/shown-name.ts";
import { invitations } from "#server/db/tables/invitations.ts";
import { users } from "#server/db/tables/people.ts";
import { shops } from "#server/db/tables/shops.ts";
import { businessDay } from "#shared/rules/business-day.ts";
import type { AccountsDeps } from "./deps.ts";
import { tokenOf } from "./invitation-rows.ts";
import { nameWithoutLink } from "./names-in-letters.ts";

/**
 * What a letter about an invitation says: to whom it is addressed, while it waits; to the inviter, how it was answered.
 * Undefined once it is of no use. `invitation` is answered with its link. Shops and people are called what they like,
 * and anybody's address may be invited: what reads like an address of a page is not carried there.
 */
export async function invitationWords(
  deps: AccountsDeps,
  origin: string,
  id: string,
): Promise<Record<string, string> | undefined> {
  const { db } = deps.database;
  const [found] = await db
    .select({ row: invitations, shop: shops.name, timeZone: shops.timeZone, inviter: users })
    .from(invitations)
    .innerJoin(shops, eq(shops.id, invitations.shopId))
    .innerJoin(users, eq(users.id, invitations.inviterId))
    .where(eq(invitations.id, id));
  if (!found) return undefined;
  const { row, shop, timeZone, inviter } = found;
  const personId = row.answeredBy ?? row.inviteeId;
  const [person] = personId ? await db.select().from(users).where(eq(users.id, personId)) : [];
  const token = tokenOf(deps, row);
  return {
    role: row.role,
    shop: nameWithoutLink(shop),
    inviter: nameWithoutLink(toldName(inviter)) || inviter.email || "L’équipe",
    person: nameWithoutLink(person ? toldName(person) : "") || row.inviteeEmail || someone,
    link: token ? `${origin}/invitation/${token}` : "",
    until: businessDay(row.expiresAt.getTime(), { timeZone, dayTurnsAt: 0 }),
  };
}
