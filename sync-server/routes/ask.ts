import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { ModelSettings } from "#server/assistant/model.ts";
import { understandQuestion } from "#server/assistant/understand.ts";
import { HttpProblem } from "#server/plugins/errors.ts";
import { type Limits, limiter } from "#server/plugins/rate-limits.ts";
import { type CountEverywhere, sharedLimiter } from "#server/plugins/shared-limits.ts";
import {
  askableSchema,
  understoodSchema,
  unreadQuestionSchema,
} from "#shared/schemas/understood.ts";
import { problemSchema } from "#shared/sync/protocol.ts";

type Options = {
  assistant: ModelSettings | undefined;
  limits: Limits;
  countEverywhere: CountEverywhere;
};

/** Questions to a shop, understood by a model where its operator has said so. Nothing asked is kept, and no figure passes here. */
export const askRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { assistant, limits, countEverywhere } = options;
  const model = assistant?.readsQuestions ? assistant : undefined;
  const described = { tags: ["help"], security: [{ accessToken: [] }] };
  app.get(
    "/ask",
    {
      schema: {
        ...described,
        summary: "Whether a model is there to understand questions to the shop",
        response: { 200: askableSchema, 401: problemSchema, 429: problemSchema },
      },
    },
    async () => ({ isThere: model !== undefined }),
  );
  const byPerson = limiter(app, limits.askByPerson, ({ session }) => session.userId);
  // What a provider charges has an end, however many people ask.
  const limit = limits.assistantByAll;
  const byAll = sharedLimiter(countEverywhere, { name: "assistantByAll", limit }, () => "all");
  app.post(
    "/ask",
    {
      preHandler: [byPerson, byAll],
      bodyLimit: 4_096,
      schema: {
        ...described,
        summary: "What kind of question words are taken for, what they name; null for none",
        body: unreadQuestionSchema,
        response: {
          200: understoodSchema,
          400: problemSchema,
          401: problemSchema,
          404: problemSchema,
          429: problemSchema,
          503: problemSchema,
        },
      },
    },
    async ({ body }) => {
      if (!model)
        throw new HttpProblem(404, { code: "assistant-unset", message: "No model is here." });
      try {
        return await understandQuestion(model, body.question);
      } catch (error) {
        // The question stays out of the log.
        app.log.warn({ err: error }, "the model that understands questions did not answer");
        throw new HttpProblem(503, {
          code: "assistant-away",
          message: "The model does not answer.",
        });
      }
    },
  );
};
