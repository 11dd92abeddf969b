import { and, desc, eq, inArray, isNull, max, or } from "drizzle-orm";
import { users } from "#server/db/tables/people.ts";
import { devices, shops, shopUsers } from "#server/db/tables/shops.ts";
import type { Contact, Job, Partnership } from "#shared/schemas/invitation.ts";
import type { Role } from "#shared/schemas/person.ts";
import type { AccountsDeps } from "./deps.ts";

/** How to reach the members of a shop who have not left it, and when a device of theirs was last heard in it. */
export async function contactsOf(deps: AccountsDeps, shopId: string): Promise<Contact[]> {
  const { db } = deps.database;
  const seen = db
    .select({ userId: devices.userId, lastSeenAt: max(devices.lastSeenAt).as("last_seen_at") })
    .from(devices)
    .where(eq(devices.shopId, shopId))
    .groupBy(devices.userId)
    .as("seen");
  const rows = await db
    .select({ user: users, lastSeenAt: seen.lastSeenAt })
    .from(shopUsers)
    .innerJoin(users, eq(users.id, shopUsers.userId))
    .leftJoin(seen, eq(seen.userId, users.id))
    .where(
      and(eq(shopUsers.shopId, shopId), or(eq(shopUsers.isActive, true), isNull(shopUsers.leftAt))),
    )
    .orderBy(shopUsers.joinedAt, shopUsers.userId);
  return rows.map(({ user, lastSeenAt }) => ({
    userId: user.id,
    email: user.email ?? "",
    phone: user.phone || (user.provenPhone ?? ""),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  }));
}

/** What somebody is in a shop, whether they have access now or not; undefined for strangers. */
export async function membershipOf(
  deps: AccountsDeps,
  { shopId, userId }: { shopId: string; userId: string },
): Promise<{ role: Role; isActive: boolean; leftAt: Date | null } | undefined> {
  const [row] = await deps.database.db
    .select({ role: shopUsers.role, isActive: shopUsers.isActive, leftAt: shopUsers.leftAt })
    .from(shopUsers)
    .where(and(eq(shopUsers.shopId, shopId), eq(shopUsers.userId, userId)));
  return row;
}

/** The shops that somebody resells or resold for, newest first. */
export async function partnershipsOf(deps: AccountsDeps, userId: string): Promise<Partnership[]> {
  const rows = await placesOf(deps, userId, ["reseller"]);
  return rows.map(({ place }) => place);
}

const employed = ["manager", "employee", "seller"] as const;

/** The shops that somebody is or was employed in, newest first. */
export async function jobsOf(deps: AccountsDeps, userId: string): Promise<Job[]> {
  const rows = await placesOf(deps, userId, employed);
  return rows.map(({ place, role }) => ({ ...place, role }));
}

async function placesOf<R extends Role>(
  deps: AccountsDeps,
  userId: string,
  roles: readonly R[],
): Promise<{ place: Partnership; role: R }[]> {
  const rows = await deps.database.db
    .select({ member: shopUsers, shop: shops })
    .from(shopUsers)
    .innerJoin(shops, eq(shops.id, shopUsers.shopId))
    .where(and(eq(shopUsers.userId, userId), inArray(shopUsers.role, [...roles])))
    .orderBy(desc(shopUsers.joinedAt), shopUsers.shopId);
  return rows.map(({ member, shop }) => ({
    role: member.role as R,
    place: {
      shopId: shop.id,
      shop: cardOf(shop, member.leftAt === null),
      state: member.isActive ? "active" : member.leftAt ? "ended" : "paused",
      since: member.joinedAt.toISOString(),
      endedAt: member.leftAt?.toISOString() ?? null,
    },
  }));
}

/** Whoever has left is shown the name alone. */
function cardOf(
  { name, description, address, phone, email, country }: typeof shops.$inferSelect,
  isMember: boolean,
) {
  if (!isMember) return { name, description: "", address: "", phone: "", email: "" };
  return { name, description, address, phone, email, country };
}
