import { asc, eq, or } from "drizzle-orm";
import { invitations } from "#server/db/tables/invitations.ts";
import { shopRevisions } from "#server/db/tables/shops.ts";
import { payments } from "#server/db/tables/subscriptions.ts";
import type { Tx } from "./shops.ts";
import { lockedSubscription } from "./subscriptions.ts";

/**
 * A transaction that holds several rows takes them in this order, so that no two wait for one another: an owner's
 * payments, their subscription, shops by identifier, what belongs to shops (invitations too), people by identifier.
 * Rows that Postgres locks by itself, for a key that names them, have no such order: `untilThrough` is for those.
 */

/** What an owner pays for, and what with. */
export async function lockPlan(tx: Tx, userId: string): Promise<void> {
  const own = eq(payments.userId, userId);
  await tx.select({ id: payments.id }).from(payments).where(own).orderBy(payments.id).for("update");
  await lockedSubscription(tx, userId);
}

/** Until the transaction ends nobody else changes these shops. Gives their revisions; none of a shop that is gone. */
export async function lockShops(
  tx: Tx,
  shopIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const revs = new Map<string, number>();
  for (const shopId of [...new Set(shopIds)].sort()) {
    const [row] = await tx
      .select({ rev: shopRevisions.rev })
      .from(shopRevisions)
      .where(eq(shopRevisions.shopId, shopId))
      .for("update");
    if (row) revs.set(shopId, row.rev);
  }
  return revs;
}

/** Invitations of somebody and by somebody, whatever the shop. */
export async function lockInvitations(
  tx: Tx,
  { id, email }: { id: string; email: string | null },
): Promise<void> {
  const theirs = or(
    eq(invitations.inviterId, id),
    eq(invitations.inviteeId, id),
    eq(invitations.answeredBy, id),
    email === null ? undefined : eq(invitations.inviteeEmail, email),
  );
  await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(theirs)
    .orderBy(asc(invitations.id))
    .for("update");
}
