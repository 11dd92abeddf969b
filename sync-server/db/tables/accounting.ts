import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { AccountMap } from "#shared/schemas/journal.ts";
import { count, moment } from "./columns.ts";

/** Exports of the journal, each beginning where the one before ends. */
export const journalExports = pgTable(
  "journal_exports",
  {
    shopId: uuid().notNull(),
    id: uuid().notNull(),
    no: integer().notNull(),
    fromRev: count().notNull(),
    toRev: count().notNull(),
    at: moment().notNull(),
    byId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    unique("journal_exports_no").on(table.shopId, table.no),
  ],
);

/** Returns that were exported before their ticket had come: the tax that was told of them, and in which export the difference stands. */
export const journalReturns = pgTable(
  "journal_returns",
  {
    shopId: uuid().notNull(),
    returnId: uuid().notNull(),
    vat: bigint({ mode: "number" }).notNull(),
    correctedNo: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.returnId] }),
    index("journal_returns_corrected").on(table.shopId, table.correctedNo),
  ],
);

/** The numbers of accounts that a shop's accountant wants; what is absent has the usual one. */
export const accountMaps = pgTable("account_maps", {
  shopId: uuid().primaryKey(),
  accounts: jsonb().$type<AccountMap>().notNull(),
});
