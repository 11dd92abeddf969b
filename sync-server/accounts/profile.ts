import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { toldName } from "#server/db/shown-name.ts";
import { messages } from "#server/db/tables/member-messages.ts";
import { formerNames, users } from "#server/db/tables/people.ts";
import { shopRevisions, shopUsers } from "#server/db/tables/shops.ts";
import { must } from "#shared/must.ts";
import type { OwnProfile, PasswordChange, ProfileChange } from "#shared/schemas/own-profile.ts";
import type { AccountsDeps } from "./deps.ts";
import type { ShopChange } from "./members.ts";
import { endSessionsOf } from "./open-sessions.ts";
import { voidLinks } from "./password-resets.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { personOf } from "./people.ts";
import type { Session } from "./session.ts";
import type { Tx } from "./shops.ts";

/** What somebody may read and change of themselves; undefined when the account is closed. */
export async function ownProfile(
  deps: Pick<AccountsDeps, "database">,
  userId: string,
): Promise<OwnProfile | undefined> {
  const [row] = await deps.database.db.select().from(users).where(eq(users.id, userId));
  if (!row || row.deletedAt) return undefined;
  const { fullName, email, phone } = personOf(row);
  return {
    ...{ fullName, email, phone, locale: row.locale },
    signInPhone: row.provenPhone ?? "",
    hasPassword: row.passwordHash !== null,
  };
}

/** Writes the change; another name is a change of every shop that shows it, and old tickets keep the one before (K5). Undefined when the account is closed. */
export async function changeProfile(
  deps: AccountsDeps,
  userId: string,
  { fullName, phone, locale }: ProfileChange,
): Promise<{ profile: OwnProfile; changes: ShopChange[] } | undefined> {
  const standing = and(eq(users.id, userId), isNull(users.deletedAt));
  try {
    const changes = await deps.database.db.transaction(async (tx) => {
      const [row] = await tx.select().from(users).where(standing);
      if (!row) throw closedMeanwhile;
      // Shops before people, as whoever makes a member locks them.
      const touched = row.fullName === fullName ? [] : await touchMemberships(tx, userId);
      const set = { fullName, phone, locale };
      const written = await tx.update(users).set(set).where(standing).returning({ id: users.id });
      if (written.length === 0) throw closedMeanwhile;
      const was = toldName(row);
      if (was !== "" && row.fullName !== fullName)
        await tx
          .insert(formerNames)
          .values({ userId, at: new Date(deps.clock()), fullName: was })
          .onConflictDoNothing();
      return touched;
    });
    const profile = await ownProfile(deps, userId);
    return profile && { profile, changes };
  } catch (error) {
    if (error === closedMeanwhile) return undefined;
    throw error;
  }
}

/** Rolls everything back when the account was closed while somebody waited for a lock. */
export const closedMeanwhile = new Error("the account was closed meanwhile");

/**
 * Every shop that the person is or was a member of takes its next revision, for the rows that show their name: their
 * membership, what they wrote, and notices that the same transaction writes over.
 */
export async function touchMemberships(tx: Tx, userId: string): Promise<ShopChange[]> {
  const memberships = await tx
    .select({ shopId: shopUsers.shopId })
    .from(shopUsers)
    .where(eq(shopUsers.userId, userId))
    .orderBy(asc(shopUsers.shopId));
  const changes: ShopChange[] = [];
  for (const { shopId } of memberships) {
    const next = sql`${shopRevisions.rev} + 1`;
    const [bumped] = await tx
      .update(shopRevisions)
      .set({ rev: next, membersRev: next, turnsRev: next })
      .where(eq(shopRevisions.shopId, shopId))
      .returning({ rev: shopRevisions.rev });
    const { rev } = must(bumped, "the shop of a member");
    await tx
      .update(shopUsers)
      .set({ rev })
      .where(sql`${shopUsers.shopId} = ${shopId} and ${shopUsers.userId} = ${userId}`);
    await tx
      .update(messages)
      .set({ rev })
      .where(sql`${messages.shopId} = ${shopId} and ${messages.fromId} = ${userId}`);
    changes.push({ shopId, prevRev: rev - 1, rev });
  }
  return changes;
}

export type PasswordChanged = { ok: true; ended: number } | { ok: false; code: string };

/** Another password for whoever knows the present one; every other session of theirs ends. */
export async function changePassword(
  deps: AccountsDeps,
  { userId, familyId }: Pick<Session, "userId" | "familyId">,
  { current, next }: PasswordChange,
): Promise<PasswordChanged> {
  const [row] = await deps.database.db.select().from(users).where(eq(users.id, userId));
  if (!row || row.deletedAt) return { ok: false, code: "session-ended" };
  const { email, passwordHash: known } = row;
  if (!known) return { ok: false, code: "no-password" };
  if (!(await isPassword(known, current))) return { ok: false, code: "wrong-password" };
  const passwordHash = await hashPassword(next);
  return deps.database.db.transaction(async (tx) => {
    // It may have been changed since it was looked at, by a mailed link perhaps.
    const asShown = and(eq(users.id, userId), eq(users.passwordHash, known));
    const changed = await tx.update(users).set({ passwordHash }).where(asShown).returning();
    if (changed.length === 0) return { ok: false, code: "wrong-password" };
    if (email) await voidLinks(tx, deps, email);
    const ended = await endSessionsOf(deps, userId, { except: familyId }, tx);
    return { ok: true, ended };
  });
}
