import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  askRegistration,
  confirmEmail,
  resendConfirmation,
} from "#server/accounts/registrations.ts";
import { addressOf, limiter } from "#server/plugins/rate-limits.ts";
import { confirmationSchema, registrationSchema, resendSchema } from "#shared/schemas/account.ts";
import { linkEnded, noted, openedByLink } from "./by-link.ts";
import { type AuthOptions, openSession } from "./open-session.ts";

/** Asking for an account and opening it. No answer tells whether an address has one. */
export const registrationRoutes: FastifyPluginAsyncZod<AuthOptions> = async (app, options) => {
  const { accounts, limits } = options;

  app.post(
    "/register",
    {
      schema: {
        tags: ["account"],
        summary: "Ask for an account; the mail that follows opens it",
        body: registrationSchema,
        response: noted,
      },
      preHandler: limiter(app, limits.registerByAddress, addressOf),
    },
    async (request, reply) => {
      await askRegistration(accounts, request.body);
      return reply.code(202).send({});
    },
  );

  app.post(
    "/resend-confirmation",
    {
      schema: {
        tags: ["account"],
        summary: "Mail the link again",
        body: resendSchema,
        response: noted,
      },
      preHandler: limiter(app, limits.mailByAddress, addressOf),
    },
    async (request, reply) => {
      await resendConfirmation(accounts, request.body);
      return reply.code(202).send({});
    },
  );

  app.post(
    "/confirm-email",
    {
      schema: {
        tags: ["account"],
        summary: "Open the account that a mailed link belongs to, and sign in",
        body: confirmationSchema,
        response: openedByLink,
      },
      preHandler: limiter(app, limits.proofByAddress, addressOf),
    },
    async (request, reply) => {
      const { token, requestId } = request.body;
      const confirmed = await confirmEmail(accounts, token, requestId);
      if (!confirmed.ok) throw linkEnded();
      const { person, isNew } = confirmed;
      return openSession(app, options, { request, reply, person, isNew, means: "mail" });
    },
  );
};
