import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { audit } from "#server/accounts/audit.ts";
import type { AccountsDeps } from "#server/accounts/deps.ts";
import { announcePayment, paymentsOf } from "#server/accounts/payments/payments.ts";
import type { PaymentProvider } from "#server/accounts/payments/provider.ts";
import { usageOf } from "#server/accounts/shop-limits.ts";
import {
  cancelSubscription,
  changePlan,
  settleSubscription,
  startTrial,
  subscriptionOf,
} from "#server/accounts/subscriptions.ts";
import { HttpProblem } from "#server/plugins/errors.ts";
import { payerReference } from "#shared/rules/payer-reference.ts";
import { excessOver } from "#shared/rules/plan-limits.ts";
import {
  newPaymentSchema,
  type Paying,
  planChoiceSchema,
  type SubscriptionAnswer,
  subscriptionAnswerSchema,
} from "#shared/schemas/subscription.ts";
import { problemSchema } from "#shared/sync/protocol.ts";

/** Where plans are paid and whom to ask, as the operator has set it. */
export type PayingSettings = Omit<Paying, "reference">;
type Options = {
  accounts: AccountsDeps;
  payments: PaymentProvider;
  paying: PayingSettings | undefined;
};

/** The signed-in person's own subscription, whatever they are in shops of others. */
export const subscriptionRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { accounts, payments, paying },
) => {
  const described = { tags: ["subscription"], security: [{ accessToken: [] }] };
  const answers = { 200: subscriptionAnswerSchema, 401: problemSchema, 429: problemSchema };
  const writes = { ...answers, 400: problemSchema, 409: problemSchema };

  async function answered(userId: string): Promise<SubscriptionAnswer> {
    const subscription = await subscriptionOf(accounts, userId);
    const usage = subscription ? await usageOf(accounts, userId) : [];
    return {
      subscription,
      excess: subscription ? excessOver(subscription.planId, usage) : [],
      payments: await paymentsOf(accounts, userId),
      ...(paying && { paying: { ...paying, reference: payerReference(userId) } }),
    };
  }

  app.get(
    "/subscription",
    {
      schema: {
        ...described,
        summary: "Plan, state, what is too much for it, payments, where to pay",
        response: answers,
      },
    },
    async ({ session: { userId } }) => {
      await settleSubscription(accounts, userId);
      return answered(userId);
    },
  );

  app.post(
    "/subscription",
    {
      schema: {
        ...described,
        summary: "Begin the 30-day trial; whoever has a subscription keeps it",
        body: planChoiceSchema,
        response: writes,
      },
    },
    async ({ session: { userId }, body: { planId }, ip }) => {
      const { started } = await startTrial(accounts, userId, planId);
      if (started)
        await audit(accounts, { act: "subscription-started", userId, ip, details: { planId } });
      return answered(userId);
    },
  );

  app.put(
    "/subscription/plan",
    {
      schema: {
        ...described,
        summary: "Change the plan, up or down, from now on; what is too much stays",
        body: planChoiceSchema,
        response: writes,
      },
    },
    async ({ session: { userId }, body: { planId }, ip }) => {
      const changed = await changePlan(accounts, userId, planId);
      if (!changed) throw noSubscription();
      const details = { from: changed.from, to: planId };
      await audit(accounts, { act: "plan-changed", userId, ip, details });
      return answered(userId);
    },
  );

  app.delete(
    "/subscription",
    {
      schema: {
        ...described,
        summary: "Cancel: everything stays until the end of the period",
        response: { ...answers, 409: problemSchema },
      },
    },
    async ({ session: { userId }, ip }) => {
      const cancelled = await cancelSubscription(accounts, userId);
      if (!cancelled.ok)
        throw cancelled.code === "no-subscription"
          ? noSubscription()
          : new HttpProblem(409, {
              code: cancelled.code,
              message: "Its period is over: unless it is paid, it ends by itself.",
            });
      await audit(accounts, { act: "subscription-cancelled", userId, ip });
      return answered(userId);
    },
  );

  app.post(
    "/subscription/payments",
    {
      schema: {
        ...described,
        summary: "Tell of a mobile money payment; it counts once it is confirmed",
        body: newPaymentSchema,
        response: writes,
      },
    },
    async ({ session: { userId }, body, ip }) => {
      const announced = await announcePayment(accounts, payments, { ...body, userId, ip });
      if (!announced.ok)
        throw announced.code === "no-subscription"
          ? noSubscription()
          : new HttpProblem(409, {
              code: announced.code,
              message: "This payment cannot be taken.",
            });
      return answered(userId);
    },
  );
};

function noSubscription(): HttpProblem {
  return new HttpProblem(409, { code: "no-subscription", message: noSubscriptionWords });
}

export const noSubscriptionWords = "Aucun abonnement trouvé. Veuillez d'abord choisir un plan.";
