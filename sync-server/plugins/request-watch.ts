import { randomInt } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Metrics } from "#server/metrics/metrics.ts";

/** Answers that go on for as long as somebody listens. */
const endless = "/api/v1/live";

/**
 * Counts every answered request, and writes a line of the log for each: which, whence it was registered, what came of it
 * and how long it took. Nothing of an address, a header or a body, and nobody's name.
 */
export function watchRequests(
  app: FastifyInstance,
  { metrics, isLogged }: { metrics: Metrics | undefined; isLogged: boolean },
): void {
  if (!metrics && !isLogged) return;
  app.addHook("onResponse", async (request, reply) => {
    const { method, id } = request;
    const { statusCode, elapsedTime } = reply;
    const route = routeOf(request);
    metrics?.requests.add({ method, route, status: String(statusCode) });
    if (route !== endless) metrics?.requestSeconds.observe({ route }, elapsedTime / 1000);
    if (!isLogged) return;
    const fields = { reqId: id, method, route, status: statusCode, ms: Math.round(elapsedTime) };
    app.log.info(fields, "request");
  });
}

/** The pattern of an address; all pages and files count as one, and what nobody has registered as another. */
function routeOf({ routeOptions }: FastifyRequest): string {
  const { url } = routeOptions;
  if (url === undefined) return "none";
  return /^\/(?:api|health|metrics|dev)\b/.test(url) ? url : "pages";
}

const letters = "abcdefghijklmnopqrstuvwxyz";

function inLetters(count: number): string {
  const rest = Math.floor(count / letters.length);
  return (rest > 0 ? inLetters(rest) : "") + letters[count % letters.length];
}

/** Names requests of one instance, `kqzt-bc`: in letters alone, for a log tells no long number (`without-secrets.ts`). */
export function requestNames(): () => string {
  const instance = Array.from({ length: 4 }, () => letters[randomInt(letters.length)]);
  let count = 0;
  return () => {
    count += 1;
    return `${instance.join("")}-${inLetters(count)}`;
  };
}
