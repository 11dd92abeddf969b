import { expect, test } from "vitest";
import { planOf, plans, planWithMore, trialPlan } from "./plans.ts";

test.each([
  ["starter", "maxShops", "professional"],
  ["starter", "maxProducts", "professional"],
  ["starter", "resellers", "professional"],
  ["professional", "maxEmployees", "enterprise"],
  ["professional", "maxAgencies", "enterprise"],
  // Whoever has them already needs no other plan for them; nothing is larger than no limit.
  ["professional", "resellers", undefined],
  ["enterprise", "maxProducts", undefined],
] as const)("%s has too little room (%s): %s has more", (planId, thing, more) => {
  expect(planWithMore(planId, thing)?.id).toBe(more);
});

test("a trial that nobody chose a plan for has room for more than the smallest one", () => {
  const [smallest] = plans;
  const least = smallest?.limits.maxProducts ?? 0;
  expect(planOf(trialPlan).limits.maxProducts ?? Number.POSITIVE_INFINITY).toBeGreaterThan(least);
  expect(planOf(trialPlan).features.resellers).toBe(true);
});
