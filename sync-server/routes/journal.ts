import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { HttpProblem } from "#server/plugins/errors.ts";
import type { SyncDeps } from "#server/sync/deps.ts";
import {
  exportLines,
  keepAccounts,
  readJournal,
  sumsOfMonths,
  takeExport,
} from "#server/sync/journal/exports.ts";
import {
  accountMapSchema,
  journalExportSchema,
  journalPageSchema,
  journalSchema,
  journalSumSchema,
} from "#shared/schemas/journal.ts";
import { daySchema, uuidSchema } from "#shared/schemas/primitives.ts";
import { problemSchema } from "#shared/sync/protocol.ts";
import { mustMay } from "./shop-guard.ts";

const problems = {
  400: problemSchema,
  401: problemSchema,
  403: problemSchema,
  404: problemSchema,
  429: problemSchema,
};
const shop = z.object({ shopId: uuidSchema });
const told = (summary: string) => ({
  tags: ["accounting"],
  summary,
  security: [{ accessToken: [] }],
});
const noSuch = () =>
  new HttpProblem(404, { code: "not-found", message: "There is no such export." });

/** The journal of a shop for its accountant: owner and managers. */
export const journalRoutes: FastifyPluginAsyncZod<{ sync: SyncDeps }> = async (app, { sync }) => {
  const { sql, clock } = sync;
  app.get(
    "/shops/:shopId/journal",
    {
      schema: {
        ...told("What was exported of the journal, and the numbers of accounts"),
        params: shop,
        response: { 200: journalSchema, ...problems },
      },
    },
    async ({ params: { shopId }, session: { userId } }) => {
      await mustMay(sync, { shopId, userId }, "keep-costs");
      return readJournal(sql, shopId);
    },
  );
  app.post(
    "/shops/:shopId/journal",
    {
      schema: {
        ...told("Takes what entered the books since the last export as the next one"),
        params: shop,
        body: z.object({ id: uuidSchema }),
        response: { 200: journalExportSchema, ...problems },
      },
    },
    async ({ params: { shopId }, body: { id }, session: { userId } }) => {
      await mustMay(sync, { shopId, userId }, "keep-costs");
      const taken = await takeExport(sql, {
        shopId,
        id,
        byId: userId,
        at: new Date(clock()).toISOString(),
      });
      if (!taken) throw noSuch();
      return taken;
    },
  );
  app.get(
    "/shops/:shopId/journal/:no",
    {
      schema: {
        ...told("The lines of an export from a place on"),
        params: shop.extend({ no: z.coerce.number().int().min(1).max(1_000_000) }),
        querystring: z.object({ from: z.coerce.number().int().min(0).max(100_000_000).default(0) }),
        response: { 200: journalPageSchema, ...problems },
      },
    },
    async ({ params: { shopId, no }, query: { from: offset }, session: { userId } }) => {
      await mustMay(sync, { shopId, userId }, "keep-costs");
      const page = await exportLines(sql, { shopId, no, offset });
      if (!page) throw noSuch();
      return page;
    },
  );
  app.get(
    "/shops/:shopId/journal/months",
    {
      schema: {
        ...told("What each account moved, month by month"),
        params: shop,
        querystring: z.object({
          first: daySchema.default("0001-01-01"),
          last: daySchema.default("9999-12-31"),
        }),
        response: { 200: z.object({ sums: z.array(journalSumSchema) }), ...problems },
      },
    },
    async ({ params: { shopId }, query, session: { userId } }) => {
      await mustMay(sync, { shopId, userId }, "keep-costs");
      return { sums: await sumsOfMonths(sql, { shopId, ...query }) };
    },
  );
  app.put(
    "/shops/:shopId/journal/accounts",
    {
      schema: {
        ...told("The numbers that the shop's accountant wants"),
        params: shop,
        body: z.object({ accounts: accountMapSchema }),
        response: { 200: z.object({}), ...problems },
      },
    },
    async ({ params: { shopId }, body: { accounts }, session: { userId } }) => {
      await mustMay(sync, { shopId, userId }, "keep-costs");
      await keepAccounts(sql, { shopId, accounts });
      return {};
    },
  );
};
