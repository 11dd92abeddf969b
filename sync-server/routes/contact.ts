import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AccountsDeps } from "#server/accounts/deps.ts";
import { receiveContact } from "#server/accounts/desk/contact.ts";
import { HttpProblem } from "#server/plugins/errors.ts";
import { addressOf, type Limits, limiter } from "#server/plugins/rate-limits.ts";
import { notedSchema } from "#shared/schemas/account.ts";
import { newContactSchema } from "#shared/schemas/desk.ts";
import { problemSchema } from "#shared/sync/protocol.ts";

type Options = { accounts: AccountsDeps; limits: Limits };

/** The contact form of the public page. A machine that fills it is thanked like anybody else. */
export const contactRoutes: FastifyPluginAsyncZod<Options> = async (app, { accounts, limits }) => {
  app.post(
    "/contact",
    {
      config: { sessionGuard: "nobody" },
      schema: {
        tags: ["desk"],
        summary: "Write to the people behind Boutika; safe to repeat with the same id",
        body: newContactSchema,
        response: { 202: notedSchema, 400: problemSchema, 409: problemSchema, 429: problemSchema },
      },
      preHandler: limiter(app, limits.contactByAddress, addressOf),
    },
    async ({ body }, reply) => {
      if ((await receiveContact(accounts, body)) === "id-taken") throw idTaken();
      return reply.code(202).send({});
    },
  );
};

export function idTaken(): HttpProblem {
  return new HttpProblem(409, { code: "id-taken", message: "This name belongs to other words." });
}
