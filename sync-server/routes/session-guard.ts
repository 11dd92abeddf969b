import type { FastifyInstance, RouteOptions } from "fastify";
import type { StandingSessions } from "#server/accounts/standing-sessions.ts";
import { HttpProblem } from "#server/plugins/errors.ts";

/**
 * Who looks whether the session of a request still stands: the guard of the room that the route is registered in, the
 * route's own handler, or nobody, for a route that asks for no access token.
 */
export type SessionGuard = "room" | "handler" | "nobody";

declare module "fastify" {
  interface FastifyContextConfig {
    sessionGuard?: SessionGuard;
    /** Whether what was seen of the session half a minute ago will do for this request. */
    believesSession?: (request: FastifyRequest) => boolean;
  }
  interface FastifyInstance {
    /** The guard of every route that changes something, by method and address. */
    sessionGuards: ReadonlyMap<string, SessionGuard | undefined>;
  }
}

const reads = new Set(["GET", "HEAD", "OPTIONS"]);

/** Begins to watch what is registered: a server with a changing route that nothing guards does not start. */
export function watchSessionGuards(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  const guards = new Map<string, SessionGuard | undefined>();
  app.decorate("sessionGuards", guards);
  app.addHook("onRoute", (route) => void routes.push(route));
  app.addHook("onReady", async () => {
    for (const { method, url, config } of routes)
      for (const one of [method].flat())
        if (!reads.has(one)) guards.set(`${one} ${url}`, config?.sessionGuard);
    const open = [...guards].filter(([, guard]) => guard === undefined).map(([route]) => route);
    if (open.length > 0) throw new Error(`nothing looks at the session for ${open.join(", ")}`);
  });
}

/** Says of every route registered in this room who looks at the session, unless the route has said so. */
export function sayGuard(room: FastifyInstance, guard: SessionGuard): void {
  room.addHook("onRoute", (route) => {
    route.config = { ...route.config, sessionGuard: route.config?.sessionGuard ?? guard };
  });
}

/**
 * Lets nobody pass into this room whose session has ended or whose account is closed: their access token lives on for
 * up to a quarter of an hour. The body has arrived by then, so that slow sending gives no time.
 */
export function guardSessions(room: FastifyInstance, sessions: StandingSessions): void {
  sayGuard(room, "room");
  room.addHook("preValidation", async (request) => {
    const { sessionGuard, believesSession } = request.routeOptions.config;
    if (sessionGuard === "handler") return;
    const stands = believesSession?.(request)
      ? await sessions.stoodLately(request.session)
      : await sessions.stands(request.session);
    if (!stands) throw sessionEnded();
  });
}

export function sessionEnded(): HttpProblem {
  return new HttpProblem(401, {
    code: "session-ended",
    message: "The session is over. Sign in again.",
  });
}
