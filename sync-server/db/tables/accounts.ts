import { sql } from "drizzle-orm";
import { bigint, date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { AccountMove } from "#shared/schemas/customer-account.ts";
import type { Flag } from "#shared/schemas/sale.ts";
import { count, moment } from "./columns.ts";

/** What each customer of the shop owes, and their points: the sums of their moves. Those of other notebooks are summed up where they are read. */
export const accounts = pgTable(
  "accounts",
  {
    shopId: uuid().notNull(),
    customerId: uuid().notNull(),
    /** Francs; below zero for a deposit. */
    balance: bigint({ mode: "number" }).notNull(),
    /** Below zero where more was spent than there was. */
    points: bigint({ mode: "number" }).notNull().default(0),
    rev: count().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.customerId] }),
    index("accounts_rev").on(table.shopId, table.rev),
  ],
);

/** What happened on the accounts of customers. */
export const accountMoves = pgTable(
  "account_moves",
  {
    shopId: uuid().notNull(),
    id: uuid().notNull(),
    rev: count().notNull(),
    deviceNo: integer().notNull(),
    seq: count().notNull(),
    sellerId: uuid().notNull(),
    /** Who was signed in on the device, when somebody else did it. */
    recordedBy: uuid(),
    at: moment().notNull(),
    deviceAt: count().notNull(),
    day: date().notNull(),
    customerId: uuid().notNull(),
    /** In whose notebook it stands, as in `customers`; null in that of the shop's customers. */
    notebookId: uuid("reseller_id"),
    kind: text().$type<AccountMove["kind"]>().notNull(),
    /** Francs that are owed more, below zero for less. */
    change: bigint({ mode: "number" }).notNull(),
    /** Points that there are more, below zero for fewer. */
    points: bigint({ mode: "number" }).notNull().default(0),
    /** Receipt of a payment; null for what is none. */
    receipt: integer(),
    method: text(),
    reference: text(),
    saleIds: uuid().array().notNull(),
    dueDay: date(),
    /** The ticket of whose change it is a part (C9). */
    ofChange: uuid(),
    reason: text().notNull(),
    flags: text().array().$type<Flag[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("account_moves_rev").on(table.shopId, table.rev),
    index("account_moves_customer").on(table.shopId, table.customerId),
    index("account_moves_device").on(table.shopId, table.deviceNo, table.seq),
    index("account_moves_reseller")
      .on(table.shopId, table.notebookId, table.customerId)
      .where(sql`${table.notebookId} is not null`),
  ],
);
