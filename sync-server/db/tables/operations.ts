import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { VerdictStatus } from "#shared/sync/protocol.ts";
import { bytes, count, moment } from "./columns.ts";

/**
 * Every operation ever judged but the sales, for ever: the same one again gets the same verdict. A sale is kept with
 * its own row instead, which its key knows already; those of versions before are here.
 */
export const opLedger = pgTable(
  "op_ledger",
  {
    shopId: uuid().notNull(),
    opId: uuid().notNull(),
    hash: bytes().notNull(),
    deviceNo: integer().notNull(),
    seq: count().notNull(),
    kind: text().notNull(),
    rev: count().notNull(),
    status: text().$type<VerdictStatus>().notNull(),
    reasons: text().array(),
    /** Who was signed in on the device when somebody else did it; a sale says so itself. */
    recordedBy: uuid(),
    /** Of its device's chain (CH1); null where the device told none. */
    link: bytes(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.opId] }),
    index("op_ledger_device")
      .on(table.shopId, table.deviceNo, table.seq)
      .where(sql`${table.kind} <> 'sale'`),
    // `number-group.ts`
    index("op_ledger_revs").on(table.shopId, sql`(${table.rev} >> 4)`),
  ],
);

/** What could not be understood, as it came, so that nobody's act is lost to a mistake in a program. */
export const unreadableOperations = pgTable(
  "unreadable_operations",
  {
    /** Made from the raw text and its device: the same one sent again is kept once. */
    id: uuid().primaryKey(),
    userId: uuid().notNull(),
    deviceId: uuid().notNull(),
    epoch: count().notNull(),
    /** Its number, when that much could be read. */
    seq: count(),
    /** Only when the person is or was a member of it. */
    shopId: uuid(),
    receivedAt: moment().notNull(),
    /** JSON text: what it holds may be more than `jsonb` takes. */
    raw: text().notNull(),
    reason: text().notNull(),
  },
  (table) => [
    index("unreadable_operations_device").on(table.deviceId, table.epoch, table.seq),
    index("unreadable_operations_user").on(table.userId),
  ],
);
