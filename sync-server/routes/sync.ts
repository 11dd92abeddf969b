import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { worthCompressing } from "#server/plugins/compression.ts";
import { HttpProblem } from "#server/plugins/errors.ts";
import { gzipBody } from "#server/plugins/gzip-body.ts";
import type { SyncDeps } from "#server/sync/deps.ts";
import { exchange } from "#server/sync/exchange.ts";
import { TooMuchUnreadable } from "#server/sync/judging/unreadable.ts";
import { isPackedSale } from "#shared/sync/operation-kinds.ts";
import {
  type ExchangeRequest,
  exchangeRequestSchema,
  maxRequestBytes,
  problemSchema,
} from "#shared/sync/protocol.ts";
import { exchangeAnswerSchema } from "./sync-answer.ts";

/** The one route of daily use: operations up, verdicts and changes down. Bodies may be compressed with gzip. */
export const syncRoutes: FastifyPluginAsyncZod<{ sync: SyncDeps }> = async (app, { sync }) => {
  gzipBody(app, { limit: maxRequestBytes });
  app.post(
    "/sync",
    {
      decompress: false,
      config: { compressesItself: true, believesSession: isOfTheTill },
      schema: {
        tags: ["sync"],
        summary: "Sends operations, and reads what changed after the cursors",
        security: [{ accessToken: [] }],
        // Its lists hold some hundred parts: compiled, they cost a tenth.
        body: z.compile(exchangeRequestSchema),
        response: {
          200: exchangeAnswerSchema,
          400: problemSchema,
          401: problemSchema,
          413: problemSchema,
          415: problemSchema,
          429: problemSchema,
        },
      },
    },
    async (request, reply) => {
      const answer = await exchange(sync, request.session, request.body).catch(asProblem);
      const text = JSON.stringify(answer);
      reply.type("application/json; charset=utf-8");
      return text.length < worthCompressing ? reply.send(text as never) : reply.compress(text);
    },
  );
};

/**
 * Sales and reading, which a till does all day: they are facts, or end by themselves within the minute. Whatever else a
 * request carries may change the shop, and its session is looked at anew.
 */
function isOfTheTill({ body }: FastifyRequest): boolean {
  const list = (body as Partial<ExchangeRequest> | null)?.operations?.list;
  return Array.isArray(list) && list.every(isPackedSale);
}

/** In words that devices of every version know: they send such an operation alone, and then keep it for later. */
function asProblem(error: unknown): never {
  if (!(error instanceof TooMuchUnreadable)) throw error;
  const message = "The server keeps enough of what it cannot read: the rest stays on the device.";
  throw new HttpProblem(413, { code: "too-large", message });
}
