import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AccountsDeps } from "#server/accounts/deps.ts";
import { conversationOf, writeToDesk } from "#server/accounts/desk/support.ts";
import { type Limits, limiter } from "#server/plugins/rate-limits.ts";
import { newSupportMessageSchema, supportConversationSchema } from "#shared/schemas/desk.ts";
import { problemSchema } from "#shared/sync/protocol.ts";
import { idTaken } from "./contact.ts";

type Options = { accounts: AccountsDeps; limits: Limits };

/** The conversation of the signed-in person with the desk. */
export const supportRoutes: FastifyPluginAsyncZod<Options> = async (app, { accounts, limits }) => {
  const described = { tags: ["desk"], security: [{ accessToken: [] }] };
  const answers = { 200: supportConversationSchema, 401: problemSchema, 429: problemSchema };

  app.get(
    "/support",
    {
      schema: {
        ...described,
        summary: "What one has written to the desk, and its answers",
        response: answers,
      },
    },
    async ({ session }) => ({ messages: await conversationOf(accounts, session.userId) }),
  );

  app.post(
    "/support/messages",
    {
      schema: {
        ...described,
        summary: "Write to the desk; safe to repeat with the same id",
        body: newSupportMessageSchema,
        response: { ...answers, 400: problemSchema, 409: problemSchema },
      },
      preHandler: limiter(app, limits.supportByPerson, ({ session }) => session.userId),
    },
    async ({ session: { userId }, body }) => {
      if (!(await writeToDesk(accounts, { ...body, userId }))) throw idTaken();
      return { messages: await conversationOf(accounts, userId) };
    },
  );
};
