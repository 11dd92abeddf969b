import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AccountsDeps } from "#server/accounts/deps.ts";
import { profileOf } from "#server/accounts/people.ts";
import { HttpProblem } from "#server/plugins/errors.ts";
import { profileSchema } from "#shared/schemas/session.ts";
import { problemSchema } from "#shared/sync/protocol.ts";

/** Who the signed-in person is, and the shops they may open. */
export const meRoutes: FastifyPluginAsyncZod<{ accounts: AccountsDeps }> = async (
  app,
  { accounts },
) => {
  app.get(
    "/me",
    {
      schema: {
        tags: ["account"],
        summary: "The signed-in person and the shops they may open",
        security: [{ accessToken: [] }],
        response: { 200: profileSchema, 401: problemSchema, 429: problemSchema },
      },
    },
    async (request) => {
      const profile = await profileOf(accounts, request.session.userId);
      if (!profile)
        throw new HttpProblem(401, { code: "session-ended", message: "This account is no more." });
      return profile;
    },
  );
};
