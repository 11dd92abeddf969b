import type { PlanId, PlanLimits } from "#shared/schemas/plan.ts";
import type { Objection } from "#shared/schemas/refusal.ts";
import type { Decided, Excess, SubscriptionStatus } from "#shared/schemas/subscription.ts";
import { limitsOf, planOf } from "./plans.ts";

const day = 24 * 3_600_000;

/** A trial, and what the price of a plan pays for, ms. */
export const periodLength = 30 * day;
/** How long an owner whose period is over may go on as before, ms. */
export const graceLength = 7 * day;

/**
 * Where a subscription stands at a moment of the server's clock; both in ms. Over its period, a trial or a paid one is
 * past due for a week, then expired; a cancelled one expires at once.
 */
export function subscriptionStateAt(
  { decided, nextBillingAt }: { decided: Decided; nextBillingAt: number },
  now: number,
): SubscriptionStatus {
  if (now < nextBillingAt) return decided;
  if (decided === "cancelled") return "expired";
  return now < nextBillingAt + graceLength ? "past_due" : "expired";
}

/** Whether there is an end of a period to stop at. Past it a subscription ends by itself unless it is paid. */
export function mayCancel(status: SubscriptionStatus): boolean {
  return status !== "past_due" && status !== "expired";
}

/** A subscription's moments, ms of the server's clock. */
export type Period = { trialEndsAt: number | null; nextBillingAt: number };

/**
 * Until when a change of plan is paid for: what is left of the money buys days of the new plan, to the day; days of a
 * trial stay as many. What is over already stays over.
 */
export function periodAfterChange(
  { trialEndsAt, nextBillingAt }: Period,
  change: { from: PlanId; to: PlanId },
  now: number,
): number {
  const paidFrom = Math.max(now, trialEndsAt ?? 0);
  if (nextBillingAt <= paidFrom) return nextBillingAt;
  const worth = planOf(change.from).priceXaf / planOf(change.to).priceXaf;
  return Math.round(paidFrom + (nextBillingAt - paidFrom) * worth);
}

/** Money, in whole francs, and the plan that it pays for. */
type Paid = { amount: number; planId: PlanId };

/** How long money pays for a plan, ms: thirty days for its price, more for more. */
export function lengthPaidFor({ amount, planId }: Paid): number {
  return Math.round((periodLength * amount) / planOf(planId).priceXaf);
}

/**
 * Until when one more payment pays: from the end of the period, or from now when that has been over for long. The plan
 * is the one that holds by now, so that money is worth the same whether the plan was changed before it was found or after.
 */
export function periodAfterPayment(
  { decided, nextBillingAt }: { decided: Decided; nextBillingAt: number },
  paid: Paid,
  now: number,
): number {
  const isExpired = subscriptionStateAt({ decided, nextBillingAt }, now) === "expired";
  return (isExpired ? now : nextBillingAt) + lengthPaidFor(paid);
}

/** Selling, syncing, correcting and reading what there is never ask for a subscription; these do. */
type Allowed = { newThings: boolean; paidFeatures: boolean };

/** What each state allows, in one table. */
export const allowedIn: Record<SubscriptionStatus, Allowed> = {
  trial: { newThings: true, paidFeatures: true },
  active: { newThings: true, paidFeatures: true },
  past_due: { newThings: true, paidFeatures: true },
  cancelled: { newThings: true, paidFeatures: true },
  expired: { newThings: false, paidFeatures: false },
};

/** What a plan counts. */
export type Counted = "shops" | "agencies" | "products" | "employees";

const limitName = {
  shops: "maxShops",
  agencies: "maxAgencies",
  products: "maxProducts",
  employees: "maxEmployees",
} as const satisfies Record<Counted, keyof PlanLimits>;

/** A subscription as it stands now. */
export type Standing = { planId: PlanId; status: SubscriptionStatus };

/** The limits that hold now: those of the plan; nothing more can be added once it has expired. */
export function limitsNow({ planId, status }: Standing): PlanLimits {
  if (allowedIn[status].newThings) return limitsOf(planId);
  return { maxShops: 0, maxAgencies: 0, maxProducts: 0, maxEmployees: 0 };
}

/**
 * Why one more may not be added to the `existing` ones: of the owner's shops, or of one shop's agencies, products or
 * employees. Without any subscription no shop can be opened, and a shop that exists all the same has no limit.
 */
export function refuseOneMore(
  standing: Standing | null,
  thing: Counted,
  existing: number,
): Extract<Objection, "plan-limit"> | undefined {
  if (!standing) return thing === "shops" ? "plan-limit" : undefined;
  const most = limitsNow(standing)[limitName[thing]];
  return most !== null && existing >= most ? "plan-limit" : undefined;
}

/** Whether the plan holds a feature now, as resellers: true for a shop of before plans. */
export function hasFeature(standing: Standing | null, feature: "resellers" | "training"): boolean {
  if (!standing) return true;
  if (!allowedIn[standing.status].paidFeatures) return false;
  return planOf(standing.planId).features[feature];
}

/** What somebody has of each thing that a plan counts. */
export type Usage = {
  id: string;
  name: string;
  agencies: number;
  products: number;
  employees: number;
}[];

/** What would be, or is, too much for a plan: the shops first, then shop by shop. All of it goes on; nothing is added. */
export function excessOver(planId: PlanId, usage: Usage): Excess[] {
  const limits = limitsOf(planId);
  const over = (thing: Counted, existing: number, shop?: Usage[number]): Excess[] => {
    const most = limits[limitName[thing]];
    if (most === null || existing <= most) return [];
    const shopId = shop?.id ?? null;
    return [{ thing, shopId, shopName: shop?.name ?? "", count: existing - most, most }];
  };
  return [
    ...over("shops", usage.length),
    ...usage.flatMap((shop) => [
      ...over("agencies", shop.agencies, shop),
      ...over("products", shop.products, shop),
      ...over("employees", shop.employees, shop),
    ]),
  ];
}
