import type { FastifyPluginAsync } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { isAdministrator } from "#server/accounts/desk/administrators.ts";
import { deskSummary, listMail, retryMail } from "#server/accounts/desk/mail-desk.ts";
import { unknownRoute } from "#server/plugins/errors.ts";
import { notedSchema } from "#shared/schemas/account.ts";
import { deskSummarySchema, mailPageSchema, mailQuerySchema } from "#shared/schemas/desk.ts";
import { adminContactRoutes } from "./admin-contact.ts";
import { type AdminOptions, adminDescribed, adminRefused, byId } from "./admin-parts.ts";
import { adminPaymentRoutes } from "./admin-payments.ts";
import { adminSupportRoutes } from "./admin-support.ts";

/** The desk. To whoever is not an administrator there is nothing here, whatever they ask. */
export const adminRoutes: FastifyPluginAsync<AdminOptions> = async (app, { accounts }) => {
  app.addHook("onRequest", async ({ session }) => {
    if (!(await isAdministrator(accounts, session.userId))) throw unknownRoute();
  });
  await app.register(summaryAndMail, { accounts });
  await app.register(adminContactRoutes, { accounts });
  await app.register(adminSupportRoutes, { accounts });
  await app.register(adminPaymentRoutes, { accounts });
};

const summaryAndMail: FastifyPluginAsyncZod<AdminOptions> = async (app, { accounts }) => {
  app.get(
    "/",
    {
      schema: {
        ...adminDescribed,
        summary: "What waits for an administrator",
        response: { 200: deskSummarySchema, ...adminRefused },
      },
    },
    () => deskSummary(accounts),
  );

  app.get(
    "/mail",
    {
      schema: {
        ...adminDescribed,
        summary: "Mails, SMS and push messages: on their way, given up, or gone",
        querystring: mailQuerySchema,
        response: { 200: mailPageSchema, ...adminRefused },
      },
    },
    ({ query }) => listMail(accounts, query),
  );

  app.post(
    "/mail/:id/retry",
    {
      schema: {
        ...adminDescribed,
        summary: "Have a message tried again now",
        params: byId,
        response: { 200: notedSchema, ...adminRefused },
      },
    },
    async ({ session: { userId }, params: { id }, ip }) => {
      if (!(await retryMail(accounts, { userId, ip }, id))) throw unknownRoute();
      return {};
    },
  );
};
