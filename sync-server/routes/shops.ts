import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { audit } from "#server/accounts/audit.ts";
import type { AccountsDeps } from "#server/accounts/deps.ts";
import { type Opened, openShop } from "#server/accounts/open-shop.ts";
import { HttpProblem } from "#server/plugins/errors.ts";
import { newShopSchema, openedShopSchema } from "#shared/schemas/new-shop.ts";
import { problemSchema } from "#shared/sync/protocol.ts";
import { noSubscriptionWords } from "./subscriptions.ts";

type Refused = Extract<Opened, { ok: false }>["code"];

const refusals: Record<Refused, [status: number, message: string]> = {
  "no-subscription": [409, noSubscriptionWords],
  "plan-limit": [403, "The plan allows no more shops."],
  "id-taken": [409, "Another shop has this identifier."],
};

/** Opening a shop of one's own. */
export const shopRoutes: FastifyPluginAsyncZod<{ accounts: AccountsDeps }> = async (
  app,
  { accounts },
) => {
  app.post(
    "/shops",
    {
      schema: {
        tags: ["shop"],
        summary: "Open a shop within one's plan; safe to repeat with the same id",
        security: [{ accessToken: [] }],
        body: newShopSchema,
        response: {
          200: openedShopSchema,
          400: problemSchema,
          401: problemSchema,
          403: problemSchema,
          409: problemSchema,
          429: problemSchema,
        },
      },
    },
    async ({ session: { userId }, body, ip }) => {
      const opened = await openShop(accounts, userId, body);
      if (!opened.ok) {
        const [status, message] = refusals[opened.code];
        throw new HttpProblem(status, { code: opened.code, message });
      }
      const { id, name } = body;
      if (opened.isNew)
        await audit(accounts, { act: "shop-opened", userId, shopId: id, ip, details: { name } });
      return { id };
    },
  );
};
