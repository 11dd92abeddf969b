import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { answerFromHelp } from "#server/assistant/answer.ts";
import type { ModelSettings } from "#server/assistant/model.ts";
import { HttpProblem } from "#server/plugins/errors.ts";
import { addressOf, type Limits, limiter } from "#server/plugins/rate-limits.ts";
import { type CountEverywhere, sharedLimiter } from "#server/plugins/shared-limits.ts";
import { assistantAnswerSchema, assistantQuestionSchema } from "#shared/schemas/assistant.ts";
import { problemSchema } from "#shared/sync/protocol.ts";

type Options = {
  model: ModelSettings | undefined;
  limits: Limits;
  countEverywhere: CountEverywhere;
};

/** Questions to the help, answered by a model where one is set. For everybody; nothing asked is kept. */
export const assistantRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { model, limits, countEverywhere } = options;
  const byAddress = limiter(app, limits.assistantByAddress, addressOf);
  // What a provider charges has an end, however many addresses ask.
  const limit = limits.assistantByAll;
  const byAll = sharedLimiter(countEverywhere, { name: "assistantByAll", limit }, () => "all");
  app.post(
    "/assistant",
    {
      config: { sessionGuard: "nobody" },
      preHandler: [byAddress, byAll],
      bodyLimit: 4_096,
      schema: {
        tags: ["help"],
        summary:
          "An answer out of the help pages, with the pages it comes from; null when they have none",
        body: assistantQuestionSchema,
        response: {
          200: assistantAnswerSchema,
          400: problemSchema,
          404: problemSchema,
          429: problemSchema,
          503: problemSchema,
        },
      },
    },
    async ({ body }) => {
      if (!model)
        throw new HttpProblem(404, { code: "assistant-unset", message: "No model answers here." });
      try {
        return await answerFromHelp(model, body);
      } catch (error) {
        // The question stays out of the log.
        app.log.warn({ err: error }, "the assistant's model did not answer");
        throw new HttpProblem(503, {
          code: "assistant-away",
          message: "The model does not answer. Search the help pages instead.",
        });
      }
    },
  );
};
