import type { Subscription } from "#shared/schemas/subscription.ts";

const day = 24 * 3_600_000;
/** From how many days before its end a trial is spoken of, and how long a plan may wait to be paid. */
const lastDays = 7;

/** What an owner should know of their subscription without asking; undefined while all is well. */
export type SubscriptionNews =
  | { kind: "ends-soon"; days: number }
  | { kind: "to-pay"; days: number }
  | { kind: "expired" };

/** Days that have begun until the period ends; 0 once it has. `now` in ms. */
export function daysLeft(
  { nextBillingAt }: Pick<Subscription, "nextBillingAt">,
  now: number,
): number {
  return Math.max(0, Math.ceil((Date.parse(nextBillingAt) - now) / day));
}

/** As last heard from the server, and as far as time alone has moved on since. `now` in ms of the device's clock. */
export function subscriptionNews(
  subscription: Subscription,
  now: number,
): SubscriptionNews | undefined {
  const days = daysLeft(subscription, now);
  const { status } = subscription;
  if (status === "expired" || (status === "cancelled" && days === 0)) return { kind: "expired" };
  const graceEnds = Date.parse(subscription.nextBillingAt) + lastDays * day;
  if (status === "past_due" || days === 0)
    return now >= graceEnds
      ? { kind: "expired" }
      : { kind: "to-pay", days: Math.ceil((graceEnds - now) / day) };
  const isEnding = status === "trial" || status === "cancelled";
  return isEnding && days <= lastDays ? { kind: "ends-soon", days } : undefined;
}
