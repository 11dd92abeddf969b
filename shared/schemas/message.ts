import { z } from "zod";
import { daySchema, momentSchema, revSchema, uuidSchema } from "./primitives.ts";
import { flagSchema } from "./sale.ts";

/** Longest message, in characters. */
export const longestMessage = 2000;

/**
 * A message in the conversation of one member with the owner: a fact. The owner writes in anybody's, a member in their
 * own; so nobody needs to know who the owner is to write to them.
 */
export const sendMessageBodySchema = z.object({
  memberId: uuidSchema,
  text: z.string().trim().min(1).max(longestMessage),
});
export type SendMessageBody = z.infer<typeof sendMessageBodySchema>;

/** The person has seen these messages to them. */
export const readMessagesBodySchema = z.object({ ids: z.array(uuidSchema).min(1).max(500) });
export type ReadMessagesBody = z.infer<typeof readMessagesBodySchema>;

/**
 * A message as it travels to its two people. `fromName` is what the writer is called now: a reseller does not read the
 * other members. `readAt` is null until the other one has seen it. Its identifier is that of the operation.
 */
export const messageSchema = z.object({
  id: uuidSchema,
  memberId: uuidSchema,
  fromId: uuidSchema,
  fromName: z.string().max(120),
  text: z.string().max(longestMessage),
  at: momentSchema,
  day: daySchema,
  readAt: momentSchema.nullable(),
  flags: z.array(flagSchema),
  rev: revSchema,
});
export type Message = z.infer<typeof messageSchema>;
