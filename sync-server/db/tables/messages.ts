import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Mails, SMS and push messages on their way out: kept until they have left, or until it is a day too late. */
export const outgoingMessages = pgTable(
  "outgoing_messages",
  {
    id: uuid().primaryKey(),
    channel: text({ enum: ["mail", "sms", "push"] }).notNull(),
    recipient: text().notNull(),
    template: text().notNull(),
    locale: text({ enum: ["fr", "en"] }).notNull(),
    /** What the template asks for; never a secret. */
    data: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    nextTryAt: moment().notNull(),
    /** Until then one instance is at it, and no other takes it. */
    leasedUntil: moment(),
    sentAt: moment(),
    givenUpAt: moment(),
    lastError: text(),
  },
  (table) => [
    index("outgoing_messages_due")
      .on(table.nextTryAt)
      .where(sql`${table.sentAt} is null and ${table.givenUpAt} is null`),
    index("outgoing_messages_recipient").on(table.recipient, table.createdAt),
    index("outgoing_messages_created").on(table.createdAt),
  ],
);
