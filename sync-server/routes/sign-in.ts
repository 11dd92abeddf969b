import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { audit } from "#server/accounts/audit.ts";
import { checkPassword, profileOf } from "#server/accounts/people.ts";
import { endFamily, refresh, startFamilyByPassword } from "#server/accounts/refresh-tokens.ts";
import { isUnconfirmed } from "#server/accounts/registrations.ts";
import { HttpProblem } from "#server/plugins/errors.ts";
import { addressOf, limiter } from "#server/plugins/rate-limits.ts";
import { sharedLimiter } from "#server/plugins/shared-limits.ts";
import { signInOptionsSchema } from "#shared/schemas/account.ts";
import { type Login, loginSchema, refreshSchema, signedInSchema } from "#shared/schemas/session.ts";
import { problemSchema } from "#shared/sync/protocol.ts";
import {
  type AuthOptions,
  deviceIn,
  giveCookies,
  machineOf,
  openSession,
  placeOf,
  refreshCookie,
  takeCookies,
} from "./open-session.ts";

const signedOut = z.null().describe("Nothing; the refresh cookie is removed.");

/** Signing in and out, for those who have no access token (any more). */
export const signInRoutes: FastifyPluginAsyncZod<AuthOptions> = async (app, options) => {
  const { accounts, limits, countEverywhere } = options;
  const limit = limits.signInByAccountAnywhere;
  const account = (request: FastifyRequest) => (request.body as Login).email;
  const addressAndAccount = (request: FastifyRequest) =>
    `${addressOf(request)} ${account(request)}`;

  app.get(
    "/options",
    {
      schema: {
        tags: ["account"],
        summary: "The ways to sign in besides e-mail and password",
        response: { 200: signInOptionsSchema },
      },
    },
    async () => ({ google: options.google !== undefined, phone: options.phone }),
  );

  app.post(
    "/login",
    {
      schema: {
        tags: ["account"],
        summary: "Sign in by e-mail and password",
        body: loginSchema,
        response: {
          200: signedInSchema,
          400: problemSchema,
          401: problemSchema,
          403: problemSchema,
          429: problemSchema,
        },
      },
      preHandler: [
        limiter(app, limits.signInByAddress, addressOf),
        limiter(app, limits.signInByAccount, addressAndAccount),
        sharedLimiter(countEverywhere, { name: "signInByAccountAnywhere", limit }, account),
      ],
    },
    async (request, reply) => {
      const { email, password } = request.body;
      const known = await checkPassword(accounts, email, password);
      const family = known && (await startFamilyByPassword(accounts, known, placeOf(request)));
      if (family) {
        const { person } = known;
        return openSession(app, options, { request, reply, person, means: "password", family });
      }
      const { ip } = request;
      const details = { means: "password", email, device: machineOf(request) };
      await audit(accounts, { act: "sign-in-failed", ip, details });
      if (await isUnconfirmed(accounts, email, password)) throw notConfirmed();
      throw new HttpProblem(401, {
        code: "wrong-credentials",
        message: "The e-mail address or the password is wrong.",
      });
    },
  );

  app.post(
    "/refresh",
    {
      schema: {
        tags: ["account"],
        summary:
          "A new access token for the refresh cookie; safe to repeat with the same request id",
        security: [{ refreshCookie: [] }],
        body: refreshSchema,
        response: {
          200: signedInSchema,
          400: problemSchema,
          401: problemSchema,
          429: problemSchema,
        },
      },
      preHandler: limiter(app, limits.refreshByAddress, addressOf),
    },
    async (request, reply) => {
      const token = request.cookies[refreshCookie];
      if (!token)
        throw new HttpProblem(401, {
          code: "no-session",
          message: "Nobody is signed in on this device.",
        });
      const refreshed = await refresh(accounts, token, request.body.requestId, deviceIn(request));
      if (!refreshed.ok) {
        if (refreshed.code === "session-reused") {
          request.log.warn(
            { userId: refreshed.userId },
            "a superseded refresh token was used: its family is ended",
          );
        }
        throw new HttpProblem(401, {
          code: refreshed.code,
          message: "The session is over. Sign in again.",
        });
      }
      const profile = await profileOf(accounts, refreshed.userId);
      if (!profile)
        throw new HttpProblem(401, {
          code: "session-ended",
          message: "The session is over. Sign in again.",
        });
      const { token: next, userId, familyId } = refreshed;
      giveCookies(options, { request, reply, token: next, reader: { userId, familyId } });
      return { ...app.accessTokenFor(refreshed), person: profile.person };
    },
  );

  app.post(
    "/logout",
    {
      schema: {
        tags: ["account"],
        summary: "Sign this browser out",
        security: [{ refreshCookie: [] }],
        response: { 204: signedOut, 429: problemSchema },
      },
      preHandler: limiter(app, limits.refreshByAddress, addressOf),
    },
    async (request, reply) => {
      const token = request.cookies[refreshCookie];
      if (token) await endFamily(accounts, token);
      takeCookies(reply);
      reply.code(204);
      return null;
    },
  );
};

/** Told only to somebody who knows the password that was asked for with the address. */
function notConfirmed(): HttpProblem {
  return new HttpProblem(403, {
    code: "email-not-confirmed",
    message:
      "Veuillez vérifier votre email et cliquer sur le lien de confirmation avant de vous connecter.",
  });
}
