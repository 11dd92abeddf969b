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

/**
 * What an edit replaced of what papers say of a shop or of one of its agencies (`subject_id`): by this, each paper says
 * what was so at its moment.
 */
export const formerTerms = pgTable(
  "former_terms",
  {
    shopId: uuid().notNull(),
    subjectId: uuid().notNull(),
    opId: uuid().notNull(),
    rev: count().notNull(),
    /** Place of the edit in its device's own numbering: two of one turn share a revision. */
    seq: count().notNull(),
    /** It was so until then. */
    at: moment().notNull(),
    was: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.opId] }),
    index("former_terms_at").on(table.shopId, table.subjectId, table.at),
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
