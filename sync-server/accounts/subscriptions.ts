import { and, eq, lte, ne, or } from "drizzle-orm";
import { users } from "#server/db/tables/people.ts";
import { subscriptions } from "#server/db/tables/subscriptions.ts";
import {
  graceLength,
  limitsNow,
  mayCancel,
  periodAfterChange,
  periodLength,
  type Standing,
  subscriptionStateAt,
} from "#shared/rules/plan-limits.ts";
import { limitsOf } from "#shared/rules/plans.ts";
import type { PlanId } from "#shared/schemas/plan.ts";
import type { Subscription } from "#shared/schemas/subscription.ts";
import type { AccountsDeps } from "./deps.ts";
import { limitShops } from "./shop-limits.ts";
import type { Tx } from "./shops.ts";

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Where somebody's subscription stands at the server's time; null when they never chose a plan. */
export async function subscriptionOf(
  deps: AccountsDeps,
  userId: string,
  tx: Tx = deps.database.db,
): Promise<Subscription | null> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return row ? asSeen(row, deps.clock()) : null;
}

/** The same for rules: what may be added, and which features there are. */
export async function standingOf(
  deps: AccountsDeps,
  userId: string,
  tx: Tx = deps.database.db,
): Promise<Standing | null> {
  const subscription = await subscriptionOf(deps, userId, tx);
  return subscription && { planId: subscription.planId, status: subscription.status };
}

/** Begins the trial with this plan; somebody who has a subscription keeps it, and may choose another plan instead. */
export async function startTrial(
  deps: AccountsDeps,
  userId: string,
  planId: PlanId,
): Promise<{ started: boolean }> {
  const now = new Date(deps.clock());
  const trialEndsAt = new Date(now.getTime() + periodLength);
  const began = { createdAt: now, updatedAt: now, trialEndsAt, nextBillingAt: trialEndsAt };
  return deps.database.db.transaction(async (tx) => {
    const written = await tx
      .insert(subscriptions)
      .values({ userId, planId, decided: "trial", status: "trial", ...began })
      .onConflictDoNothing()
      .returning();
    if (written.length === 0) return { started: false };
    await limitShops(tx, userId, limitsOf(planId));
    await tx.update(users).set({ chosenRole: "owner" }).where(eq(users.id, userId));
    return { started: true };
  });
}

/** Another plan from now on, or the same one after all for somebody who had cancelled. Undefined without subscription. */
export async function changePlan(
  deps: AccountsDeps,
  userId: string,
  planId: PlanId,
): Promise<{ from: PlanId } | undefined> {
  return deps.database.db.transaction(async (tx) => {
    const row = await lockedSubscription(tx, userId);
    if (!row) return undefined;
    const period = {
      trialEndsAt: row.trialEndsAt?.getTime() ?? null,
      nextBillingAt: row.nextBillingAt.getTime(),
    };
    const change = { from: row.planId, to: planId };
    const nextBillingAt = new Date(periodAfterChange(period, change, deps.clock()));
    const isTrial = period.trialEndsAt === period.nextBillingAt;
    const decided = row.decided === "cancelled" ? (isTrial ? "trial" : "active") : row.decided;
    const trialEndsAt = isTrial ? nextBillingAt : row.trialEndsAt;
    await put(tx, deps, { ...row, planId, decided, nextBillingAt, trialEndsAt });
    return { from: row.planId };
  });
}

export type Cancelled = { ok: true } | { ok: false; code: "no-subscription" | "period-over" };

/** Ends with its period; until then everything stays as it is. */
export async function cancelSubscription(deps: AccountsDeps, userId: string): Promise<Cancelled> {
  return deps.database.db.transaction(async (tx) => {
    const row = await lockedSubscription(tx, userId);
    if (!row) return { ok: false, code: "no-subscription" };
    if (!mayCancel(asSeen(row, deps.clock()).status)) return { ok: false, code: "period-over" };
    await put(tx, deps, { ...row, decided: "cancelled" });
    return { ok: true };
  });
}

/**
 * Brings what was written down, and the shops with it, to where the subscription stands by the server's time. Whatever
 * is judged is judged by the time itself: until this has run, devices alone know less.
 */
export async function settleSubscription(deps: AccountsDeps, userId: string): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    const row = await lockedSubscription(tx, userId);
    if (row && asSeen(row, deps.clock()).status !== row.status) await put(tx, deps, row);
  });
}

const mostAtOnce = 200;

/** Settles every subscription that stands elsewhere by now than was written down, a portion at a time. */
export async function settleDue(deps: AccountsDeps, isStopping = () => false): Promise<void> {
  let found: number;
  do {
    const due = await deps.database.db
      .select({ userId: subscriptions.userId })
      .from(subscriptions)
      .where(isDue(deps.clock()))
      .orderBy(subscriptions.nextBillingAt)
      .limit(mostAtOnce);
    for (const { userId } of due) await settleSubscription(deps, userId);
    found = due.length;
  } while (found === mostAtOnce && !isStopping());
}

/** Over its period, and not yet what `subscriptionStateAt` says of it: those in their week of grace wait it out. */
function isDue(now: number) {
  return and(
    lte(subscriptions.nextBillingAt, new Date(now)),
    ne(subscriptions.status, "expired"),
    or(
      ne(subscriptions.status, "past_due"),
      eq(subscriptions.decided, "cancelled"),
      lte(subscriptions.nextBillingAt, new Date(now - graceLength)),
    ),
  );
}

/** Held until the transaction ends: what is judged by it is judged one after the other. */
export async function lockedSubscription(
  tx: Tx,
  userId: string,
): Promise<SubscriptionRow | undefined> {
  const own = eq(subscriptions.userId, userId);
  const [row] = await tx.select().from(subscriptions).where(own).for("update");
  return row;
}

/** Writes a subscription as it is from now on, and has its shops follow. */
export async function put(tx: Tx, deps: AccountsDeps, row: SubscriptionRow): Promise<void> {
  const { status } = asSeen(row, deps.clock());
  await tx
    .update(subscriptions)
    .set({ ...row, status, updatedAt: new Date(deps.clock()) })
    .where(eq(subscriptions.userId, row.userId));
  await limitShops(tx, row.userId, limitsNow({ planId: row.planId, status }));
}

function asSeen({ planId, decided, trialEndsAt, nextBillingAt }: SubscriptionRow, now: number) {
  const status = subscriptionStateAt({ decided, nextBillingAt: nextBillingAt.getTime() }, now);
  return {
    planId,
    status,
    trialEndsAt: trialEndsAt?.toISOString() ?? null,
    nextBillingAt: nextBillingAt.toISOString(),
    limits: limitsOf(planId),
  } satisfies Subscription;
}
