import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { audit } from "#server/accounts/audit.ts";
import type { AccountsDeps } from "#server/accounts/deps.ts";
import type { Clerk } from "#server/accounts/desk/contact-desk.ts";
import { anywhere } from "#server/accounts/desk/pages.ts";
import type { Tx } from "#server/accounts/shops.ts";
import { lockedSubscription, put } from "#server/accounts/subscriptions.ts";
import { users } from "#server/db/tables/people.ts";
import { payments, subscriptions } from "#server/db/tables/subscriptions.ts";
import { periodAfterPayment } from "#shared/rules/plan-limits.ts";
import { planOf } from "#shared/rules/plans.ts";
import type { PlanId } from "#shared/schemas/plan.ts";
import type { NewPayment, Payment } from "#shared/schemas/subscription.ts";
import type { PaymentProvider } from "./provider.ts";

type Row = typeof payments.$inferSelect;

/** What somebody may have announced that nobody has looked at yet. */
const mostPending = 5;
const mostShown = 20;

export type Announced =
  | { ok: true; isNew: boolean }
  | { ok: false; code: "no-subscription" | "id-taken" | "too-many-pending" };

/** Writes down that an owner has paid for their plan: the same identifier again is the same payment. */
export async function announcePayment(
  deps: AccountsDeps,
  provider: PaymentProvider,
  { userId, ip, ...asked }: NewPayment & { userId: string; ip: string },
): Promise<Announced> {
  const { id, operator, reference } = asked;
  const announced = await deps.database.db.transaction(async (tx): Promise<Announced> => {
    const subscription = await lockedSubscription(tx, userId);
    if (!subscription) return { ok: false, code: "no-subscription" };
    const [known] = await tx.select().from(payments).where(eq(payments.id, id));
    if (known)
      return known.userId === userId ? { ok: true, isNew: false } : { ok: false, code: "id-taken" };
    const [waiting] = await tx
      .select({ count: sql<number>`count(*)` })
      .from(payments)
      .where(and(eq(payments.userId, userId), eq(payments.status, "pending")));
    if (Number(waiting?.count ?? 0) >= mostPending) return { ok: false, code: "too-many-pending" };
    const { planId } = subscription;
    const at = new Date(deps.clock());
    const amount = planOf(planId).priceXaf;
    const what = { id, userId, planId, amount, operator, reference };
    await tx.insert(payments).values({ ...what, status: "pending", at });
    await audit(deps, { act: "payment-announced", userId, ip, details: { reference } }, tx);
    return { ok: true, isNew: true };
  });
  if (announced.ok) await askProvider(deps, provider, id);
  return announced;
}

async function askProvider(deps: AccountsDeps, provider: PaymentProvider, id: string) {
  const [row] = await deps.database.db.select().from(payments).where(eq(payments.id, id));
  if (row?.status !== "pending") return;
  const known = await provider.announced(row);
  if (known === "confirmed") await confirmPayment(deps, id);
  if (known === "refused") await refusePayment(deps, id);
}

/** Somebody's payments, newest first. */
export async function paymentsOf(deps: AccountsDeps, userId: string): Promise<Payment[]> {
  const rows = await deps.database.db
    .select()
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.at), desc(payments.id))
    .limit(mostShown);
  return rows.map(({ at, userId: _, decidedAt: __, ...row }) => ({
    ...row,
    at: at.toISOString(),
  }));
}

export type DecidedPayment =
  | { ok: true; row: Row }
  | {
      ok: false;
      code: "unknown-payment" | "already-decided" | "reference-used" | "too-little";
      row?: Row;
    };

/**
 * The money has come: the plan as it is now is paid for as many days more as the amount buys. Once: a payment that was
 * decided, or whose reference has paid already, is refused here, and so is one that is too little for that plan.
 */
export async function confirmPayment(
  deps: AccountsDeps,
  id: string,
  clerk?: Clerk,
): Promise<DecidedPayment> {
  return deps.database.db.transaction(async (tx) => {
    const row = await pending(tx, id);
    if (!row.ok) return row;
    const { userId, operator, reference, amount } = row.row;
    const subscription = await lockedSubscription(tx, userId);
    if (!subscription || amount < planOf(subscription.planId).priceXaf)
      return { ok: false, code: "too-little", row: row.row };
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`payment ${operator} `} || ${sameFor(reference)}, 0))`,
    );
    const [used] = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(
        and(
          eq(payments.operator, operator),
          sql`${sameFor(payments.reference)} = ${sameFor(reference)}`,
          eq(payments.status, "confirmed"),
        ),
      );
    if (used) return { ok: false, code: "reference-used", row: row.row };
    const { decided, nextBillingAt, planId } = subscription;
    const until = periodAfterPayment(
      { decided, nextBillingAt: nextBillingAt.getTime() },
      { amount, planId },
      deps.clock(),
    );
    await put(tx, deps, { ...subscription, decided: "active", nextBillingAt: new Date(until) });
    return decide(tx, deps, { row: row.row, status: "confirmed", clerk });
  });
}

/** The same however a reference was typed, small or capital, with or without what may stand between its parts. */
function sameFor(reference: string | typeof payments.reference): SQL {
  return sql`translate(lower(${reference}::text), ' ._/-', '')`;
}

/** No such money has come. */
export async function refusePayment(
  deps: AccountsDeps,
  id: string,
  clerk?: Clerk,
): Promise<DecidedPayment> {
  return deps.database.db.transaction(async (tx) => {
    const row = await pending(tx, id);
    return row.ok ? decide(tx, deps, { row: row.row, status: "refused", clerk }) : row;
  });
}

/**
 * What nobody has looked at yet, oldest first, with its payer and the plan that they have by now; of them `limit` after
 * the first `offset`.
 */
export async function pendingPayments(
  deps: AccountsDeps,
  { search = "", limit = 10_000, offset = 0 } = {},
) {
  const like = anywhere(search);
  return deps.database.db
    .select({
      payment: payments,
      fullName: users.fullName,
      email: users.email,
      planNow: sql<PlanId>`coalesce(${subscriptions.planId}, ${payments.planId})`,
    })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .leftJoin(subscriptions, eq(subscriptions.userId, payments.userId))
    .where(
      and(
        eq(payments.status, "pending"),
        sql`${payments.reference} || ' ' || ${users.fullName} || ' ' || coalesce(${users.email}, '') ilike ${like}`,
      ),
    )
    .orderBy(asc(payments.at), asc(payments.id))
    .limit(limit)
    .offset(offset);
}

async function pending(tx: Tx, id: string): Promise<DecidedPayment> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for("update");
  if (!row) return { ok: false, code: "unknown-payment" };
  return row.status === "pending" ? { ok: true, row } : { ok: false, code: "already-decided", row };
}

type Decision = { row: Row; status: "confirmed" | "refused"; clerk: Clerk | undefined };

async function decide(
  tx: Tx,
  deps: AccountsDeps,
  { row, status, clerk }: Decision,
): Promise<DecidedPayment> {
  const decided = { status, decidedAt: new Date(deps.clock()) };
  await tx.update(payments).set(decided).where(eq(payments.id, row.id));
  const { userId, reference } = row;
  // The payer reads that it was decided; who decided it, from which network, reads it as an act of their own.
  await audit(deps, { act: `payment-${status}`, userId, ip: "", details: { reference } }, tx);
  // A reference may be a telephone number, and a clerk's acts stay when the payer's account goes.
  const details = { subject: row.id };
  if (clerk) await audit(deps, { act: `desk-payment-${status}`, ...clerk, details }, tx);
  return { ok: true, row: { ...row, ...decided } };
}
