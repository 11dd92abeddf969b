import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Metrics } from "#server/metrics/metrics.ts";
import { worthCompressing } from "#server/plugins/compression.ts";
import { HttpProblem } from "#server/plugins/errors.ts";
import { gzipBody } from "#server/plugins/gzip-body.ts";
import type { SyncDeps } from "#server/sync/deps.ts";
import { exchange } from "#server/sync/exchange.ts";
import { TooMuchUnreadable } from "#server/sync/judging/unreadable.ts";
import { isPackedSale, kindOfPacked } from "#shared/sync/operation-kinds.ts";
import {
  type ExchangeAnswer,
  type ExchangeRequest,
  exchangeRequestSchema,
  maxRequestBytes,
  problemSchema,
} from "#shared/sync/protocol.ts";
import { exchangeAnswerSchema } from "./sync-answer.ts";

export type SyncOptions = {
  sync: SyncDeps;
  metrics?: Pick<Metrics, "verdicts"> | undefined;
};

/** The one route of daily use: operations up, verdicts and changes down. Bodies may be compressed with gzip. */
export const syncRoutes: FastifyPluginAsyncZod<SyncOptions> = async (app, { sync, metrics }) => {
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
      if (metrics) countVerdicts(metrics, request.body, answer);
      const text = JSON.stringify(answer);
      reply.type("application/json; charset=utf-8");
      return text.length < worthCompressing ? reply.send(text as never) : reply.compress(text);
    },
  );
};

/** Verdicts come in the order of the operations; what no version knows counts under one name. */
function countVerdicts(
  { verdicts }: Pick<Metrics, "verdicts">,
  { operations }: ExchangeRequest,
  answer: ExchangeAnswer,
): void {
  for (const [place, [status]] of answer.verdicts.entries())
    verdicts.add({ kind: kindOfPacked(operations.list[place]) ?? "unknown", status });
}

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
