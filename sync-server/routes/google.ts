import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { audit } from "#server/accounts/audit.ts";
import { type Errand, type Google, NotVouched, ownPath } from "#server/accounts/google.ts";
import { accountOfIdentity } from "#server/accounts/identities.ts";
import { addressOf, limiter } from "#server/plugins/rate-limits.ts";
import { googleStartSchema } from "#shared/schemas/account.ts";
import { type AuthOptions, cookiePath, isSecure, openSession } from "./open-session.ts";

const errandCookie = "boutika_errand";
const errandPath = `${cookiePath}/google`;
/** How long somebody may take at the provider's, seconds. */
const errandLifetime = 600;

const errandSchema = z.object({
  verifier: z.string(),
  state: z.string(),
  nonce: z.string(),
  to: z.string(),
  until: z.number(),
});

/** Signing in with Google, or with whatever OpenID provider stands in its place. Both are visited by the browser. */
export const googleRoutes: FastifyPluginAsyncZod<AuthOptions & { google: Google }> = async (
  app,
  options,
) => {
  const { accounts, google, limits } = options;
  const originOf = (request: FastifyRequest) =>
    options.origin ?? `${request.protocol}://${request.host}`;
  const preHandler = limiter(app, limits.signInByAddress, addressOf);
  const redirected = z.null().describe("Look at the `location` header.");

  app.get(
    "/google/start",
    {
      schema: {
        tags: ["account"],
        summary: "Send the browser to the OpenID provider",
        querystring: googleStartSchema,
        response: { 302: redirected },
      },
      preHandler,
    },
    async (request, reply) => {
      const to = ownPath(request.query.to);
      try {
        const { url, errand } = await google.start(
          `${originOf(request)}${errandPath}/callback`,
          to,
        );
        keep(request, reply, errand);
        return reply.redirect(url);
      } catch (error) {
        request.log.warn({ err: error }, "the OpenID provider cannot be reached");
        return failed(reply);
      }
    },
  );

  app.get(
    "/google/callback",
    {
      schema: {
        tags: ["account"],
        summary: "Where the OpenID provider sends the browser back to",
        response: { 302: redirected },
      },
      preHandler,
    },
    async (request, reply) => {
      const errand = kept(request);
      reply.clearCookie(errandCookie, { path: errandPath });
      if (!errand) return failed(reply);
      try {
        const current = new URL(request.url, originOf(request));
        const vouched = await google.finish(current, errand);
        const { person, isNew } = await accountOfIdentity(accounts, vouched);
        await openSession(app, options, { request, reply, person, isNew, means: "google" });
        return reply.redirect(`/auth/arrived?to=${encodeURIComponent(errand.to)}`);
      } catch (error) {
        if (!(error instanceof NotVouched)) throw error;
        request.log.warn({ err: error }, "nobody was vouched for");
        const details = { means: "google" };
        await audit(accounts, { act: "sign-in-failed", ip: request.ip, details });
        return failed(reply);
      }
    },
  );

  /** Lax: the browser comes back from another site. Sealed, so that nobody can put one in somebody's browser. */
  function keep(request: FastifyRequest, reply: FastifyReply, errand: Errand): void {
    const until = accounts.clock() + errandLifetime * 1000;
    const text = Buffer.from(JSON.stringify({ ...errand, until })).toString("base64url");
    reply.setCookie(errandCookie, `${text}.${seal(text)}`, {
      path: errandPath,
      httpOnly: true,
      sameSite: "lax",
      secure: isSecure(options, request),
      maxAge: errandLifetime,
    });
  }

  function kept(request: FastifyRequest): Errand | undefined {
    const [text = "", shown = ""] = (request.cookies[errandCookie] ?? "").split(".");
    const [ours, theirs] = [Buffer.from(seal(text)), Buffer.from(shown)];
    if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) return undefined;
    const errand = errandSchema.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
    return errand.until > accounts.clock() ? errand : undefined;
  }

  function seal(text: string): string {
    return createHmac("sha256", accounts.secret).update(`errand ${text}`).digest("base64url");
  }
};

function failed(reply: FastifyReply) {
  return reply.redirect("/auth?trouble=google");
}
