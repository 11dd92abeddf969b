import { asc, eq } from "drizzle-orm";
import { users } from "#server/db/tables/people.ts";
import { subscriptions } from "#server/db/tables/subscriptions.ts";
import { plans } from "#shared/rules/plans.ts";
import { planIdSchema } from "#shared/schemas/plan.ts";
import { uuidSchema } from "#shared/schemas/primitives.ts";
import type { AccountsDeps } from "./deps.ts";
import {
  confirmPayment,
  type DecidedPayment,
  pendingPayments,
  refusePayment,
} from "./payments/payments.ts";
import { usageOf } from "./shop-limits.ts";
import { changePlan, startTrial, subscriptionOf } from "./subscriptions.ts";

/** What an administrator asked for cannot be done; the message says why and what to do. */
export class AdministrationError extends Error {}

export const administrationUsage = `npm run admin -- payments                 what waits for somebody to look
npm run admin -- confirm <payment>        the money has come: 30 days more for the price of the plan
npm run admin -- refuse <payment>         no such money has come
npm run admin -- plan <email> <plan>      ${plans.map(({ id }) => id).join(", ")}
npm run admin -- subscriptions            everybody's plan and state`;

/** Carries out one errand of an administrator and gives the lines to print. Throws `AdministrationError`. */
export async function administer(deps: AccountsDeps, words: readonly string[]): Promise<string[]> {
  const [errand, first = "", second = ""] = words;
  switch (errand) {
    case "payments":
      return listPayments(deps);
    case "confirm":
      return decided(await confirmPayment(deps, paymentId(first)), "Confirmed");
    case "refuse":
      return decided(await refusePayment(deps, paymentId(first)), "Refused");
    case "plan":
      return givePlan(deps, first, second);
    case "subscriptions":
      return listSubscriptions(deps);
    default:
      throw new AdministrationError(administrationUsage);
  }
}

async function listPayments(deps: AccountsDeps): Promise<string[]> {
  const waiting = await pendingPayments(deps);
  if (waiting.length === 0) return ["No payment waits."];
  return waiting.map(({ payment, fullName, email, planNow }) =>
    columns([
      payment.id,
      payment.at.toISOString(),
      payment.operator,
      payment.reference,
      `${payment.amount} XAF`,
      planNow === payment.planId ? planNow : `${payment.planId}, ${planNow} by now`,
      email ?? fullName,
    ]),
  );
}

function paymentId(text: string): string {
  if (uuidSchema.safeParse(text).success) return text;
  throw new AdministrationError(
    `"${text}" is not the identifier of a payment: \`npm run admin -- payments\` lists them.`,
  );
}

function decided(outcome: DecidedPayment, done: string): string[] {
  if (outcome.ok) {
    const { reference, amount, planId } = outcome.row;
    return [`${done}: ${reference}, ${amount} XAF, ${planId}.`];
  }
  const reference = outcome.row?.reference ?? "";
  switch (outcome.code) {
    case "unknown-payment":
      throw new AdministrationError("There is no such payment.");
    case "already-decided":
      throw new AdministrationError(`${reference} is ${outcome.row?.status} already.`);
    case "reference-used":
      throw new AdministrationError(
        `${reference} has paid for somebody already. Refuse this one if it is the same money.`,
      );
    case "too-little":
      throw new AdministrationError(
        `${reference} is ${outcome.row?.amount} XAF, and the plan costs more by now. Give them the plan they paid for, then confirm; or refuse it.`,
      );
  }
}

async function givePlan(deps: AccountsDeps, email: string, plan: string): Promise<string[]> {
  const planId = planIdSchema.safeParse(plan);
  if (!planId.success)
    throw new AdministrationError(
      `"${plan}" is no plan. There are ${plans.map(({ id }) => id).join(", ")}.`,
    );
  const address = email.trim().toLowerCase();
  const [user] = await deps.database.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, address));
  if (!user)
    throw new AdministrationError(`Nobody has an account with ${address || "no address"}.`);
  const { started } = await startTrial(deps, user.id, planId.data);
  if (!started) await changePlan(deps, user.id, planId.data);
  const subscription = await subscriptionOf(deps, user.id);
  return [
    `${address}: ${planId.data}, ${subscription?.status} until ${subscription?.nextBillingAt}.`,
  ];
}

async function listSubscriptions(deps: AccountsDeps): Promise<string[]> {
  const rows = await deps.database.db
    .select({ userId: users.id, email: users.email, fullName: users.fullName })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .orderBy(asc(subscriptions.nextBillingAt));
  if (rows.length === 0) return ["Nobody has chosen a plan yet."];
  const lines: string[] = [];
  for (const { userId, email, fullName } of rows) {
    const subscription = await subscriptionOf(deps, userId);
    if (!subscription) continue;
    const { planId, status, nextBillingAt } = subscription;
    const shops = (await usageOf(deps, userId)).length;
    lines.push(columns([planId, status, nextBillingAt, `${shops} shops`, email ?? fullName]));
  }
  return lines;
}

function columns(cells: string[]): string {
  return cells.join("  ");
}
