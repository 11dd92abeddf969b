import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { audit } from "#server/accounts/audit.ts";
import { accountAtStake, deleteAccount } from "#server/accounts/deletion.ts";
import { refusalOfProof } from "#server/accounts/departure-proof.ts";
import type { AccountsDeps } from "#server/accounts/deps.ts";
import type { BeforeSms } from "#server/accounts/phone-codes.ts";
import { deleteOwnShop, isDone, shopAtStake } from "#server/accounts/shop-deletion.ts";
import type { StandingSessions } from "#server/accounts/standing-sessions.ts";
import { cookies } from "#server/plugins/cookies.ts";
import { HttpProblem } from "#server/plugins/errors.ts";
import { type Limits, limiter } from "#server/plugins/rate-limits.ts";
import type { SyncDeps } from "#server/sync/deps.ts";
import { roleIn } from "#server/sync/shop/role-in.ts";
import { may } from "#shared/rules/permissions.ts";
import {
  type AccountDeletion,
  accountAtStakeSchema,
  accountDeletionSchema,
  deletedSchema,
  type ShopDeletion,
  shopAtStakeSchema,
  shopDeletionSchema,
} from "#shared/schemas/departure.ts";
import { uuidSchema } from "#shared/schemas/primitives.ts";
import { problemSchema } from "#shared/sync/protocol.ts";
import { departureProofRoutes } from "./departure-proof.ts";
import { takeCookies } from "./open-session.ts";
import { sessionEnded } from "./session-guard.ts";

type Options = {
  accounts: AccountsDeps;
  sync: SyncDeps;
  limits: Limits;
  sessions: StandingSessions;
  /** Whether SMS leave from here. */
  phone: boolean;
  smsByAll: BeforeSms;
};

/**
 * The end of an account, the end of a shop; what would go is told first, and whoever asks shows again who they are: a
 * session that was left open deletes nothing.
 */
export const deletionRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { accounts, sync, limits, sessions } = options;
  await cookies(app);
  await app.register(departureProofRoutes, options);
  const guessed = limiter(app, limits.signInByAccount, ({ session }) => session.userId);
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
      config: { sessionGuard: "handler" },
      preHandler: guessed,
      schema: {
        ...described,
        summary: "Close the account for good; safe to repeat with the same request id",
        body: accountDeletionSchema,
        response: {
          200: deletedSchema,
          400: problemSchema,
          403: problemSchema.describe("proof-needed, wrong-password, wrong-code, code-ended"),
          409: problemSchema
            .extend(accountAtStakeSchema.shape)
            .describe("unsent-sales, shops-changed: the shops as they stand"),
          ...refused,
        },
      },
    },
    async ({ session, body, ip }, reply) => {
      const { userId } = session;
      const { requestId } = body;
      // The answer was lost, and the session went with the account.
      if (await isDone(accounts.database.db, accounts, { requestId, of: userId })) {
        takeCookies(reply);
        return { deleted: true as const };
      }
      if (!(await sessions.stands(session))) throw sessionEnded();
      await mustProve({ userId, ip }, body);
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
      preHandler: guessed,
      schema: {
        ...described,
        summary: "Delete a shop for good (owner); safe to repeat with the same request id",
        params,
        body: shopDeletionSchema,
        response: {
          200: deletedSchema,
          400: problemSchema,
          403: problemSchema.describe(
            "not-allowed, proof-needed, wrong-password, wrong-code, code-ended",
          ),
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
      if (role) await mustProve({ userId, ip }, body);
      else if (
        !(await isDone(accounts.database.db, accounts, {
          requestId: body.requestId,
          of: shopId,
        }))
      )
        notFound();
      const outcome = await deleteOwnShop(accounts, sync, { ...body, shopId, userId, ip });
      if (outcome.ok) return { deleted: true as const };
      if (outcome.code === "not-found") notFound();
      throw new HttpProblem(409, { code: outcome.code, message: "This is not the shop's name." });
    },
  );

  async function mustProve(
    { userId, ip }: { userId: string; ip: string },
    asked: AccountDeletion | ShopDeletion,
  ): Promise<void> {
    const code = await refusalOfProof(accounts, userId, asked);
    if (!code) return;
    const details = { means: "deletion" };
    if (code !== "proof-needed")
      await audit(accounts, { act: "sign-in-failed", userId, ip, details });
    throw new HttpProblem(403, { code, message: "Show again who you are." });
  }
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
