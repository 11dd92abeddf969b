import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { plans } from "#shared/rules/plans.ts";
import { plansSchema } from "#shared/schemas/plan.ts";

/** What is on offer; for everybody. */
export const planRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/plans",
    {
      schema: {
        tags: ["subscription"],
        summary: "The plans on offer, cheapest first",
        response: { 200: plansSchema },
      },
    },
    async () => ({ plans: [...plans] }),
  );
};
