import type { FastifyInstance } from "fastify";

/** What was on its way to us when we were told to end is still served, ms. */
const lingering = 250;
/** What is under way may take so long to end, ms; what then still runs is cut. */
const patience = 10_000;
/** Between two looks for connections on which nothing is asked any more, ms. */
const lookEvery = 50;

declare module "fastify" {
  interface FastifyInstance {
    ending: { isUnderWay: boolean };
  }
}

/** From the first word of the end on every answer asks its connection to close, so that nothing new comes by it. */
export function closing(app: FastifyInstance): void {
  const ending = { isUnderWay: false };
  app.decorate("ending", ending);
  app.addHook("onSend", async (_request, reply) => {
    if (ending.isUnderWay) reply.header("connection", "close");
  });
}

/**
 * Ends a listening server in order: requests under way are answered, new ones refused, live streams told to come back
 * later. Resolves when nobody is connected any more, after some ten seconds at the latest.
 */
export async function finish(app: FastifyInstance): Promise<void> {
  app.ending.isUnderWay = true;
  await new Promise((resolve) => setTimeout(resolve, lingering));
  const looking = setInterval(() => app.server.closeIdleConnections(), lookEvery);
  const tired = setTimeout(() => app.server.closeAllConnections(), patience - lingering);
  try {
    await app.close();
  } finally {
    clearInterval(looking);
    clearTimeout(tired);
  }
}
