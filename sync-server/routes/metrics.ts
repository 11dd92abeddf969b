import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Metrics } from "#server/metrics/metrics.ts";
import { HttpProblem } from "#server/plugins/errors.ts";

export type MetricsOptions = { metrics: Metrics; token: string };

/** Figures for whoever runs the server, who shows a token of their own; registered only where there is one. */
export const metricsRoutes: FastifyPluginAsyncZod<MetricsOptions> = async (
  app,
  { metrics, token },
) => {
  const wanted = digestOf(`Bearer ${token}`);
  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    // Compared as digests: how long that takes tells nothing of the token.
    if (!timingSafeEqual(digestOf(request.headers.authorization ?? ""), wanted))
      throw new HttpProblem(401, { code: "not-signed-in", message: "Show the token of metrics." });
    reply.header("cache-control", "no-store").type("text/plain; version=0.0.4; charset=utf-8");
    return metrics.text();
  });
};

function digestOf(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
