import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { count } from "./columns.ts";

/** People who buy in a shop, by name. */
export const customers = pgTable(
  "customers",
  {
    shopId: uuid().notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    otherPhone: text().notNull(),
    note: text().notNull(),
    /** Francs; null for no limit. */
    creditLimit: bigint({ mode: "number" }),
    termDays: integer(),
    wantsMessages: boolean().notNull(),
    archived: boolean().notNull().default(false),
    rev: count().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("customers_rev").on(table.shopId, table.rev),
  ],
);
