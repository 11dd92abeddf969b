import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./people.ts";

/** What people without an account, or not signed in, have written in the contact form. Named by the device. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: uuid().primaryKey(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    projectType: text().notNull(),
    message: text().notNull(),
    locale: text({ enum: ["fr", "en"] }).notNull(),
    createdAt: moment().notNull(),
    /** One answer each, mailed; what follows goes on by mail. */
    answer: text(),
    answeredBy: uuid().references(() => users.id, { onDelete: "set null" }),
    /** When somebody answered, or said that no answer is needed. */
    settledAt: moment(),
  },
  (table) => [
    index("contact_messages_created").on(table.createdAt),
    index("contact_messages_email").on(table.email),
    index("contact_messages_answered_by").on(table.answeredBy),
  ],
);

/** Conversations of signed-in people with the desk; they go with the account. Named by whoever wrote. */
export const supportMessages = pgTable(
  "support_messages",
  {
    id: uuid().primaryKey(),
    /** Whose conversation it is. */
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    author: text({ enum: ["person", "desk"] }).notNull(),
    /** The administrator who wrote. */
    byId: uuid().references(() => users.id, { onDelete: "set null" }),
    text: text().notNull(),
    createdAt: moment().notNull(),
    /** Of a person's message: when somebody looked after it, and how. */
    settledAt: moment(),
    settledHow: text({ enum: ["answered", "done"] }),
  },
  (table) => [
    index("support_messages_user").on(table.userId, table.createdAt),
    index("support_messages_by").on(table.byId),
  ],
);
