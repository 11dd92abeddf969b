import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  answerContact,
  listContacts,
  type Settled,
  settleContact,
} from "#server/accounts/desk/contact-desk.ts";
import { HttpProblem, unknownRoute } from "#server/plugins/errors.ts";
import { notedSchema } from "#shared/schemas/account.ts";
import { contactAnswerSchema, contactPageSchema, deskQuerySchema } from "#shared/schemas/desk.ts";
import { problemSchema } from "#shared/sync/protocol.ts";
import { type AdminOptions, adminDescribed, adminRefused, byId } from "./admin-parts.ts";

/** Messages of the contact form, read, answered by mail, put away. */
export const adminContactRoutes: FastifyPluginAsyncZod<AdminOptions> = async (
  app,
  { accounts },
) => {
  app.get(
    "/contact",
    {
      schema: {
        ...adminDescribed,
        summary: "Messages of the contact form, newest first",
        querystring: deskQuerySchema,
        response: { 200: contactPageSchema, ...adminRefused },
      },
    },
    ({ query }) => listContacts(accounts, query),
  );

  app.post(
    "/contact/:id/answer",
    {
      schema: {
        ...adminDescribed,
        summary: "Answer by mail, once; the same words again change nothing",
        params: byId,
        body: contactAnswerSchema,
        response: { 200: notedSchema, ...adminRefused, 409: problemSchema },
      },
    },
    async ({ session: { userId }, params: { id }, body: { text }, ip }) =>
      told(await answerContact(accounts, { userId, ip }, { id, text })),
  );

  app.post(
    "/contact/:id/done",
    {
      schema: {
        ...adminDescribed,
        summary: "Put a message away that needs no answer",
        params: byId,
        response: { 200: notedSchema, ...adminRefused },
      },
    },
    async ({ session: { userId }, params: { id }, ip }) =>
      told(await settleContact(accounts, { userId, ip }, id)),
  );
};

function told(settled: Settled): Record<never, never> {
  if (settled === "unknown") throw unknownRoute();
  if (settled === "already-answered")
    throw new HttpProblem(409, { code: settled, message: "It has another answer already." });
  return {};
}
