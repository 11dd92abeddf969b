import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { Customer } from "#shared/schemas/customer.ts";
import { count } from "./columns.ts";

/** People who buy in a shop, or from one of its resellers, and those whom the shop buys from, by name. */
export const customers = pgTable(
  "customers",
  {
    shopId: uuid().notNull(),
    id: uuid().notNull(),
    /** In whose notebook they are: a reseller's (C10), or by the shop's own identifier that of its suppliers (G1); null in that of its customers. */
    notebookId: uuid("reseller_id"),
    name: text().notNull(),
    phone: text().notNull(),
    otherPhone: text().notNull(),
    note: text().notNull(),
    /** Francs; null for no limit. */
    creditLimit: bigint({ mode: "number" }),
    termDays: integer(),
    wantsMessages: boolean().notNull(),
    archived: boolean().notNull().default(false),
    /** In which they read; null where nobody said. */
    language: text().$type<"fr" | "en">(),
    /** Whom they are the double of (C8). */
    mergedInto: uuid(),
    /** When they were last reminded, by whom and how. */
    reminded: jsonb().$type<NonNullable<Customer["reminded"]>>(),
    rev: count().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("customers_rev").on(table.shopId, table.rev),
    index("customers_merged").on(table.shopId).where(sql`${table.mergedInto} is not null`),
  ],
);
