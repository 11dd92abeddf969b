import { expect, test } from "vitest";
import type { SubscriptionStatus } from "#shared/schemas/subscription.ts";
import { daysLeft, type SubscriptionNews, subscriptionNews } from "./subscription-days.ts";

const now = Date.UTC(2026, 10, 20);
const day = 24 * 3_600_000;

function until(status: SubscriptionStatus, days: number) {
  const limits = { maxShops: 1, maxAgencies: 1, maxProducts: 10, maxEmployees: 5 };
  const nextBillingAt = new Date(now + days * day).toISOString();
  return { planId: "starter" as const, status, trialEndsAt: null, nextBillingAt, limits };
}

test.each<[SubscriptionStatus, number, SubscriptionNews | undefined]>([
  ["trial", 30, undefined],
  ["trial", 7.5, undefined],
  ["trial", 7, { kind: "ends-soon", days: 7 }],
  ["trial", 0.1, { kind: "ends-soon", days: 1 }],
  ["active", 1, undefined],
  ["cancelled", 3, { kind: "ends-soon", days: 3 }],
  ["past_due", -1, { kind: "to-pay", days: 6 }],
  ["expired", -8, { kind: "expired" }],
  // Heard weeks ago, and no network since.
  ["trial", -1, { kind: "to-pay", days: 6 }],
  ["active", -6.5, { kind: "to-pay", days: 1 }],
  ["active", -7, { kind: "expired" }],
  ["past_due", -9, { kind: "expired" }],
  ["cancelled", -1, { kind: "expired" }],
])("%s with %f days left: %j", (status, days, news) => {
  expect(subscriptionNews(until(status, days), now)).toEqual(news);
});

test("a day that has begun counts, and there are never less than none", () => {
  expect(daysLeft(until("trial", 29.01), now)).toBe(30);
  expect(daysLeft(until("trial", -3), now)).toBe(0);
});
