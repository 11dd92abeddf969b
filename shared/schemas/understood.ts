import { z } from "zod";

/** A question to the shop whose words its grammar did not understand; its writer asked for it to be sent. */
export const unreadQuestionSchema = z.object({ question: z.string().trim().min(2).max(200) });

/**
 * What a model took a question for: one of the kinds that the shop answers, the words in it that name somebody or
 * something, and those that name days. No figure comes from it; null where it understood nothing.
 */
export const understoodSchema = z.object({
  kind: z.string().max(40).nullable(),
  name: z.string().trim().max(120).nullable(),
  days: z.string().trim().max(60).nullable(),
});
export type Understood = z.infer<typeof understoodSchema>;

/** Whether a model is there to be asked. */
export const askableSchema = z.object({ isThere: z.boolean() });
export type Askable = z.infer<typeof askableSchema>;
