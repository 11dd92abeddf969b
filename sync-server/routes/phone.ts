import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { audit } from "#server/accounts/audit.ts";
import { requestPhoneCode, verifyPhoneCode } from "#server/accounts/phone-codes.ts";
import { HttpProblem, tooManyRequests } from "#server/plugins/errors.ts";
import { addressOf, limiter } from "#server/plugins/rate-limits.ts";
import type { SyncDeps } from "#server/sync/deps.ts";
import { internationalPhone } from "#shared/rules/phone.ts";
import { codeSentSchema, phoneRequestSchema, phoneVerifySchema } from "#shared/schemas/account.ts";
import { signedInSchema } from "#shared/schemas/session.ts";
import { problemSchema } from "#shared/sync/protocol.ts";
import { type AuthOptions, openSession } from "./open-session.ts";

/** Signing in by a code sent to a telephone. */
export const phoneRoutes: FastifyPluginAsyncZod<AuthOptions & { wake: SyncDeps["wake"] }> = async (
  app,
  options,
) => {
  const { accounts, limits, smsByAll, wake } = options;

  app.post(
    "/phone/request",
    {
      schema: {
        tags: ["account"],
        summary: "Send a code of six digits by SMS; one a minute and five an hour for a number",
        body: phoneRequestSchema,
        response: {
          202: codeSentSchema,
          400: problemSchema,
          404: problemSchema,
          429: problemSchema,
        },
      },
      preHandler: limiter(app, limits.smsByAddress, addressOf),
    },
    async (request, reply) => {
      if (!options.phone) throw noSms();
      const { phone, locale } = request.body;
      const asked = await requestPhoneCode(accounts, {
        phone: whole(phone),
        locale,
        beforeQueued: smsByAll,
      });
      if (!asked.ok) throw tooManyRequests(asked.seconds);
      return reply.code(202).send({ retryAfter: asked.seconds });
    },
  );

  app.post(
    "/phone/verify",
    {
      schema: {
        tags: ["account"],
        summary:
          "Sign in by the code; opens an account for a new number, once its name is told where that can be asked",
        body: phoneVerifySchema,
        response: {
          200: signedInSchema,
          400: problemSchema,
          401: problemSchema,
          409: problemSchema.describe("name-required, name-wanted"),
          410: problemSchema,
          429: problemSchema,
        },
      },
      preHandler: limiter(app, limits.proofByAddress, addressOf),
    },
    async (request, reply) => {
      const proof = { ...request.body, phone: whole(request.body.phone) };
      const verified = await verifyPhoneCode(accounts, proof);
      if (verified.ok) {
        const { person, isNew, changes } = verified;
        for (const change of changes) wake.announce(change);
        return openSession(app, options, { request, reply, person, isNew, means: "phone" });
      }
      if (verified.code === "name-required" || verified.code === "name-wanted")
        throw new HttpProblem(409, { code: verified.code, message: "Tell a name." });
      const details = { means: "phone", phone: proof.phone };
      await audit(accounts, { act: "sign-in-failed", ip: request.ip, details });
      throw verified.code === "wrong-code"
        ? new HttpProblem(401, { code: "wrong-code", message: "The code is wrong." })
        : new HttpProblem(410, { code: "code-ended", message: "Ask for another code." });
    },
  );
};

function whole(phone: string): string {
  const number = internationalPhone(phone);
  if (number) return number;
  throw new HttpProblem(400, { code: "invalid-phone", message: "Not a telephone number." });
}

function noSms(): HttpProblem {
  return new HttpProblem(404, { code: "no-sms", message: "No SMS leave from this server." });
}
