import { createHmac } from "node:crypto";
import jwt from "@fastify/jwt";
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from "fastify";
import { z } from "zod";
import type { Session } from "#server/accounts/session.ts";
import { HttpProblem } from "./errors.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** A hook that lets only signed-in requests pass and fills `request.session`. */
    requireSession: onRequestHookHandler;
    /** The same for a single route that asks only at times. */
    proveSession(request: FastifyRequest): Promise<void>;
    accessTokenFor(session: Omit<Session, "expiresAt">): { accessToken: string; expiresAt: number };
  }
  interface FastifyRequest {
    /** Who is speaking; only behind `requireSession`. */
    session: Session;
  }
}

export const accessLifetime = 15 * 60;

const provenTokens = 10_000;

const claims = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.number() });

/** Access tokens: a quarter of an hour, signed, naming the person and the sign-in they descend from. */
export async function signInToken(
  app: FastifyInstance,
  options: { secret: string },
): Promise<void> {
  await app.register(jwt, {
    secret: createHmac("sha256", options.secret).update("access-token").digest(),
    sign: { algorithm: "HS256", expiresIn: accessLifetime },
    verify: { algorithms: ["HS256"] },
  });

  app.decorateRequest("session", null as unknown as Session);
  // A token is shown with every request of its quarter of an hour, and its signature stays as right as it was.
  const proven = new Map<string, Session>();
  const isProven = (request: FastifyRequest): boolean => {
    const known = proven.get(request.headers.authorization ?? "");
    if (!known || known.expiresAt <= Date.now()) return false;
    request.session = known;
    return true;
  };
  const proveSession = async (request: FastifyRequest): Promise<void> => {
    if (isProven(request)) return;
    const shown = request.headers.authorization ?? "";
    proven.delete(shown);
    request.session = await sessionOf(request);
    if (proven.size >= provenTokens) proven.clear();
    proven.set(shown, request.session);
  };
  app.decorate("proveSession", proveSession);
  // Nearly every request shows a proven token, and then there is nothing to wait for.
  app.decorate("requireSession", (request, _reply, done) => {
    if (isProven(request)) done();
    else proveSession(request).then(() => done(), done);
  });
  app.decorate("accessTokenFor", ({ userId, familyId }: Omit<Session, "expiresAt">) => {
    const accessToken = app.jwt.sign({ sub: userId, sid: familyId });
    const { exp } = claims.parse(app.jwt.decode(accessToken));
    return { accessToken, expiresAt: exp * 1000 };
  });
}

async function sessionOf(request: FastifyRequest): Promise<Session> {
  if (!request.headers.authorization) {
    throw new HttpProblem(401, { code: "not-signed-in", message: "Sign in first." });
  }
  try {
    const { sub, sid, exp } = claims.parse(await request.jwtVerify());
    return { userId: sub, familyId: sid, expiresAt: exp * 1000 };
  } catch {
    throw new HttpProblem(401, {
      code: "token-refused",
      message: "The access token is expired or not ours.",
    });
  }
}
