import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { proofWayOf, sendDepartureCode } from "#server/accounts/departure-proof.ts";
import type { AccountsDeps } from "#server/accounts/deps.ts";
import type { BeforeSms } from "#server/accounts/phone-codes.ts";
import { HttpProblem, tooManyRequests } from "#server/plugins/errors.ts";
import { notedSchema } from "#shared/schemas/account.ts";
import { proofWaySchema } from "#shared/schemas/departure.ts";
import { problemSchema } from "#shared/sync/protocol.ts";

type Options = {
  accounts: AccountsDeps;
  phone: boolean;
  smsByAll: BeforeSms;
};

/** How somebody shows again who they are before they delete. */
export const departureProofRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { accounts, phone: sms, smsByAll },
) => {
  const described = { tags: ["account"], security: [{ accessToken: [] }] };
  const refused = { 401: problemSchema, 429: problemSchema };

  app.get(
    "/me/departure-proof",
    {
      schema: {
        ...described,
        summary: "By what the signed-in person proves who they are: their password, or a code",
        response: { 200: proofWaySchema, ...refused },
      },
    },
    ({ session: { userId } }) => proofWayOf(accounts, { userId, sms }),
  );

  app.post(
    "/me/departure-proof/code",
    {
      schema: {
        ...described,
        summary: "Send a code to somebody without a password; one a minute and five an hour",
        response: { 202: notedSchema, 409: problemSchema.describe("no-code"), ...refused },
      },
    },
    async (request, reply) => {
      const { userId } = request.session;
      const sent = await sendDepartureCode(accounts, { userId, sms, beforeSms: smsByAll });
      if (sent.ok) return reply.code(202).send({});
      if (sent.code === "no-code")
        throw new HttpProblem(409, { code: sent.code, message: "No code is sent to this person." });
      throw tooManyRequests(sent.seconds);
    },
  );
};
