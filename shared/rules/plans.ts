import type { Plan, PlanId, PlanLimits } from "#shared/schemas/plan.ts";

/** The plans on offer, cheapest first. */
export const plans: readonly Plan[] = [
  {
    id: "starter",
    name: "Starter",
    priceXaf: 5_000,
    limits: { maxShops: 1, maxAgencies: 1, maxProducts: 10, maxEmployees: 5 },
    features: {
      resellers: false,
      support: "email",
      training: false,
    },
    popular: false,
  },
  {
    id: "professional",
    name: "Professional",
    priceXaf: 20_000,
    limits: { maxShops: 5, maxAgencies: 5, maxProducts: 100, maxEmployees: 25 },
    features: {
      resellers: true,
      support: "priority-email",
      training: false,
    },
    popular: true,
  },
  {
    id: "enterprise",
    name: "Enterprise",
    priceXaf: 50_000,
    limits: { maxShops: null, maxAgencies: null, maxProducts: null, maxEmployees: null },
    features: {
      resellers: true,
      support: "priority-email-and-technical",
      training: true,
    },
    popular: false,
  },
];

const plansById = Object.fromEntries(plans.map((plan) => [plan.id, plan])) as Record<PlanId, Plan>;

/** The plan that a trial begins with when nobody chose one: the one with room for a whole catalogue and for resellers. */
export const trialPlan: PlanId = "professional";

/**
 * The cheapest plan that has more room than this one: for more of what plans count, or at all for resellers. Undefined
 * where none has.
 */
export function planWithMore(
  planId: PlanId,
  thing: keyof PlanLimits | "resellers",
): Plan | undefined {
  const now = planOf(planId);
  const roomIn = ({ limits, features }: Plan) =>
    thing === "resellers"
      ? Number(features.resellers)
      : (limits[thing] ?? Number.POSITIVE_INFINITY);
  return plans.find((plan) => roomIn(plan) > roomIn(now));
}

export function planOf(planId: PlanId): Plan {
  return plansById[planId];
}

export function limitsOf(planId: PlanId): PlanLimits {
  return planOf(planId).limits;
}
