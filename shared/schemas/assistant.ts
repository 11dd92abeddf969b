import { z } from "zod";

/** What somebody asks the help; nothing of who they are. */
export const assistantQuestionSchema = z.object({
  question: z.string().trim().min(2).max(300),
  language: z.enum(["fr", "en"]),
});
export type AssistantQuestion = z.infer<typeof assistantQuestionSchema>;

/** What a model wrote from the pages it names; null when they do not say it, and whoever asked searches by themselves. */
export const assistantAnswerSchema = z.object({
  answer: z.string().max(1500).nullable(),
  pages: z.array(z.string()).max(3),
});
export type AssistantAnswer = z.infer<typeof assistantAnswerSchema>;
