import { date, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Flag } from "#shared/schemas/sale.ts";
import { count, moment } from "./columns.ts";

/** What the owner of a shop and its members write one another; `memberId` names the conversation. */
export const messages = pgTable(
  "messages",
  {
    shopId: uuid().notNull(),
    id: uuid().notNull(),
    rev: count().notNull(),
    memberId: uuid().notNull(),
    fromId: uuid().notNull(),
    text: text().notNull(),
    at: moment().notNull(),
    day: date().notNull(),
    readAt: moment(),
    flags: jsonb().$type<Flag[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("messages_rev").on(table.shopId, table.rev),
    index("messages_member").on(table.shopId, table.memberId, table.rev),
  ],
);
