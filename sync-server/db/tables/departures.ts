import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/**
 * Why accounts and shops were closed. Nothing in it leads back to a person or a shop: the account or the shop is gone,
 * and what is left is an answer to the question why.
 */
export const departureReasons = pgTable("departure_reasons", {
  /** Follows from what the device that asked made up and from what was closed: the same at every attempt, and of nothing else. */
  requestId: uuid().primaryKey(),
  at: moment().notNull(),
  reasonType: text({ enum: ["account_deletion", "shop_deletion"] }).notNull(),
  reasons: text().array().notNull(),
  additionalDetails: text().notNull().default(""),
  userRole: text().notNull(),
});

/** Shops that are gone, and who belonged to them: whoever still sends to one is told what became of it. */
export const deletedShops = pgTable(
  "deleted_shops",
  {
    shopId: uuid().primaryKey(),
    at: moment().notNull(),
    memberIds: uuid().array().notNull(),
  },
  (table) => [index("deleted_shops_at").on(table.at)],
);
