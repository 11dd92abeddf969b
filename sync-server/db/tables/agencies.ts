import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { count, moment } from "./columns.ts";

/** Selling points inside a shop. */
export const agencies = pgTable(
  "agencies",
  {
    shopId: uuid().notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    address: text().notNull().default(""),
    archived: boolean().notNull().default(false),
    rev: count().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("agencies_rev").on(table.shopId, table.rev),
  ],
);

/** What an edit of the shop replaced although its editor had not seen it. */
export const shopHistory = pgTable(
  "shop_history",
  {
    shopId: uuid().notNull(),
    rev: count().notNull(),
    opId: uuid().notNull(),
    field: text().notNull(),
    was: jsonb(),
    became: jsonb(),
    byId: uuid().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.opId, table.field] })],
);
