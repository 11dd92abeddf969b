import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bytes, moment } from "./columns.ts";

/** Pictures of products, each named by its content and never changed. */
export const images = pgTable(
  "images",
  {
    shopId: uuid().notNull(),
    id: text().notNull(),
    mediaType: text().notNull(),
    bytes: bytes().notNull(),
    byId: uuid().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.id] })],
);
