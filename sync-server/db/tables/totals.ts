import { sql } from "drizzle-orm";
import {
  bigint,
  date,
  index,
  integer,
  numeric,
  pgTable,
  pgView,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { accountFigures } from "#shared/schemas/debt-figures.ts";
import { each, receivedFigures, refundedFigures } from "#shared/schemas/means.ts";
import { count } from "./columns.ts";

/** Stands for « at no agency », so that it can be a part of a key. */
export const noAgency = "00000000-0000-0000-0000-000000000000";

const pieces = () => count().notNull().default(0);
/** Sums of francs have no largest: a mistyped price must not keep a sale out of the books. */
const francs = () => numeric({ mode: "number" }).notNull().default(0);

/**
 * What each seller sold and took back on each business day of the closed months at each agency
 * (`shared/rules/figures.ts`).
 */
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
    ...each(receivedFigures, francs),
    returns: pieces(),
    voids: pieces(),
    returnedPieces: pieces(),
    refunded: francs(),
    ...each(refundedFigures, francs),
    voidedLines: pieces(),
    ...each(accountFigures, francs),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.day, table.sellerId, table.agencyId] })],
);

/**
 * Tax of what `day_totals` counts, by rate, less what was given back: `base` in francs with tax, `vat` the tax among
 * them. What bears no tax has no row.
 */
export const dayTaxes = pgTable(
  "day_taxes",
  {
    shopId: uuid().notNull(),
    day: date().notNull(),
    sellerId: uuid().notNull(),
    agencyId: uuid().notNull(),
    rate: integer().notNull(),
    base: francs(),
    vat: francs(),
  },
  (table) => [
    primaryKey({
      columns: [table.shopId, table.day, table.sellerId, table.agencyId, table.rate],
    }),
  ],
);

/** What was sold and came back of each product in each closed month, named by its first day. */
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
    voidedLines: pieces(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.month, table.productId] })],
);

/** What groups of sales added to the products of an open month before those were counted at its closing: goes, with its view. */
export const monthParts = pgTable(
  "month_parts",
  {
    shopId: uuid().notNull(),
    month: date().notNull(),
    productIds: text().array().notNull(),
    lines: integer().array().notNull(),
    pieces: bigint({ mode: "number" }).array().notNull(),
    revenue: numeric().array().notNull(),
  },
  (table) => [index("month_parts_month").on(table.shopId, table.month)],
);

export const monthSums = pgView("month_sums", {
  shopId: uuid().notNull(),
  month: date().notNull(),
  productId: text().notNull(),
  lines: count().notNull(),
  pieces: count().notNull(),
  revenue: numeric({ mode: "number" }).notNull(),
  returnedPieces: count().notNull(),
  refunded: numeric({ mode: "number" }).notNull(),
}).as(sql`
  select shop_id, month, product_id, sum(lines)::bigint as lines, sum(pieces)::bigint as pieces,
    sum(revenue) as revenue, sum(returned_pieces)::bigint as returned_pieces, sum(refunded) as refunded
  from (
    select shop_id, month, product_id, lines, pieces, revenue, returned_pieces, refunded from month_products
    union all
    select p.shop_id, p.month, of.product_id, of.lines, of.pieces, of.revenue, 0, 0
    from month_parts p, unnest(p.product_ids, p.lines, p.pieces, p.revenue) of(product_id, lines, pieces, revenue)
  ) both_kinds
  group by shop_id, month, product_id`);

/**
 * Months in which a shop has sales or returns, noted by the first that comes while the month is open: nothing of its
 * day was entered under an earlier revision. Those of closed months need not be here.
 */
export const factMonths = pgTable(
  "fact_months",
  {
    shopId: uuid().notNull(),
    month: date().notNull(),
    sinceRev: count().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.month] })],
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
