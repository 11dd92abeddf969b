import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { audit } from "#server/accounts/audit.ts";
import type { AccountsDeps } from "#server/accounts/deps.ts";
import { endSessionsOf, nameDeviceOf, openSessions } from "#server/accounts/open-sessions.ts";
import { HttpProblem } from "#server/plugins/errors.ts";
import { endedSessionsSchema, openSessionsSchema } from "#shared/schemas/account.ts";
import { deviceNameSchema } from "#shared/schemas/device.ts";
import { uuidSchema } from "#shared/schemas/primitives.ts";
import { problemSchema } from "#shared/sync/protocol.ts";

/** The browsers in which the signed-in person is signed in, and how to end what is not theirs any more. */
export const sessionRoutes: FastifyPluginAsyncZod<{ accounts: AccountsDeps }> = async (
  app,
  { accounts },
) => {
  const described = { tags: ["account"], security: [{ accessToken: [] }] };
  const refused = { 401: problemSchema, 429: problemSchema };

  app.get(
    "/auth/sessions",
    {
      schema: {
        ...described,
        summary: "Where this person is signed in",
        response: { 200: openSessionsSchema, ...refused },
      },
    },
    async ({ session }) => ({ sessions: await openSessions(accounts, session) }),
  );

  app.delete(
    "/auth/sessions/:id",
    {
      schema: {
        ...described,
        summary: "End one session of this person",
        params: z.object({ id: uuidSchema }),
        response: { 200: endedSessionsSchema, 400: problemSchema, 404: problemSchema, ...refused },
      },
    },
    async ({ session, params, ip }) => {
      const { userId } = session;
      const known = (await openSessions(accounts, session)).find(({ id }) => id === params.id);
      const ended = await endSessionsOf(accounts, userId, { only: params.id });
      if (ended === 0) throw noSuchSession();
      const details = { session: params.id, name: known?.name || known?.deviceLabel || "" };
      await audit(accounts, { act: "session-ended", userId, ip, details });
      return { ended };
    },
  );

  app.put(
    "/auth/sessions/:id/name",
    {
      schema: {
        ...described,
        summary: "Call the device of one's session by a name, for all who may see that device",
        params: z.object({ id: uuidSchema }),
        body: deviceNameSchema,
        response: { 200: deviceNameSchema, 400: problemSchema, 404: problemSchema, ...refused },
      },
    },
    async ({ session: { userId }, params: { id }, body: { name } }) => {
      if (!(await nameDeviceOf(accounts, { userId, id }, name))) throw noSuchSession();
      return { name };
    },
  );

  app.delete(
    "/auth/sessions",
    {
      schema: {
        ...described,
        summary: "End every other session of this person",
        response: { 200: endedSessionsSchema, ...refused },
      },
    },
    async ({ session, ip }) => {
      const { userId, familyId } = session;
      const ended = await endSessionsOf(accounts, userId, { except: familyId });
      await audit(accounts, { act: "sessions-ended", userId, ip });
      return { ended };
    },
  );
};

function noSuchSession(): HttpProblem {
  return new HttpProblem(404, { code: "not-found", message: "There is no such session." });
}
