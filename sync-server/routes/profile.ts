import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { audit } from "#server/accounts/audit.ts";
import type { AccountsDeps } from "#server/accounts/deps.ts";
import { changePassword, changeProfile, ownProfile } from "#server/accounts/profile.ts";
import { HttpProblem } from "#server/plugins/errors.ts";
import { type Limits, limiter } from "#server/plugins/rate-limits.ts";
import type { SyncDeps } from "#server/sync/deps.ts";
import { endedSessionsSchema } from "#shared/schemas/account.ts";
import {
  ownProfileSchema,
  passwordChangeSchema,
  profileChangeSchema,
} from "#shared/schemas/own-profile.ts";
import { problemSchema } from "#shared/sync/protocol.ts";
import { sessionEnded } from "./session-guard.ts";

type Options = { accounts: AccountsDeps; sync: SyncDeps; limits: Limits };

/** What somebody says of themselves, and their password. */
export const profileRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { accounts, sync, limits } = options;
  const described = { tags: ["account"], security: [{ accessToken: [] }] };
  const refused = { 401: problemSchema, 429: problemSchema };

  app.get(
    "/me/profile",
    {
      schema: {
        ...described,
        summary: "What the signed-in person may change about themselves",
        response: { 200: ownProfileSchema, ...refused },
      },
    },
    async ({ session }) => (await ownProfile(accounts, session.userId)) ?? closed(),
  );

  app.put(
    "/me/profile",
    {
      schema: {
        ...described,
        summary: "Change name, telephone and language; the same again changes nothing",
        body: profileChangeSchema,
        response: { 200: ownProfileSchema, 400: problemSchema, ...refused },
      },
    },
    async ({ session, body, ip }) => {
      const { userId } = session;
      const changed = (await changeProfile(accounts, userId, body)) ?? closed();
      await audit(accounts, { act: "profile-changed", userId, ip });
      for (const change of changed.changes) sync.wake.announce(change);
      return changed.profile;
    },
  );

  app.post(
    "/me/password",
    {
      schema: {
        ...described,
        summary: "Change the password, knowing the present one; ends every other session",
        body: passwordChangeSchema,
        response: {
          200: endedSessionsSchema,
          400: problemSchema,
          403: problemSchema.describe("wrong-password, no-password"),
          ...refused,
        },
      },
      preHandler: limiter(app, limits.signInByAccount, ({ session }) => session.userId),
    },
    async ({ session, body, ip }) => {
      const { userId } = session;
      const changed = await changePassword(accounts, session, body);
      if (changed.ok) {
        await audit(accounts, { act: "password-changed", userId, ip });
        return { ended: changed.ended };
      }
      if (changed.code === "session-ended") throw sessionEnded();
      const details = { means: "password-change" };
      await audit(accounts, { act: "sign-in-failed", userId, ip, details });
      throw new HttpProblem(403, { code: changed.code, message: "The password is not changed." });
    },
  );
};

function closed(): never {
  throw sessionEnded();
}
