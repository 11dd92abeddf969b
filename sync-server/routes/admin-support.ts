import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { conversationOf } from "#server/accounts/desk/support.ts";
import { answerCase, hasCase, listCases, settleCase } from "#server/accounts/desk/support-desk.ts";
import { unknownRoute } from "#server/plugins/errors.ts";
import {
  deskAnswerSchema,
  deskQuerySchema,
  settlingSchema,
  supportConversationSchema,
  supportPageSchema,
} from "#shared/schemas/desk.ts";
import { uuidSchema } from "#shared/schemas/primitives.ts";
import { problemSchema } from "#shared/sync/protocol.ts";
import { type AdminOptions, adminDescribed, adminRefused } from "./admin-parts.ts";
import { idTaken } from "./contact.ts";

/** Conversations of signed-in people with the desk. */
export const adminSupportRoutes: FastifyPluginAsyncZod<AdminOptions> = async (
  app,
  { accounts },
) => {
  const params = z.object({ userId: uuidSchema });
  const conversation = { 200: supportConversationSchema, ...adminRefused };
  const read = async (userId: string) => {
    if (!(await hasCase(accounts, userId))) throw unknownRoute();
    return { messages: await conversationOf(accounts, userId) };
  };

  app.get(
    "/support",
    {
      schema: {
        ...adminDescribed,
        summary: "Conversations, those that wait first",
        querystring: deskQuerySchema,
        response: { 200: supportPageSchema, ...adminRefused },
      },
    },
    ({ query }) => listCases(accounts, query),
  );

  app.get(
    "/support/:userId",
    {
      schema: {
        ...adminDescribed,
        summary: "One conversation, oldest line first",
        params,
        response: conversation,
      },
    },
    ({ params: { userId } }) => read(userId),
  );

  app.post(
    "/support/:userId/answers",
    {
      schema: {
        ...adminDescribed,
        summary: "Answer in a conversation and by mail; safe to repeat with the same id",
        params,
        body: deskAnswerSchema,
        response: { ...conversation, 409: problemSchema },
      },
    },
    async ({ session, params: { userId }, body, ip }) => {
      if (!(await hasCase(accounts, userId))) throw unknownRoute();
      const clerk = { userId: session.userId, ip };
      if ((await answerCase(accounts, clerk, { ...body, userId })) === "id-taken") throw idTaken();
      return read(userId);
    },
  );

  app.post(
    "/support/:userId/done",
    {
      schema: {
        ...adminDescribed,
        summary: "Nothing in a conversation needs an answer any more, up to the line that was read",
        params,
        body: settlingSchema.nullish(),
        response: conversation,
      },
    },
    async ({ session, params: { userId }, body, ip }) => {
      await settleCase(accounts, { userId: session.userId, ip }, { ...body, userId });
      return read(userId);
    },
  );
};
