import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { planIdSchema, planSchema } from "#shared/schemas/plan.ts";
import {
  type Decided,
  type SubscriptionStatus,
  subscriptionStatusSchema,
} from "#shared/schemas/subscription.ts";
import {
  allowedIn,
  excessOver,
  graceLength,
  hasFeature,
  limitsNow,
  mayCancel,
  periodAfterChange,
  periodAfterPayment,
  periodLength,
  refuseOneMore,
  subscriptionStateAt,
} from "./plan-limits.ts";
import { limitsOf, planOf, plans } from "./plans.ts";

const now = Date.UTC(2026, 10, 20);
const day = 24 * 3_600_000;

describe("the plans", () => {
  test("are the three of the specification, cheapest first", () => {
    expect(
      plans.map(({ id, priceXaf, limits, popular }) => [id, priceXaf, limits, popular]),
    ).toEqual([
      ["starter", 5000, { maxShops: 1, maxAgencies: 1, maxProducts: 10, maxEmployees: 5 }, false],
      [
        "professional",
        20_000,
        { maxShops: 5, maxAgencies: 5, maxProducts: 100, maxEmployees: 25 },
        true,
      ],
      [
        "enterprise",
        50_000,
        { maxShops: null, maxAgencies: null, maxProducts: null, maxEmployees: null },
        false,
      ],
    ]);
    for (const plan of plans) expect(planSchema.parse(plan)).toEqual(plan);
    expect(planOf("starter").name).toBe("Starter");
  });
});

describe("where a subscription stands", () => {
  test.each<[decided: Decided, since: number, state: SubscriptionStatus]>([
    ["trial", -1, "trial"],
    ["trial", 0, "past_due"],
    ["trial", graceLength - 1, "past_due"],
    ["trial", graceLength, "expired"],
    ["active", -1, "active"],
    ["active", 0, "past_due"],
    ["active", graceLength, "expired"],
    ["cancelled", -1, "cancelled"],
    ["cancelled", 0, "expired"],
  ])("%s, %d ms after its period, is %s", (decided, since, state) => {
    expect(subscriptionStateAt({ decided, nextBillingAt: now }, now + since)).toBe(state);
  });

  test.each<[SubscriptionStatus, boolean]>([
    ["trial", true],
    ["active", true],
    // Once more is the same.
    ["cancelled", true],
    // It would end at once, in the week in which everything goes on.
    ["past_due", false],
    ["expired", false],
  ])("%s may be cancelled: %s", (status, may) => {
    expect(mayCancel(status)).toBe(may);
  });

  test("time alone only takes away", () => {
    const rank = ["trial", "active", "cancelled", "past_due", "expired"];
    const anything = fc.constantFrom<Decided>("trial", "active", "cancelled");
    fc.assert(
      fc.property(anything, fc.nat(80 * day), fc.nat(40 * day), (decided, first, later) => {
        const ends = { decided, nextBillingAt: now + periodLength };
        const one = subscriptionStateAt(ends, now + first);
        const two = subscriptionStateAt(ends, now + first + later);
        expect(rank.indexOf(two)).toBeGreaterThanOrEqual(rank.indexOf(one));
      }),
    );
  });
});

describe("another plan in the middle of a period", () => {
  const upgrade = { from: "starter", to: "professional" } as const;
  const downgrade = { from: "professional", to: "starter" } as const;

  test.each([
    // Twenty days of Starter are worth five of Professional, and the other way round.
    ["paid", null, 20, upgrade, 5],
    ["paid", null, 5, downgrade, 20],
    ["trial", 12, 12, upgrade, 12],
    ["trial", 12, 12, downgrade, 12],
    // Ten days of trial, then thirty paid.
    ["paid during the trial", 10, 40, downgrade, 130],
    ["over", null, -3, downgrade, -3],
  ] as const)("%s: trial %j, paid until %j", (_, trial, until, change, becomes) => {
    const trialEndsAt = trial === null ? null : now + trial * day;
    const period = { trialEndsAt, nextBillingAt: now + until * day };
    expect(periodAfterChange(period, change, now)).toBe(now + becomes * day);
  });

  test("there and back again wins nothing and loses nothing", () => {
    const anyPlan = fc.constantFrom(...planIdSchema.values);
    fc.assert(
      fc.property(anyPlan, anyPlan, fc.nat(365 * day), (from, to, left) => {
        const there = periodAfterChange(
          { trialEndsAt: null, nextBillingAt: now + left },
          { from, to },
          now,
        );
        const back = periodAfterChange(
          { trialEndsAt: null, nextBillingAt: there },
          { from: to, to: from },
          now,
        );
        expect(Math.abs(back - now - left)).toBeLessThan(20);
      }),
    );
  });
});

test.each([
  ["trial", 3, 33],
  ["active", 0, 30],
  ["active", -6, 24],
  ["active", -7, 30],
  ["cancelled", -1, 30],
] as const)("%s with %i days left: a payment pays for %i", (decided, left, becomes) => {
  const period = { decided, nextBillingAt: now + left * day };
  const paid = { amount: 20_000, planId: "professional" } as const;
  expect(periodAfterPayment(period, paid, now)).toBe(now + becomes * day);
});

describe("money found after the plan was changed", () => {
  test.each([
    [5_000, "starter", 30],
    [50_000, "starter", 300],
    [50_000, "professional", 75],
    [60_000, "enterprise", 36],
  ] as const)("%i francs pay %s for %i days", (amount, planId, days) => {
    const period = { decided: "active", nextBillingAt: now } as const;
    expect(periodAfterPayment(period, { amount, planId }, now)).toBe(now + days * day);
  });

  test("is worth the same as money found before", () => {
    const anyPlan = fc.constantFrom(...planIdSchema.values);
    const anyDays = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(anyPlan, anyPlan, anyDays, anyDays, (from, to, trial, left) => {
        const { priceXaf: amount } = planOf(from);
        const trialEndsAt = now + trial * day;
        const nextBillingAt = trialEndsAt + left * day;
        const pay = (planId: typeof from, until: number) =>
          periodAfterPayment({ decided: "active", nextBillingAt: until }, { amount, planId }, now);
        const change = (until: number) =>
          periodAfterChange({ trialEndsAt, nextBillingAt: until }, { from, to }, now);
        const apart = pay(to, change(nextBillingAt)) - change(pay(from, nextBillingAt));
        expect(Math.abs(apart)).toBeLessThan(20);
      }),
    );
  });
});

describe("one more", () => {
  const starter = { planId: "starter", status: "active" } as const;

  test.each([
    ["shops", 0, undefined],
    ["shops", 1, "plan-limit"],
    ["agencies", 1, "plan-limit"],
    ["products", 9, undefined],
    ["products", 10, "plan-limit"],
    ["employees", 4, undefined],
    ["employees", 5, "plan-limit"],
  ] as const)("a Starter with %s: %i", (thing, existing, refusal) => {
    expect(refuseOneMore(starter, thing, existing)).toBe(refusal);
  });

  test("there is no end to it with Enterprise, in every state but the last", () => {
    for (const status of subscriptionStatusSchema.values) {
      const refusal = refuseOneMore({ planId: "enterprise", status }, "products", 50_000);
      expect(refusal, status).toBe(status === "expired" ? "plan-limit" : undefined);
      expect(allowedIn[status].newThings).toBe(status !== "expired");
    }
  });

  test("nothing new once a plan has expired, however little there is", () => {
    const expired = { planId: "professional", status: "expired" } as const;
    for (const thing of ["shops", "agencies", "products", "employees"] as const)
      expect(refuseOneMore(expired, thing, 0)).toBe("plan-limit");
    expect(limitsNow(expired).maxProducts).toBe(0);
    expect(limitsNow({ ...expired, status: "past_due" })).toEqual(limitsOf("professional"));
  });

  test("without any subscription no shop is opened, and what exists has no limit", () => {
    expect(refuseOneMore(null, "shops", 0)).toBe("plan-limit");
    expect(refuseOneMore(null, "products", 5000)).toBeUndefined();
  });

  test("a plan is full exactly when its limit is reached", () => {
    fc.assert(
      fc.property(fc.constantFrom(...planIdSchema.values), fc.nat(300), (planId, existing) => {
        const { maxProducts } = limitsOf(planId);
        const refusal = refuseOneMore({ planId, status: "trial" }, "products", existing);
        expect(refusal === undefined).toBe(maxProducts === null || existing < maxProducts);
      }),
    );
  });
});

test.each([
  ["starter", "active", "resellers", false],
  ["professional", "trial", "resellers", true],
  ["professional", "past_due", "resellers", true],
  ["professional", "expired", "resellers", false],
  ["professional", "active", "training", false],
  ["enterprise", "cancelled", "training", true],
] as const)("%s, %s, has %s: %s", (planId, status, feature, has) => {
  expect(hasFeature({ planId, status }, feature)).toBe(has);
});

test("a shop of before plans has every feature", () => {
  expect(hasFeature(null, "resellers")).toBe(true);
});

describe("what is too much", () => {
  const akwa = { id: "akwa", name: "Akwa", agencies: 1, products: 17, employees: 6 };
  const deido = { id: "deido", name: "Deïdo", agencies: 0, products: 3, employees: 0 };

  test("is told shops first, then shop by shop", () => {
    expect(excessOver("starter", [akwa, deido])).toEqual([
      { thing: "shops", shopId: null, shopName: "", count: 1, most: 1 },
      { thing: "products", shopId: "akwa", shopName: "Akwa", count: 7, most: 10 },
      { thing: "employees", shopId: "akwa", shopName: "Akwa", count: 1, most: 5 },
    ]);
  });

  test("is nothing where the plan is large enough, or knows no limit", () => {
    expect(excessOver("professional", [akwa, deido])).toEqual([]);
    expect(excessOver("enterprise", Array(40).fill({ ...akwa, products: 9000 }))).toEqual([]);
  });
});
