import { date, index, json, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { OrderFields, OrderLine } from "#shared/schemas/order.ts";
import { count, moment } from "./columns.ts";

/** What the shop asked its suppliers for. */
export const orders = pgTable(
  "orders",
  {
    shopId: uuid().notNull(),
    id: uuid().notNull(),
    rev: count().notNull(),
    byId: uuid().notNull(),
    at: moment().notNull(),
    day: date().notNull(),
    supplierId: uuid().notNull(),
    lines: json().$type<OrderLine[]>().notNull(),
    note: text().notNull(),
    state: text().$type<OrderFields["state"]>().notNull(),
    expectedDay: date(),
    sentDay: date(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("orders_rev").on(table.shopId, table.rev),
  ],
);
