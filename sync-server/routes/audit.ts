import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { auditPage } from "#server/accounts/audit-pages.ts";
import type { AccountsDeps } from "#server/accounts/deps.ts";
import { auditPageSchema, auditQuerySchema } from "#shared/schemas/audit.ts";
import { problemSchema } from "#shared/sync/protocol.ts";

/** The log of sensitive acts, as far as it concerns the signed-in person and the shops they own. */
export const auditRoutes: FastifyPluginAsyncZod<{ accounts: AccountsDeps }> = async (
  app,
  { accounts },
) => {
  app.get(
    "/audit",
    {
      schema: {
        tags: ["account"],
        summary: "Sensitive acts: one's own, and those in the shops one owns; newest first",
        security: [{ accessToken: [] }],
        querystring: auditQuerySchema,
        response: {
          200: auditPageSchema,
          400: problemSchema,
          401: problemSchema,
          429: problemSchema,
        },
      },
    },
    ({ session, query }) => auditPage(accounts, session.userId, query.before),
  );
};
