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
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Unit } from "#shared/schemas/measure.ts";
import type { Pack } from "#shared/schemas/pack.ts";
import type { TaxGroup } from "#shared/schemas/tax.ts";
import { count, moment } from "./columns.ts";

const francs = () => bigint({ mode: "number" });

export const products = pgTable(
  "products",
  {
    shopId: uuid().notNull(),
    id: text().notNull(),
    name: text().notNull(),
    brand: text().notNull(),
    model: text().notNull(),
    color: text().notNull(),
    dimensions: text().notNull(),
    barcode: text(),
    /** Two ways of writing one barcode give one key. */
    barcodeKey: text(),
    uniqueCode: text().notNull(),
    category: text().notNull(),
    price: francs().notNull(),
    minPrice: francs().notNull(),
    stockThreshold: integer().notNull(),
    /** Names of its pictures, the first one is shown. */
    images: text().array().notNull().default([]),
    /** Grams, millilitres or centimetres; null for pieces. */
    unit: text().$type<Unit>(),
    packs: jsonb().$type<Pack[]>().notNull().default([]),
    /** Keys of the barcodes of its packs. */
    packKeys: text().array().notNull().default([]),
    /** Null for the normal rate of tax. */
    taxGroup: text().$type<TaxGroup>(),
    /** What it is a variant of. */
    family: text(),
    archived: boolean().notNull().default(false),
    rev: count().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    uniqueIndex("products_barcode")
      .on(table.shopId, table.barcodeKey)
      .where(sql`${table.barcodeKey} is not null`),
    unique("products_unique_code").on(table.shopId, table.uniqueCode),
    index("products_rev").on(table.shopId, table.rev),
    index("products_pack_keys").on(table.shopId).where(sql`${table.packKeys} <> '{}'`),
  ],
);

/** Every price a product ever had: sales are judged by what their device could know. */
export const productPrices = pgTable(
  "product_prices",
  {
    shopId: uuid().notNull(),
    productId: text().notNull(),
    fromRev: count().notNull(),
    price: francs().notNull(),
    minPrice: francs().notNull(),
    /** As what it was sold beside by the piece, with the lowest prices of its packs; null for nothing. */
    measures: jsonb().$type<{ unit: Unit | null; packs: Pack[] }>(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.productId, table.fromRev] })],
);

/** What a product was called until a revision: tickets keep the name that their device knew (K6). */
export const formerProductNames = pgTable(
  "former_product_names",
  {
    shopId: uuid().notNull(),
    productId: text().notNull(),
    untilRev: count().notNull(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.productId, table.untilRev] })],
);

/** What a field held before somebody wrote over a change they had not seen. */
export const productHistory = pgTable(
  "product_history",
  {
    shopId: uuid().notNull(),
    productId: text().notNull(),
    rev: count().notNull(),
    opId: uuid().notNull(),
    field: text().notNull(),
    was: jsonb(),
    became: jsonb(),
    byId: uuid().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.productId, table.opId, table.field] })],
);

/**
 * Books of one product. Moves of a product that the server does not know (yet) have their row too.
 * No index on `rev`, and room on each page, so that the update of a sale stays inside the page:
 * what changed is found through the facts that changed it.
 */
export const stocks = pgTable(
  "stocks",
  {
    shopId: uuid().notNull(),
    productId: text().notNull(),
    quantity: count().notNull(),
    sold: count().notNull().default(0),
    rev: count().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.productId] })],
);

/**
 * Stock rows that changed at a revision without a sale, return or adjustment that says so: by these, devices learn of
 * them. A product has one mark, that of its last such change.
 */
export const stockMarks = pgTable(
  "stock_marks",
  {
    shopId: uuid().notNull(),
    productId: text().notNull(),
    rev: count().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.productId] }),
    index("stock_marks_rev").on(table.shopId, table.rev),
  ],
);

/** Products that stand at or below their threshold and were told of, or began there. */
export const lowStock = pgTable(
  "low_stock",
  {
    shopId: uuid().notNull(),
    productId: text().notNull(),
    since: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.productId] })],
);
