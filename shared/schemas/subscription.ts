import { z } from "zod";
import { plainReference } from "./plain-reference.ts";
import { planIdSchema, planLimitsSchema } from "./plan.ts";
import { francsSchema, momentSchema, uuidSchema } from "./primitives.ts";

/** Where a subscription stands; what each allows is said in `shared/rules/plan-limits.ts`. */
export const subscriptionStatusSchema = z.literal([
  "trial",
  "active",
  "past_due",
  "expired",
  "cancelled",
]);
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;

/** What somebody has decided about a subscription; the rest of its state is a matter of time. */
export type Decided = Extract<SubscriptionStatus, "trial" | "active" | "cancelled">;

/** An owner's subscription as they see it now. `limits` are those of the plan; what may be added, the status says too. */
export const subscriptionSchema = z.object({
  planId: planIdSchema,
  status: subscriptionStatusSchema,
  trialEndsAt: momentSchema.nullable(),
  /** Until when is paid for, or the trial lasts. */
  nextBillingAt: momentSchema,
  limits: planLimitsSchema,
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** How many there are beyond what a plan allows; `shopId` is null when the shops themselves are too many. */
export const excessSchema = z.object({
  thing: z.literal(["shops", "agencies", "products", "employees"]),
  shopId: uuidSchema.nullable(),
  shopName: z.string(),
  count: z.int().min(1),
  most: z.int().min(0),
});
export type Excess = z.infer<typeof excessSchema>;

export const mobileOperatorSchema = z.literal(["mtn", "orange", "other"]);
export type MobileOperator = z.infer<typeof mobileOperatorSchema>;

/** A mobile money payment as its payer sees it: a reference until an administrator has found the money. */
export const paymentSchema = z.object({
  id: uuidSchema,
  planId: planIdSchema,
  amount: francsSchema,
  operator: mobileOperatorSchema,
  reference: z.string(),
  status: z.literal(["pending", "confirmed", "refused"]),
  at: momentSchema,
});
export type Payment = z.infer<typeof paymentSchema>;

/** One account that a plan can be paid to, as the operator of the server has written it. */
export const payingAccountSchema = z.object({
  operator: z.string(),
  number: z.string(),
  name: z.string(),
});
export type PayingAccount = z.infer<typeof payingAccountSchema>;

/** Where plans are paid; without accounts nowhere yet. Whom to write to, and what to write as the reason of a payment. */
export const payingSchema = z.object({
  accounts: z.array(payingAccountSchema),
  email: z.string().optional(),
  phone: z.string().optional(),
  reference: z.string(),
});
export type Paying = z.infer<typeof payingSchema>;

/** Answer to `GET /api/v1/subscription` and to what changes it. Payments newest first, some of them at most. */
export const subscriptionAnswerSchema = z.object({
  subscription: subscriptionSchema.nullable(),
  excess: z.array(excessSchema),
  payments: z.array(paymentSchema),
  /** Servers of before do not say it. */
  paying: payingSchema.optional(),
});
export type SubscriptionAnswer = z.infer<typeof subscriptionAnswerSchema>;

/** `POST /api/v1/subscription`, `PUT /api/v1/subscription/plan`. The same again changes nothing. */
export const planChoiceSchema = z.object({ planId: planIdSchema });

/** What an operator calls a payment, in plain signs: letters, digits and what stands between them. */
export const planReference = /^[A-Za-z0-9 ._/-]{4,60}$/;

/** `POST /api/v1/subscription/payments`: `id` is made by the device, the same for every attempt. */
export const newPaymentSchema = z.object({
  id: uuidSchema,
  operator: mobileOperatorSchema,
  reference: z
    .string()
    .max(200)
    .transform(plainReference)
    .pipe(z.string().regex(planReference, { error: "Letters and digits" })),
});
export type NewPayment = z.infer<typeof newPaymentSchema>;
