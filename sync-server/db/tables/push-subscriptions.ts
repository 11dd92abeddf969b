import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./people.ts";

/** Browsers that somebody wants to be told in, also while the app is closed. One endpoint is one browser. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The sign-in it was made in: when that has ended, nothing is sent any more. */
    family: uuid().notNull(),
    endpoint: text().notNull().unique(),
    /** The browser's public key and shared secret, as it gave them: what is sent is sealed for it alone. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    locale: text({ enum: ["fr", "en"] }).notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index("push_subscriptions_user").on(table.userId)],
);
