import { date, index, integer, json, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Run } from "#shared/schemas/seal.ts";
import { count, moment } from "./columns.ts";

/** The furthest head that each key of a device has signed (CH3); `key` and `signature` empty where none signs. */
export const deviceHeads = pgTable(
  "device_heads",
  {
    shopId: uuid().notNull(),
    deviceNo: integer().notNull(),
    /** The public key: a point of P-256 in base64url. */
    key: text().notNull(),
    seq: count().notNull(),
    /** Link of that number, in hexadecimal. */
    link: text().notNull(),
    /** What was signed, and by what. */
    signed: text().notNull(),
    signature: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.deviceNo, table.key] })],
);

/** What did not fit in a chain, once a device, kind and day; the owner reads it among the sensitive acts (CH2). */
export const chainNotes = pgTable(
  "chain_notes",
  {
    shopId: uuid().notNull(),
    deviceNo: integer().notNull(),
    kind: text().notNull(),
    day: date().notNull(),
    seq: count().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.deviceNo, table.kind, table.day] })],
);

/** What stretches of a shop's books came to, for good (CH6). */
export const seals = pgTable(
  "seals",
  {
    shopId: uuid().notNull(),
    epoch: count().notNull(),
    no: integer().notNull(),
    day: date().notNull(),
    at: moment().notNull(),
    fromRev: count().notNull(),
    toRev: count().notNull(),
    before: text().notNull(),
    root: text().notNull(),
    runs: json().$type<Run[]>().notNull(),
    marks: text().notNull(),
    rev: count().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.epoch, table.no] }),
    index("seals_rev").on(table.shopId, table.rev),
  ],
);
