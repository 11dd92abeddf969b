import { z } from "zod";
import { localeSchema } from "./account.ts";
import { emailSchema } from "./person.ts";
import { planIdSchema } from "./plan.ts";
import { lineSchema, momentSchema, uuidSchema, wordsSchema } from "./primitives.ts";
import { paymentSchema } from "./subscription.ts";

/** Longest text that is written to the desk, or by it, in characters. */
export const longestDeskText = 4000;

const textSchema = wordsSchema(longestDeskText).min(1);

/** The five fields of the contact form, all of them required. */
export const contactFieldsSchema = z.object({
  firstName: lineSchema(80),
  lastName: lineSchema(80),
  email: emailSchema,
  /** What they need: stock, sales, a demonstration, or their own words. */
  projectType: lineSchema(120),
  message: textSchema,
});
export type ContactFields = z.infer<typeof contactFieldsSchema>;

/**
 * `POST /api/v1/contact`: `id` is made by the device, the same for every attempt. `website` is a field that nobody
 * sees, which tells machines from people. How long the form stood open tells nothing: browsers fill it at once.
 */
export const newContactSchema = contactFieldsSchema.extend({
  id: uuidSchema,
  locale: localeSchema.default("fr"),
  website: z.string().max(500).default(""),
});
export type NewContact = z.infer<typeof newContactSchema>;

/** `POST /api/v1/support/messages`: the same `id` again is the same message. */
export const newSupportMessageSchema = z.object({ id: uuidSchema, text: textSchema });
export type NewSupportMessage = z.infer<typeof newSupportMessageSchema>;

/**
 * `POST /api/v1/admin/support/:userId/done`: `upTo` is the last line that was on the screen of whoever settles; a
 * question that came after it waits on. Without it (screens of before) everything is settled.
 */
export const settlingSchema = z.object({ upTo: uuidSchema.optional() });
export type Settling = z.infer<typeof settlingSchema>;

/** `POST /api/v1/admin/support/:userId/answers` */
export const deskAnswerSchema = newSupportMessageSchema.extend(settlingSchema.shape);
export type DeskAnswer = z.infer<typeof deskAnswerSchema>;

/** A line of somebody's conversation with the desk. Of their own, `answered` says that somebody has answered. */
export const supportMessageSchema = z.object({
  id: uuidSchema,
  author: z.literal(["person", "desk"]),
  text: z.string(),
  at: momentSchema,
  state: z.literal(["sent", "answered"]),
});
export type SupportMessage = z.infer<typeof supportMessageSchema>;

/** Answer to `GET /api/v1/support` and to what is written there; oldest first. */
export const supportConversationSchema = z.object({ messages: z.array(supportMessageSchema) });
export type SupportConversation = z.infer<typeof supportConversationSchema>;

/** Where a message to the desk stands: nobody has looked after it, it was answered, or it needs no answer. */
export const deskStateSchema = z.literal(["open", "answered", "done"]);
export type DeskState = z.infer<typeof deskStateSchema>;

/** What waits for an administrator; answered to nobody else. */
export const deskSummarySchema = z.object({
  contact: z.int(),
  support: z.int(),
  payments: z.int(),
  mailFailed: z.int(),
  mailWaiting: z.int(),
});
export type DeskSummary = z.infer<typeof deskSummarySchema>;

/** Pages of fifty count from 1; `search` looks into names, addresses and texts. */
export const deskPageQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  search: z
    .string()
    .trim()
    .max(100)
    .regex(/^\P{Cc}*$/u, { error: "One line" })
    .default(""),
});
export const deskQuerySchema = deskPageQuerySchema.extend({
  state: z.literal(["open", "all"]).default("open"),
});
export type DeskQuery = z.infer<typeof deskQuerySchema>;
export type DeskPageQuery = z.infer<typeof deskPageQuerySchema>;

export const contactMessageSchema = contactFieldsSchema.extend({
  id: uuidSchema,
  email: z.string(),
  locale: localeSchema,
  at: momentSchema,
  state: deskStateSchema,
  answer: z.string().nullable(),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

/** Somebody's whole conversation with the desk, in a list. */
export const supportCaseSchema = z.object({
  userId: uuidSchema,
  fullName: z.string(),
  email: z.string().nullable(),
  phone: z.string(),
  lastText: z.string(),
  lastAt: momentSchema,
  /** Messages that nobody has looked after. */
  open: z.int(),
});
export type SupportCase = z.infer<typeof supportCaseSchema>;

export const waitingPaymentSchema = paymentSchema.extend({
  fullName: z.string(),
  email: z.string().nullable(),
  /** The plan that the money would pay for now; servers of before do not say it. */
  planNow: planIdSchema.optional(),
  /** What its payer was asked to write as its reason, see `payerReference`. */
  payerReference: z.string().optional(),
});
export type WaitingPayment = z.infer<typeof waitingPaymentSchema>;

export const mailStateSchema = z.literal(["waiting", "failed", "sent"]);
export type MailState = z.infer<typeof mailStateSchema>;
export const mailQuerySchema = deskPageQuerySchema.extend({
  state: mailStateSchema.default("failed"),
});
export type MailQuery = z.infer<typeof mailQuerySchema>;

/** A message on its way out; its words are made when it leaves and stand nowhere. */
export const queuedMailSchema = z.object({
  id: uuidSchema,
  channel: z.literal(["mail", "sms", "push"]),
  recipient: z.string(),
  template: z.string(),
  createdAt: momentSchema,
  nextTryAt: momentSchema,
  attempts: z.int(),
  state: mailStateSchema,
  lastError: z.string().nullable(),
});
export type QueuedMail = z.infer<typeof queuedMailSchema>;

const paged = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), more: z.boolean() });
export const contactPageSchema = paged(contactMessageSchema);
export const supportPageSchema = paged(supportCaseSchema);
export const paymentPageSchema = paged(waitingPaymentSchema);
export const mailPageSchema = paged(queuedMailSchema);
export type DeskPage<Item> = { items: Item[]; more: boolean };

/** `POST /api/v1/admin/contact/:id/answer`: one answer each, the same again is the same. */
export const contactAnswerSchema = z.object({ text: textSchema });
