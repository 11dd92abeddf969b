import { and, asc, eq, isNull } from "drizzle-orm";
import { nameShown } from "#server/db/shown-name.ts";
import { users } from "#server/db/tables/people.ts";
import { shops, shopUsers } from "#server/db/tables/shops.ts";
import { scopeFor } from "#shared/rules/permissions.ts";
import type { Role } from "#shared/schemas/person.ts";
import type { PausedIn, Profile, ProfilePerson, ProfileRole } from "#shared/schemas/session.ts";
import type { AccountsDeps } from "./deps.ts";
import { newId } from "./identifiers.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { waitingFor } from "./received-invitations.ts";
import { createShop, type Tx } from "./shops.ts";
import { subscriptionOf } from "./subscriptions.ts";

/** Somebody who has proven an address or a number. */
export type NewAccount = Partial<typeof users.$inferInsert> & { id: string; fullName: string };

/** Writes an account down; undefined when somebody has the address or the number. */
export async function openAccount(
  tx: Tx,
  deps: AccountsDeps,
  account: NewAccount,
): Promise<ProfilePerson | undefined> {
  const [row] = await tx
    .insert(users)
    .values({ ...account, createdAt: new Date(deps.clock()) })
    .onConflictDoNothing()
    .returning();
  return row && personOf(row);
}

type Known = {
  fullName: string;
  phone: string;
  email: string;
  password: string;
  shopName?: string | undefined;
};

/** An account for somebody whose address needs no proof, as in the demonstration, and a shop of theirs; undefined when it is taken. */
export async function register(
  deps: AccountsDeps,
  { shopName, password, ...who }: Known,
): Promise<ProfilePerson | undefined> {
  const account = { id: newId(deps), ...who, passwordHash: await hashPassword(password) };
  return deps.database.db.transaction(async (tx) => {
    const person = await openAccount(tx, deps, account);
    if (person && shopName !== undefined)
      await createShop(tx, person.id, { id: newId(deps), name: shopName }, deps.clock());
    return person;
  });
}

/** Somebody who has shown their password, and the hash that it was compared with. */
export type KnownByPassword = { person: ProfilePerson; passwordHash: string };

/** The person whose address and password these are, undefined when they are not; in the same time whether anybody has the address. */
export async function checkPassword(
  deps: AccountsDeps,
  email: string,
  password: string,
): Promise<KnownByPassword | undefined> {
  const [row] = await deps.database.db.select().from(users).where(eq(users.email, email));
  const passwordHash = row?.passwordHash ?? undefined;
  const isTheirs = await isPassword(passwordHash, password);
  return row && passwordHash && isTheirs ? { person: personOf(row), passwordHash } : undefined;
}

/** Who somebody is and which shops they may open; undefined when the account is gone. */
export async function profileOf(deps: AccountsDeps, userId: string): Promise<Profile | undefined> {
  const [row] = await deps.database.db.select().from(users).where(eq(users.id, userId));
  if (!row || row.deletedAt) return undefined;
  const open = await deps.database.db
    .select({ shopId: shopUsers.shopId, shopName: shops.name, role: shopUsers.role })
    .from(shopUsers)
    .innerJoin(shops, eq(shops.id, shopUsers.shopId))
    .where(and(eq(shopUsers.userId, userId), eq(shopUsers.isActive, true)))
    .orderBy(asc(shopUsers.joinedAt), asc(shopUsers.shopId));
  const role = row.chosenRole ?? roleAmong(open.map((shop) => shop.role));
  return {
    person: personOf(row),
    accessRev: row.accessRev,
    shops: open.map((shop) => ({ ...shop, scope: scopeFor(shop.shopId, userId, shop.role) })),
    onboarding: { completed: role !== null, role },
    receivedInvitations: await waitingFor(deps, userId),
    subscription: await subscriptionOf(deps, userId),
    pausedIn: await pausedIn(deps, userId),
  };
}

/** Shops that somebody has not left and may not open now. */
function pausedIn({ database }: AccountsDeps, userId: string): Promise<PausedIn[]> {
  const isPaused = and(eq(shopUsers.isActive, false), isNull(shopUsers.leftAt));
  return database.db
    .select({ shopName: shops.name, ownerName: nameShown() })
    .from(shopUsers)
    .innerJoin(shops, eq(shops.id, shopUsers.shopId))
    .innerJoin(users, eq(users.id, shops.ownerId))
    .where(and(eq(shopUsers.userId, userId), isPaused))
    .orderBy(asc(shopUsers.joinedAt), asc(shopUsers.shopId));
}

/** Somebody as they see themselves; without an address, an empty one. */
export function personOf(row: typeof users.$inferSelect): ProfilePerson {
  const { id, fullName, email, phone, provenPhone } = row;
  return { id, fullName, email: email ?? "", phone: phone || (provenPhone ?? "") };
}

/** As what somebody works who has chosen nothing: an owner before an employee before a reseller. */
function roleAmong(roles: readonly Role[]): ProfileRole | null {
  if (roles.length === 0) return null;
  if (roles.includes("owner")) return "owner";
  return roles.every((role) => role === "reseller") ? "reseller" : "employee";
}
