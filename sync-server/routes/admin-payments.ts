import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { pageOf, windowOf } from "#server/accounts/desk/pages.ts";
import {
  confirmPayment,
  type DecidedPayment,
  pendingPayments,
  refusePayment,
} from "#server/accounts/payments/payments.ts";
import { HttpProblem, unknownRoute } from "#server/plugins/errors.ts";
import { payerReference } from "#shared/rules/payer-reference.ts";
import { notedSchema } from "#shared/schemas/account.ts";
import { deskPageQuerySchema, paymentPageSchema } from "#shared/schemas/desk.ts";
import { problemSchema } from "#shared/sync/protocol.ts";
import { type AdminOptions, adminDescribed, adminRefused, byId } from "./admin-parts.ts";

/** Payments of owners, compared with the statement of the account. */
export const adminPaymentRoutes: FastifyPluginAsyncZod<AdminOptions> = async (
  app,
  { accounts },
) => {
  const decided = {
    200: notedSchema,
    ...adminRefused,
    409: problemSchema.describe("already-decided, reference-used, too-little"),
  };

  app.get(
    "/payments",
    {
      schema: {
        ...adminDescribed,
        summary: "Payments that wait for somebody to look, oldest first",
        querystring: deskPageQuerySchema,
        response: { 200: paymentPageSchema, ...adminRefused },
      },
    },
    async ({ query: { page, search } }) => {
      const rows = await pendingPayments(accounts, { search, ...windowOf(page) });
      return pageOf(
        rows.map(({ payment: { userId, decidedAt: _, at, ...payment }, ...payer }) => ({
          ...{ ...payment, at: at.toISOString(), payerReference: payerReference(userId) },
          ...payer,
        })),
      );
    },
  );

  app.post(
    "/payments/:id/confirm",
    {
      schema: {
        ...adminDescribed,
        summary: "The money has come: thirty days more for the price of the plan, more for more",
        params: byId,
        response: decided,
      },
    },
    async ({ session: { userId }, params: { id }, ip }) =>
      told(await confirmPayment(accounts, id, { userId, ip })),
  );

  app.post(
    "/payments/:id/refuse",
    {
      schema: {
        ...adminDescribed,
        summary: "No such money has come",
        params: byId,
        response: decided,
      },
    },
    async ({ session: { userId }, params: { id }, ip }) =>
      told(await refusePayment(accounts, id, { userId, ip })),
  );
};

function told(outcome: DecidedPayment): Record<never, never> {
  if (outcome.ok) return {};
  if (outcome.code === "unknown-payment") throw unknownRoute();
  throw new HttpProblem(409, { code: outcome.code, message: "This cannot be decided so." });
}
