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

export function planOf(planId: PlanId): Plan {
  return plansById[planId];
}

export function limitsOf(planId: PlanId): PlanLimits {
  return planOf(planId).limits;
}
