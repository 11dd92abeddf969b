import { sql } from "drizzle-orm";
import { date, index, numeric, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { count } from "./columns.ts";

/** Stands for « at no agency », so that it can be a part of a key. */
export const noAgency = "00000000-0000-0000-0000-000000000000";

const pieces = () => count().notNull().default(0);
/** Sums of francs have no largest: a mistyped price must not keep a sale out of the books. */
const francs = () => numeric({ mode: "number" }).notNull().default(0);

/** What each seller sold and took back on each business day at each agency (`shared/rules/figures.ts`). */
export const dayTotals = pgTable(
  "day_totals",
  {
    shopId: uuid().notNull(),
    day: date().notNull(),
    sellerId: uuid().notNull(),
    agencyId: uuid()
      .notNull()
      .default(sql.raw(`'${noAgency}'`)),
    tickets: pieces(),
    lines: pieces(),
    pieces: pieces(),
    revenue: francs(),
    cash: francs(),
    mobileMoney: francs(),
    returns: pieces(),
    voids: pieces(),
    returnedPieces: pieces(),
    refunded: francs(),
    refundedCash: francs(),
    refundedMobileMoney: francs(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.day, table.sellerId, table.agencyId] })],
);

/** What was sold and came back of each product in each month, named by its first day. */
export const monthProducts = pgTable(
  "month_products",
  {
    shopId: uuid().notNull(),
    month: date().notNull(),
    productId: text().notNull(),
    lines: pieces(),
    pieces: pieces(),
    revenue: francs(),
    returnedPieces: pieces(),
    refunded: francs(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.month, table.productId] })],
);

/** Closed months: devices hold the figures of each as one row, whose revision is that of the last fact in it. */
export const monthBooks = pgTable(
  "month_books",
  {
    shopId: uuid().notNull(),
    month: date().notNull(),
    rev: count().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.month] }),
    index("month_books_rev").on(table.shopId, table.rev),
  ],
);
