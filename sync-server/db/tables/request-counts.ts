import { integer, pgTable } from "drizzle-orm/pg-core";
import { bytes, moment } from "./columns.ts";

/**
 * How often something that costs money or guards an account was asked for lately, over all instances. The key is a hash,
 * so that no address stands here; a row whose time is over is begun anew, or forgotten within the hour.
 */
export const requestCounts = pgTable("request_counts", {
  key: bytes().primaryKey(),
  until: moment().notNull(),
  count: integer().notNull(),
});
