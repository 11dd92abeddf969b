import sse from "@fastify/sse";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { LiveEvent, LiveRooms } from "#server/accounts/live-rooms.ts";
import type { Session } from "#server/accounts/session.ts";
import type { StandingSessions } from "#server/accounts/standing-sessions.ts";
import { HttpProblem } from "#server/plugins/errors.ts";
import { problemSchema } from "#shared/sync/protocol.ts";

export type LiveOptions = {
  rooms: LiveRooms;
  sessions: StandingSessions;
  clock: () => number;
  /** A fraction from 0 to 1. */
  chance: () => number;
};

/** Shorter than the half minute after which proxies and operators cut a silent connection. */
export const heartbeatInterval = 25_000;
/** A stream outlives its session by no more than this, wherever it was ended, ms. */
const sessionsLookedAtEvery = 2_000;
/** After a shutdown devices come back spread over this time, in ms. */
const reconnectSpread = 10_000;
const streamsPerPerson = 30;
/** A reader that lags so many bytes behind is cut; it will ask again by itself. */
const patientBytes = 65_536;

/** Read with `fetch`, which can send the access token. */
export const liveRoutes: FastifyPluginAsyncZod<LiveOptions> = async (
  app,
  { rooms, sessions, clock, chance },
) => {
  await app.register(sse, { heartbeatInterval });
  const open = new Map<FastifyReply, Session>();
  /** Streams of a person that are begun and in no room yet. */
  const begun = new Map<string, number>();

  /** A place among the streams of a person, taken before anything is waited for; gives it back, once. */
  function takePlace(userId: string): () => void {
    const before = begun.get(userId) ?? 0;
    if (rooms.countOf(userId) + before >= streamsPerPerson)
      throw new HttpProblem(429, { code: "too-many-streams", message: "Too many open streams." });
    begun.set(userId, before + 1);
    let isTaken = true;
    return () => {
      const count = begun.get(userId) ?? 0;
      if (isTaken && count > 1) begun.set(userId, count - 1);
      else if (isTaken) begun.delete(userId);
      isTaken = false;
    };
  }

  const checking = setInterval(() => {
    rooms
      .checkAccess()
      .catch((error) => app.log.warn({ err: error }, "live streams could not check memberships"));
  }, heartbeatInterval);
  checking.unref();

  /** One look at a time: a database that is slow is not asked the same again meanwhile. */
  let isLooking = false;
  const looking = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    closeEnded()
      .catch((error) => app.log.warn({ err: error }, "live streams could not check sessions"))
      .finally(() => {
        isLooking = false;
      });
  }, sessionsLookedAtEvery);
  looking.unref();

  /** Closes the streams whose session has ended, wherever it was ended; the device asks again, and is told why. */
  async function closeEnded(): Promise<void> {
    const ended = new Set(await sessions.endedAmong([...open.values()]));
    for (const [reply, { familyId }] of open) if (ended.has(familyId)) reply.sse.close();
  }

  app.addHook("preClose", async () => {
    clearInterval(checking);
    clearInterval(looking);
    for (const reply of open.keys()) {
      tell(reply, {
        event: "reconnect",
        data: { afterMs: Math.round(chance() * reconnectSpread) },
      });
      reply.sse.close();
    }
  });

  app.get(
    "/live",
    {
      // Who asks for the head alone would hold a stream that nobody reads.
      exposeHeadRoute: false,
      sse: { kind: "manual" },
      schema: {
        tags: ["sync"],
        summary:
          "Server-sent events: poke {scope, prevRev, rev}, access, ready {time}, reconnect {afterMs}",
        security: [{ accessToken: [] }],
        produces: ["text/event-stream"],
        response: { 200: z.string(), 401: problemSchema, 429: problemSchema },
      },
    },
    async (request, reply) => {
      const { session } = request;
      let leave = takePlace(session.userId);
      let isOver = false;
      open.set(reply, session);
      const expiry = setTimeout(() => reply.sse.close(), session.expiresAt - clock());
      reply.sse.onClose(() => {
        isOver = true;
        clearTimeout(expiry);
        open.delete(reply);
        leave();
      });
      try {
        reply.sse.keepAlive();
        await reply.sse.send({ event: "ready", data: { time: clock() } });
        // The stream is among those of the rooms before anything is waited for: it needs the place no more.
        const joining = rooms.join(session, (event) => tell(reply, event));
        leave();
        leave = await joining;
        if (isOver) leave();
      } catch (error) {
        request.log.warn({ err: error }, "a live stream could not be opened");
        leave();
        reply.sse.close();
      }
    },
  );
};

function tell(
  reply: FastifyReply,
  event: LiveEvent | { event: "reconnect"; data: { afterMs: number } },
): void {
  if (!reply.sse.isConnected) return;
  if (reply.raw.writableLength > patientBytes) reply.raw.destroy();
  else reply.sse.send(event).catch(() => reply.raw.destroy());
}
