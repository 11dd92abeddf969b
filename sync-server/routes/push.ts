import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AccountsDeps } from "#server/accounts/deps.ts";
import { subscribe, unsubscribe } from "#server/accounts/push-subscriptions.ts";
import { isPushService, type PushSettings } from "#server/mail/push.ts";
import { HttpProblem } from "#server/plugins/errors.ts";
import { type Limits, limiter } from "#server/plugins/rate-limits.ts";
import { endedPushSchema, pushOfferSchema, pushSubscriptionSchema } from "#shared/schemas/push.ts";
import { problemSchema } from "#shared/sync/protocol.ts";

type Options = { accounts: AccountsDeps; push: PushSettings | undefined; limits: Limits };

/** The browsers in which the signed-in person is told of what happens, also while the app is closed. */
export const pushRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { accounts, push, limits } = options;
  const described = { tags: ["account"], security: [{ accessToken: [] }] };
  const refused = { 400: problemSchema, 401: problemSchema, 429: problemSchema };
  const done = z.object({ done: z.literal(true) });
  const mayChange = limiter(app, limits.pushByPerson, ({ session }) => session.userId);

  app.get(
    "/push",
    {
      schema: {
        ...described,
        summary: "With which key a browser subscribes; null where nothing is sent",
        response: { 200: pushOfferSchema, 401: problemSchema, 429: problemSchema },
      },
    },
    async () => ({ publicKey: push?.publicKey ?? null }),
  );

  app.put(
    "/push/subscription",
    {
      preHandler: mayChange,
      schema: {
        ...described,
        summary: "Tell this person in this browser",
        body: pushSubscriptionSchema,
        response: { 200: done, 404: problemSchema, ...refused },
      },
    },
    async ({ session, body, ip }) => {
      if (!push)
        throw new HttpProblem(404, { code: "push-unset", message: "No push is sent from here." });
      if (!(push.isAllowed ?? isPushService)(body.endpoint) || !hasKeys(body.keys))
        throw new HttpProblem(400, {
          ...{ code: "unknown-push-service", message: "No push service of a browser." },
        });
      await subscribe(accounts, { ...session, ip }, body);
      return { done: true as const };
    },
  );

  app.delete(
    "/push/subscription",
    {
      preHandler: mayChange,
      schema: {
        ...described,
        summary: "Tell this person nothing more in this browser",
        body: endedPushSchema,
        response: { 200: done, ...refused },
      },
    },
    async ({ session, body, ip }) => {
      await unsubscribe(accounts, { ...session, ip }, body.endpoint);
      return { done: true as const };
    },
  );
};

/** A point of the curve and sixteen bytes; whatever else could never be sealed for. */
function hasKeys({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  const [key, secret] = [Buffer.from(p256dh, "base64url"), Buffer.from(auth, "base64url")];
  return key.length === 65 && key[0] === 4 && secret.length === 16;
}
