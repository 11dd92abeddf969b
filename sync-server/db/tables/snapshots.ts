import { integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bytes, count, moment } from "./columns.ts";

/** Parts of a first load, each compressed once and never changed. */
export const snapshotParts = pgTable(
  "snapshot_parts",
  {
    shopId: uuid().notNull(),
    scope: text().notNull(),
    epoch: integer().notNull(),
    rev: count().notNull(),
    part: integer().notNull(),
    parts: integer().notNull(),
    products: integer().notNull(),
    body: bytes().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.scope, table.epoch, table.rev, table.part] }),
  ],
);
