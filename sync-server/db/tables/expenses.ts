import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { Expense } from "#shared/schemas/expense.ts";
import type { Flag } from "#shared/schemas/sale.ts";
import { count, moment } from "./columns.ts";

/** What the shop spent beside goods, and what undid some of it. */
export const expenses = pgTable(
  "expenses",
  {
    shopId: uuid().notNull(),
    id: uuid().notNull(),
    rev: count().notNull(),
    deviceNo: integer().notNull(),
    seq: count().notNull(),
    byId: uuid().notNull(),
    /** Who was signed in on the device, when somebody else did it. */
    recordedBy: uuid(),
    at: moment().notNull(),
    deviceAt: count().notNull(),
    day: date().notNull(),
    /** Of what undoes an expense: which. It has no category, no means and no francs. */
    undoes: uuid(),
    category: text().$type<NonNullable<Expense["category"]>>(),
    amount: bigint({ mode: "number" }).notNull(),
    means: text().$type<NonNullable<Expense["means"]>>(),
    inDrawer: boolean().notNull(),
    note: text(),
    imageId: text(),
    flags: text().array().$type<Flag[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("expenses_rev").on(table.shopId, table.rev),
  ],
);
