import { z } from "zod";
import { francsSchema } from "./primitives.ts";

export const planIdSchema = z.literal(["starter", "professional", "enterprise"]);
export type PlanId = z.infer<typeof planIdSchema>;

/** What a plan allows at most; null for no limit. `maxShops` of the owner, the others of each of their shops. */
export const planLimitsSchema = z.object({
  maxShops: z.int().min(0).nullable(),
  maxAgencies: z.int().min(0).nullable(),
  maxProducts: z.int().min(0).nullable(),
  /** Managers, employees and sellers who may open the shop; neither its owner nor its resellers. */
  maxEmployees: z.int().min(0).nullable(),
});
export type PlanLimits = z.infer<typeof planLimitsSchema>;

/** What a plan holds besides its limits: only what the software or the people behind it really give. */
export const planFeaturesSchema = z.object({
  resellers: z.boolean(),
  support: z.literal(["email", "priority-email", "priority-email-and-technical"]),
  /** Personalised assistance and training. */
  training: z.boolean(),
});

/** A plan as it is offered. Prices are for 30 days. */
export const planSchema = z.object({
  id: planIdSchema,
  name: z.string(),
  priceXaf: francsSchema,
  limits: planLimitsSchema,
  features: planFeaturesSchema,
  popular: z.boolean(),
});
export type Plan = z.infer<typeof planSchema>;

/** Answer to `GET /api/v1/plans`, cheapest first. */
export const plansSchema = z.object({ plans: z.array(planSchema) });
