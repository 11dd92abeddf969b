import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { type KeptLine, keptLines, keptPayments } from "#server/db/short-sales.ts";
import type { Discount } from "#shared/schemas/discount.ts";
import type { LossClass } from "#shared/schemas/loss-classes.ts";
import type { Flag } from "#shared/schemas/sale.ts";
import type { TaxLine } from "#shared/schemas/tax.ts";
import { bytes, count, moment } from "./columns.ts";

const fact = {
  shopId: uuid().notNull(),
  id: uuid().notNull(),
  rev: count().notNull(),
  deviceNo: integer().notNull(),
  seq: count().notNull(),
  sellerId: uuid().notNull(),
  /** The server's best knowledge of when it happened; `deviceAt` is what the device's clock said, in ms. */
  soldAt: moment().notNull(),
  deviceAt: count().notNull(),
  day: date().notNull(),
  /** Text, as it came to be read: written for every sale and never changed, so that taking it apart would not pay. */
  lines: json().$type<KeptLine[]>().notNull(),
  total: bigint({ mode: "number" }).notNull(),
  flags: text().array().$type<Flag[]>().notNull(),
  settled: jsonb().$type<{ by: string; at: string; note: string }>(),
};

export const sales = pgTable(
  "sales",
  {
    ...fact,
    receipt: integer().notNull(),
    /** In either form, as `payments` (`short-sales.ts`). */
    lines: keptLines().notNull(),
    payments: keptPayments().notNull(),
    /** As it was judged; null for none. */
    flags: text().array().$type<Flag[]>(),
    /** Who was signed in on the device, when somebody else sold on it. */
    recordedBy: uuid(),
    /** The selling point as the device told it; perhaps one that the shop does not know. */
    agencyId: uuid(),
    /** Tax that its prices include, hundredths of a percent, as it stood at the sale. */
    vatRate: integer().notNull().default(0),
    /** What was said of its discounts; null where nothing was taken off. */
    discounts: json().$type<Discount[]>(),
    /** Made by the confirmation of a reseller's sale: number and receipt are those of the reseller's act. */
    ofReseller: boolean().notNull().default(false),
    /** Of the operation's text. A sale is its own entry in the ledger; without one, `op_ledger` has it, or it is of a reseller. */
    hash: bytes(),
    /** Of its device's chain (CH1); null where the device told none. */
    link: bytes(),
    /** Revision of the catalogue that its device held: with it the row says again what was told (CH8). */
    catalogRev: bigint({ mode: "number" }),
    /** The revision of its verdict, once something told of it later has moved it to a later one. */
    judgedRev: count(),
    /** Flags that came after its verdict, with the reference of one of its payments. */
    laterFlags: text().array().$type<Flag[]>(),
  },
  (table) => [
    // Identifiers begin with the time: ordered by them first, the index of all shops grows at its end, and its pages are full.
    primaryKey({ name: "sales_shop_id_id_pk", columns: [table.id, table.shopId] }),
    // `number-group.ts`; the one by revision alone goes once no instance of before is there (`gone-instances.ts`).
    index("sales_revs").on(table.shopId, sql`(${table.rev} >> 4)`),
    index("sales_moved")
      .on(table.shopId, table.rev)
      .where(sql`${table.settled} is not null or ${table.judgedRev} is not null`),
    // `number-group.ts`
    index("sales_numbers").on(table.shopId, table.deviceNo, sql`(${table.seq} >> 4)`),
    // Of sixteen bytes the first seven, which the letters of a ticket say (CH9).
    index("sales_letters")
      .on(sql`substring(${table.link} from 1 for 7)`)
      .where(sql`${table.link} is not null`),
  ],
);

/** Which sale of a shop told a reference first, as references are compared: another that tells it is flagged. */
export const paymentReferences = pgTable(
  "payment_references",
  {
    shopId: uuid().notNull(),
    reference: text().notNull(),
    saleId: uuid().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.reference] })],
);

export const returns = pgTable(
  "returns",
  {
    ...fact,
    saleId: uuid(),
    restock: boolean().notNull(),
    refund: text().notNull(),
    /** Of what went back by mobile money, the part that went back in cash. */
    cashPart: bigint({ mode: "number" }),
    reason: text().notNull(),
    isVoid: boolean().notNull().default(false),
    /** Who was signed in on the device, when somebody else took it back. */
    recordedBy: uuid(),
    /** The selling point as the device told it; perhaps one that the shop does not know. */
    agencyId: uuid(),
    /**
     * Against whom and at which selling point it counts: those of its ticket (H7). Null in what an instance of the
     * version before wrote: it counts to who took it back, on their device.
     */
    ofSellerId: uuid(),
    ofAgencyId: uuid(),
    /** It takes its ticket out of the number of tickets: the first that undoes it (H8). */
    undoes: boolean().notNull().default(false),
    /** Its ticket is not in the books yet: when it comes, the return is counted as it says. */
    awaitsTicket: boolean().notNull().default(false),
    /** Number of the device whose till it belongs to; null where it left no drawer of the shop (Z6). */
    tillNo: integer(),
    /** The rate of its ticket, and the francs of tax that went back with it. */
    vatRate: integer().notNull().default(0),
    vat: count().notNull().default(0),
    /** The same by rate, where its goods bear others than that of the ticket. */
    taxes: jsonb().$type<TaxLine[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("returns_rev").on(table.shopId, table.rev),
    index("returns_settled").on(table.shopId, table.rev).where(sql`${table.settled} is not null`),
    index("returns_sale").on(table.shopId, table.saleId),
    index("returns_awaiting").on(table.shopId).where(sql`${table.awaitsTicket}`),
    index("returns_device").on(table.shopId, table.deviceNo, table.seq),
  ],
);

export const adjustments = pgTable(
  "adjustments",
  {
    shopId: uuid().notNull(),
    id: uuid().notNull(),
    rev: count().notNull(),
    deviceNo: integer().notNull(),
    productId: text().notNull(),
    mode: text().notNull(),
    /** The transfer that the goods came from. */
    transferId: uuid(),
    delta: integer().notNull(),
    reason: text().notNull(),
    byId: uuid().notNull(),
    at: moment().notNull(),
    day: date().notNull(),
    flags: text().array().$type<Flag[]>().notNull(),
    /** The sale that what was missing of a count became, and the revision that its device held. */
    saleId: uuid(),
    saleRev: bigint({ mode: "number" }),
    /** How the pieces were lost. */
    loss: text().$type<LossClass>(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("adjustments_rev").on(table.shopId, table.rev),
    index("adjustments_transfer")
      .on(table.shopId, table.transferId)
      .where(sql`${table.transferId} is not null`),
  ],
);
