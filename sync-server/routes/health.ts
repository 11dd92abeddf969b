import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";

export type HealthOptions = {
  /** Resolves when the database has answered: by why nothing could be written, or undefined. */
  askDatabase: () => Promise<Trouble | undefined>;
  /** Why somebody was told a moment ago that nothing can be written. */
  refusedLately: () => Trouble | undefined;
  /** How long the database may take, in ms. */
  patience: number;
  version: string;
};

const troubleSchema = z.literal(["no-room", "read-only", "no-means"]);
type Trouble = z.infer<typeof troubleSchema>;

const healthSchema = z.object({
  status: z.literal(["ok", "down"]),
  database: z.literal(["ok", "down"]),
  version: z.string(),
  trouble: troubleSchema.optional().describe("Why a database that answers takes nothing"),
});

/** For load balancers and operators: whether this instance can serve. */
export const healthRoutes: FastifyPluginAsyncZod<HealthOptions> = async (app, options) => {
  const ask = oneAtATime(options.askDatabase);
  app.get(
    "/health",
    {
      schema: {
        tags: ["operation"],
        summary: "Whether the server and its database answer, and can take what is to be written",
        response: { 200: healthSchema, 503: healthSchema },
      },
      logLevel: "warn",
    },
    async (_request, reply) => {
      const found = await answerInTime(ask, options.patience);
      const trouble = found ?? options.refusedLately();
      const state = trouble ? ("down" as const) : ("ok" as const);
      reply.code(trouble ? 503 : 200).header("cache-control", "no-store");
      const answer = { status: state, database: state, version: options.version };
      return trouble && trouble !== "away" ? { ...answer, trouble } : answer;
    },
  );
};

type Ask = () => Promise<Trouble | undefined>;

/** One question at a time: a database that hangs is not asked again by every probe. */
function oneAtATime(ask: Ask): Ask {
  let asking: Promise<Trouble | undefined> | undefined;
  return () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}

async function answerInTime(ask: Ask, patience: number): Promise<Trouble | "away" | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tired = new Promise<"away">((resolve) => {
    timer = setTimeout(resolve, patience, "away");
  });
  try {
    return await Promise.race([ask(), tired]);
  } catch {
    return "away";
  } finally {
    clearTimeout(timer);
  }
}
