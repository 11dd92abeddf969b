import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bytes, moment } from "./columns.ts";

/** Pictures of shops, each named by its content and never changed; the pictures themselves are files elsewhere. */
export const images = pgTable(
  "images",
  {
    shopId: uuid().notNull(),
    id: text().notNull(),
    mediaType: text().notNull(),
    /** How many bytes it takes. */
    size: integer().notNull().default(0),
    /** Of those that were kept here before files were; they move out by and by. */
    bytes: bytes(),
    byId: uuid().notNull(),
    /** When it was last sent. */
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.id] }), index("images_at").on(table.at)],
);
