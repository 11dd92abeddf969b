import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { ProductCost } from "#shared/schemas/cost.ts";
import { count } from "./columns.ts";

/** What the office says that products cost, one row for each that it says so of, or of which pieces came or went by hand. */
export const productCosts = pgTable(
  "product_costs",
  {
    shopId: uuid().notNull(),
    productId: text().notNull(),
    /** Stands for the product in rows of months, which would be several times as long with its identifier. */
    no: integer().notNull(),
    said: jsonb().$type<ProductCost["said"]>().notNull().default([]),
    rev: count().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.productId] }),
    index("product_costs_rev").on(table.shopId, table.rev),
  ],
);

/** Pieces that came or went otherwise than by purchases and sales, by month; those from the beginning stand at year 1. */
export const productMoves = pgTable(
  "product_moves",
  {
    shopId: uuid().notNull(),
    productId: text().notNull(),
    month: date().notNull(),
    pieces: count().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.productId, table.month] })],
);

/** Months whose costs are reckoned. `stale`: something has fallen into it since. */
export const costMonths = pgTable(
  "cost_months",
  {
    shopId: uuid().notNull(),
    month: date().notNull(),
    stale: boolean().notNull().default(false),
    /** What is put right of pieces sold before they were bought, in francs with their millionths. */
    trueUp: numeric().notNull(),
    rev: count().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.month] }),
    index("cost_months_rev").on(table.shopId, table.rev),
    index("cost_months_stale").on(table.shopId).where(sql`${table.stale}`),
  ],
);

/** How each product stood when a closed month was over, and what left in it. */
export const costProducts = pgTable(
  "cost_products",
  {
    shopId: uuid().notNull(),
    month: date().notNull(),
    productId: text().notNull(),
    pieces: count().notNull(),
    /** Of one piece, in millionths of a franc; null while nobody knows it. */
    unit: bigint({ mode: "number" }),
    left: count().notNull(),
    vat: count().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.month, table.productId] })],
);

/** What goods of each day of closed months cost, in francs with their millionths. */
export const costDays = pgTable(
  "cost_days",
  {
    shopId: uuid().notNull(),
    day: date().notNull(),
    sellerId: uuid().notNull(),
    agencyId: uuid().notNull(),
    cost: numeric().notNull(),
    unknown: numeric({ mode: "number" }).notNull(),
    lost: numeric().notNull(),
    lostUnknown: count().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.day, table.sellerId, table.agencyId] })],
);
