import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { accountAtStake, deleteAccount } from "#server/accounts/deletion.ts";
import type { AccountsDeps } from "#server/accounts/deps.ts";
import { deleteOwnShop, shopAtStake } from "#server/accounts/shop-deletion.ts";
import { cookies } from "#server/plugins/cookies.ts";
import { HttpProblem } from "#server/plugins/errors.ts";
import type { SyncDeps } from "#server/sync/deps.ts";
import { roleIn } from "#server/sync/role-in.ts";
import { may } from "#shared/rules/permissions.ts";
import {
  accountAtStakeSchema,
  accountDeletionSchema,
  deletedSchema,
  shopAtStakeSchema,
  shopDeletionSchema,
} from "#shared/schemas/departure.ts";
import { uuidSchema } from "#shared/schemas/primitives.ts";
import { problemSchema } from "#shared/sync/protocol.ts";
import { takeCookies } from "./open-session.ts";

type Options = { accounts: AccountsDeps; sync: SyncDeps };

/** The end of an account, the end of a shop; what would go is told first. */
export const deletionRoutes: FastifyPluginAsyncZod<Options> = async (app, { accounts, sync }) => {
  await cookies(app);
  const described = { tags: ["account"], security: [{ accessToken: [] }] };
  const refused = { 401: problemSchema, 429: problemSchema };
  const params = z.object({ shopId: uuidSchema });

  app.get(
    "/me/deletion",
    {
      schema: {
        ...described,
        summary: "The shops that would go with the account, and what devices still hold for them",
        response: { 200: accountAtStakeSchema, ...refused },
      },
    },
    async ({ session }) => ({ shops: await accountAtStake(accounts, session.userId) }),
  );

  app.post(
    "/me/deletion",
    {
      schema: {
        ...described,
        summary: "Close the account for good; safe to repeat with the same request id",
        body: accountDeletionSchema,
        response: {
          200: deletedSchema,
          400: problemSchema,
          409: problemSchema
            .extend(accountAtStakeSchema.shape)
            .describe("unsent-sales, shops-changed: the shops as they stand"),
          ...refused,
        },
      },
    },
    async ({ session, body, ip }, reply) => {
      const { userId } = session;
      const outcome = await deleteAccount(accounts, sync, { ...body, userId, ip });
      if (!outcome.ok) {
        const { code, shops } = outcome;
        return reply.code(409).send({ code, message: "The account stays.", shops });
      }
      takeCookies(reply);
      return { deleted: true as const };
    },
  );

  app.get(
    "/shops/:shopId/deletion",
    {
      schema: {
        ...described,
        summary: "What would go with a shop (owner)",
        params,
        response: {
          200: shopAtStakeSchema,
          400: problemSchema,
          403: problemSchema,
          404: problemSchema,
          ...refused,
        },
      },
    },
    async ({ session, params: { shopId } }) => {
      await mustMay(sync, shopId, session.userId);
      return (await shopAtStake(accounts, shopId)) ?? notFound();
    },
  );

  app.post(
    "/shops/:shopId/deletion",
    {
      schema: {
        ...described,
        summary: "Delete a shop for good (owner); safe to repeat with the same request id",
        params,
        body: shopDeletionSchema,
        response: {
          200: deletedSchema,
          400: problemSchema,
          403: problemSchema,
          404: problemSchema,
          409: problemSchema.describe("wrong-name"),
          ...refused,
        },
      },
    },
    async ({ session, params: { shopId }, body, ip }) => {
      const { userId } = session;
      const role = await roleIn(sync.sql, shopId, userId);
      if (role && !may(role, "delete-shop")) notAllowed();
      const outcome = await deleteOwnShop(accounts, sync, { ...body, shopId, userId, ip });
      if (outcome.ok) return { deleted: true as const };
      if (outcome.code === "not-found") notFound();
      throw new HttpProblem(409, { code: outcome.code, message: "This is not the shop's name." });
    },
  );
};

async function mustMay(sync: SyncDeps, shopId: string, userId: string): Promise<void> {
  const role = await roleIn(sync.sql, shopId, userId);
  if (!role) notFound();
  if (!may(role, "delete-shop")) notAllowed();
}

function notFound(): never {
  throw new HttpProblem(404, { code: "not-found", message: "There is no such shop." });
}

function notAllowed(): never {
  throw new HttpProblem(403, { code: "not-allowed", message: "The owner only." });
}
