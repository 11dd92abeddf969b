import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { HttpProblem } from "#server/plugins/errors.ts";
import type { SyncDeps } from "#server/sync/deps.ts";
import { problemSchema } from "#shared/sync/protocol.ts";
import { snapshotPartSchema } from "./sync-answer.ts";

const decompress = promisify(brotliDecompress);

const paramsSchema = z.object({
  scope: z.string().max(90),
  rev: z.coerce.number().int().min(0),
  part: z.coerce.number().int().min(0).max(100_000),
});

/** Parts of a first load. A part never changes, may be asked for again, and by another instance. */
export const snapshotRoutes: FastifyPluginAsyncZod<{ sync: SyncDeps }> = async (app, { sync }) => {
  app.get(
    "/snapshot/:scope/:rev/:part",
    {
      config: { believesSession: () => true },
      schema: {
        tags: ["sync"],
        summary: "One part of a first load, at the revision that an exchange has named",
        security: [{ accessToken: [] }],
        params: paramsSchema,
        response: {
          200: snapshotPartSchema,
          400: problemSchema,
          401: problemSchema,
          404: problemSchema,
          429: problemSchema,
        },
      },
    },
    async (request, reply) => {
      const { userId } = request.session;
      const body = await sync.snapshots.part({ ...request.params, userId });
      if (!body) {
        throw new HttpProblem(404, {
          code: "snapshot-gone",
          message: "There is no such part; ask for changes again.",
        });
      }
      // Whoever uses this browser next may not be allowed to see it: nothing is left in its cache.
      reply.header("cache-control", "no-store").header("vary", "accept-encoding");
      reply.type("application/json").serializer((content: Uint8Array) => content as never);
      const takesBrotli = /(^|[\s,])br\b/.test(request.headers["accept-encoding"] ?? "");
      if (!takesBrotli) return reply.send((await decompress(body)) as never);
      return reply.header("content-encoding", "br").send(body as never);
    },
  );
};
