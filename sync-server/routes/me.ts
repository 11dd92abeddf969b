import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { audit } from "#server/accounts/audit.ts";
import type { AccountsDeps } from "#server/accounts/deps.ts";
import { profileOf } from "#server/accounts/people.ts";
import { chooseRole } from "#server/accounts/roles.ts";
import { profileSchema, roleChoiceSchema } from "#shared/schemas/session.ts";
import { problemSchema } from "#shared/sync/protocol.ts";
import { sessionEnded } from "./session-guard.ts";

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
    async ({ session: { userId } }) => profile(userId),
  );

  app.post(
    "/me/role",
    {
      schema: {
        tags: ["account"],
        summary: "Work as an owner, an employee or a reseller from now on",
        security: [{ accessToken: [] }],
        body: roleChoiceSchema,
        response: {
          200: profileSchema,
          400: problemSchema,
          401: problemSchema,
          429: problemSchema,
        },
      },
    },
    async ({ session: { userId }, body: { role }, ip }) => {
      const { changed } = await chooseRole(accounts, userId, role);
      if (changed) await audit(accounts, { act: "role-chosen", userId, ip, details: { role } });
      return profile(userId);
    },
  );

  async function profile(userId: string) {
    const found = await profileOf(accounts, userId);
    if (!found) throw sessionEnded();
    return found;
  }
};
