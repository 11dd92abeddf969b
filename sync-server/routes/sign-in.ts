import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AccountsDeps } from "#server/accounts/deps.ts";
import { checkPassword, profileOf, register } from "#server/accounts/people.ts";
import {
  endFamily,
  refresh,
  refreshLifetime,
  startFamily,
} from "#server/accounts/refresh-tokens.ts";
import { HttpProblem } from "#server/plugins/errors.ts";
import { type Limits, limiter } from "#server/plugins/rate-limits.ts";
import { registrationSchema } from "#shared/schemas/account.ts";
import {
  type Login,
  loginSchema,
  type ProfilePerson,
  refreshSchema,
  signedInSchema,
} from "#shared/schemas/session.ts";
import { problemSchema } from "#shared/sync/protocol.ts";

export type SignInOptions = { accounts: AccountsDeps; limits: Limits; secureCookies: boolean };

export const refreshCookie = "boutika_refresh";
const cookiePath = "/api/v1/auth";

const signedOut = z.null().describe("Nothing; the refresh cookie is removed.");

/** Signing in and out, for those who have no access token (any more). */
export const signInRoutes: FastifyPluginAsyncZod<SignInOptions> = async (app, options) => {
  const { accounts, limits } = options;
  const address = (request: FastifyRequest) => request.ip;
  const addressAndAccount = (request: FastifyRequest) => {
    const { email } = request.body as Login;
    return `${request.ip} ${email}`;
  };

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
          429: problemSchema,
        },
      },
      preHandler: [
        limiter(app, limits.signInByAddress, address),
        limiter(app, limits.signInByAccount, addressAndAccount),
      ],
    },
    async (request, reply) => {
      const person = await checkPassword(accounts, request.body.email, request.body.password);
      if (!person) {
        const problem = {
          code: "wrong-credentials",
          message: "The e-mail address or the password is wrong.",
        };
        throw new HttpProblem(401, problem);
      }
      return signIn(request, reply, person);
    },
  );

  app.post(
    "/register",
    {
      schema: {
        tags: ["account"],
        summary: "Open an account, and a first shop when asked",
        body: registrationSchema,
        response: {
          201: signedInSchema,
          400: problemSchema,
          409: problemSchema,
          429: problemSchema,
        },
      },
      preHandler: limiter(app, limits.registerByAddress, address),
    },
    async (request, reply) => {
      const person = await register(accounts, request.body);
      if (!person) {
        throw new HttpProblem(409, {
          code: "email-taken",
          message:
            "Cette adresse email est déjà utilisée. Veuillez vous connecter ou utiliser une autre adresse email.",
        });
      }
      reply.code(201);
      return signIn(request, reply, person);
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
      preHandler: limiter(app, limits.refreshByAddress, address),
    },
    async (request, reply) => {
      const token = request.cookies[refreshCookie];
      if (!token)
        throw new HttpProblem(401, {
          code: "no-session",
          message: "Nobody is signed in on this device.",
        });
      const refreshed = await refresh(accounts, token, request.body.requestId);
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
      giveCookie(request, reply, refreshed.token);
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
      preHandler: limiter(app, limits.refreshByAddress, address),
    },
    async (request, reply) => {
      const token = request.cookies[refreshCookie];
      if (token) await endFamily(accounts, token);
      reply.clearCookie(refreshCookie, { path: cookiePath });
      reply.code(204);
      return null;
    },
  );

  async function signIn(request: FastifyRequest, reply: FastifyReply, person: ProfilePerson) {
    const label = request.headers["user-agent"] ?? "";
    const { token, familyId } = await startFamily(accounts, person.id, label);
    giveCookie(request, reply, token);
    return { ...app.accessTokenFor({ userId: person.id, familyId }), person };
  }

  function giveCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
    reply.setCookie(refreshCookie, token, {
      path: cookiePath,
      httpOnly: true,
      sameSite: "strict",
      secure: options.secureCookies || request.protocol === "https",
      maxAge: refreshLifetime / 1000,
    });
  }
};
