import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { audit } from "#server/accounts/audit.ts";
import { forgetPassword, resetPassword } from "#server/accounts/password-resets.ts";
import { addressOf, limiter } from "#server/plugins/rate-limits.ts";
import { forgotPasswordSchema, resetPasswordSchema } from "#shared/schemas/account.ts";
import { linkEnded, noted, openedByLink } from "./by-link.ts";
import { type AuthOptions, openSession } from "./open-session.ts";

/** Forgotten passwords. */
export const passwordResetRoutes: FastifyPluginAsyncZod<AuthOptions> = async (app, options) => {
  const { accounts, limits } = options;

  app.post(
    "/forgot-password",
    {
      schema: {
        tags: ["account"],
        summary: "Mail a link to choose a new password, when the address has an account",
        body: forgotPasswordSchema,
        response: noted,
      },
      preHandler: limiter(app, limits.mailByAddress, addressOf),
    },
    async (request, reply) => {
      await forgetPassword(accounts, request.body);
      return reply.code(202).send({});
    },
  );

  app.post(
    "/reset-password",
    {
      schema: {
        tags: ["account"],
        summary: "Choose a new password by a mailed link; signs out everywhere else and in here",
        body: resetPasswordSchema,
        response: openedByLink,
      },
      preHandler: limiter(app, limits.proofByAddress, addressOf),
    },
    async (request, reply) => {
      const reset = await resetPassword(accounts, request.body);
      if (!reset.ok) throw linkEnded();
      const { person } = reset;
      await audit(accounts, { act: "password-reset", userId: person.id, ip: request.ip });
      return openSession(app, options, { request, reply, person, means: "password-reset" });
    },
  );
};
