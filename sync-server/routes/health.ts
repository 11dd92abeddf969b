import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";

export type HealthOptions = {
  /** Resolves when the database has answered. */
  askDatabase: () => Promise<unknown>;
  /** How long the database may take, in ms. */
  patience: number;
  version: string;
};

const healthSchema = z.object({
  status: z.literal(["ok", "down"]),
  database: z.literal(["ok", "down"]),
  version: z.string(),
});

/** For load balancers and operators: whether this instance can serve. */
export const healthRoutes: FastifyPluginAsyncZod<HealthOptions> = async (app, options) => {
  const ask = oneAtATime(options.askDatabase);
  app.get(
    "/health",
    {
      schema: {
        tags: ["operation"],
        summary: "Whether the server and its database answer",
        response: { 200: healthSchema, 503: healthSchema },
      },
      logLevel: "warn",
    },
    async (_request, reply) => {
      const answers = await answersInTime(ask, options.patience);
      const state = answers ? ("ok" as const) : ("down" as const);
      reply.code(answers ? 200 : 503).header("cache-control", "no-store");
      return { status: state, database: state, version: options.version };
    },
  );
};

/** One question at a time: a database that hangs is not asked again by every probe. */
function oneAtATime(ask: () => Promise<unknown>): () => Promise<unknown> {
  let asking: Promise<unknown> | undefined;
  return () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}

async function answersInTime(ask: () => Promise<unknown>, patience: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tired = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patience, false);
  });
  try {
    return await Promise.race([ask().then(() => true), tired]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
