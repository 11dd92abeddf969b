import { z } from "zod";
import { mostElsewhere, mostPieces } from "./bounds.ts";
import { debtFigures } from "./debt-figures.ts";
import { each, told } from "./means.ts";
import {
  daySchema,
  deviceTimeSchema,
  momentSchema,
  rateSchema,
  revSchema,
  sumSchema,
  uuidSchema,
} from "./primitives.ts";
import { flagSchema } from "./sale.ts";
import { taxLineSchema } from "./tax.ts";

/** So many notes or coins of one value, in francs. */
export const pieceCountSchema = z.object({
  kind: z.literal(["note", "coin"]),
  value: z.int().min(1).max(mostPieces),
  count: z.int().min(0).max(mostPieces),
});
export type PieceCount = z.infer<typeof pieceCountSchema>;

/**
 * What happened at a till between two moments, amounts in francs. `revenue` is what was sold, `refunded` what came
 * back; `expected` is what should be in the drawer, below zero when more was taken out than came in.
 */
export const tillFiguresSchema = z.object({
  float: sumSchema,
  tickets: sumSchema,
  lines: sumSchema,
  pieces: sumSchema,
  revenue: sumSchema,
  ...told("received", sumSchema, sumSchema.optional()),
  returns: sumSchema,
  voids: sumSchema,
  returnedPieces: sumSchema,
  refunded: sumSchema,
  ...told("refunded", sumSchema, sumSchema.optional()),
  /** Lines of the tickets that were undone; absent in closings of before. */
  voidedLines: sumSchema.optional(),
  /** Debts that were paid at it, by means: no revenue (C7). Absent in closings of before. */
  ...each(debtFigures, () => sumSchema.optional()),
  moneyIn: sumSchema,
  moneyOut: sumSchema,
  expected: z.int(),
  /** Counts of the first and the last receipt, null when nothing was sold. */
  firstReceipt: z.int().min(1).nullable(),
  lastReceipt: z.int().min(1).nullable(),
  /** The lowest rate first. Absent in closings of before it was told: they know one rate for all. */
  taxes: z.array(taxLineSchema).max(10_001).optional(),
});
export type TillFigures = z.infer<typeof tillFiguresSchema>;

const countedSumSchema = z.object({ count: z.int().min(0), francs: sumSchema });

/**
 * The payments of a till that a message proves, beside the messages of the phone: references still to come, what was
 * found there and what was not, and what was said of payments that were not.
 */
export const mobileMatchSchema = z.object({
  toCome: z.int().min(0),
  found: countedSumSchema,
  missing: countedSumSchema,
  notes: z
    .array(
      z.object({ receiptNo: z.string().max(24), amount: sumSchema, note: z.string().max(120) }),
    )
    .max(50),
});
export type MobileMatch = z.infer<typeof mobileMatchSchema>;

const who = {
  /** Who did it, when it is not the person signed in on the device. */
  sellerId: uuidSchema.optional(),
  /** The selling point that the device was set to. */
  agencyId: uuidSchema.optional(),
};

/** A till is opened: what lies in the drawer from here on. */
export const openTillBodySchema = z.object({ float: sumSchema, ...who });
export type OpenTillBody = z.infer<typeof openTillBodySchema>;

/** Money put into the drawer or taken out of it beside selling; nothing where it was only opened (Z7). */
export const moveTillBodySchema = z.object({
  direction: z.literal(["in", "out"]),
  amount: sumSchema,
  reason: z.string().trim().min(1).max(200),
  ...who,
});
export type MoveTillBody = z.infer<typeof moveTillBodySchema>;

const closing = {
  /** Counts the closings of this device in this shop, from 1, without gaps. */
  z: z.int().min(1).max(99_999_999),
  /** The opening or closing that it follows; null for the first of a device. */
  after: uuidSchema.nullable(),
  /** Nothing older by the device's clock is counted, ms. */
  since: deviceTimeSchema,
  /** When the till was opened, or its first sale where nobody had opened it; null when nothing happened. */
  openedAt: momentSchema.nullable(),
  /** False when nobody had opened the till: the float counts as nothing. */
  wasOpened: z.boolean(),
  figures: tillFiguresSchema,
  counts: z.array(pieceCountSchema).max(40),
  counted: sumSchema,
  /** Tax included in the shop's prices at that time, hundredths of a percent. */
  vatRate: rateSchema,
  note: z.string().max(300),
  /** Whoever sold or took back in between. */
  sellers: z.array(uuidSchema).max(100),
  /**
   * Returns made on other devices that this closing counts: what was told later belongs to the next one. `isInFloat`: it
   * was given back before the till was opened, so that the float had been counted without it.
   */
  elsewhere: z
    .array(z.object({ id: uuidSchema, isInFloat: z.literal(true).optional() }))
    .max(mostElsewhere)
    .optional(),
  /** Absent where no message proves a payment, and from devices of before. */
  mobile: mobileMatchSchema.optional(),
};

/** A till is closed: what was counted, beside what the device worked out. */
export const closeTillBodySchema = z.object({ ...closing, ...who });
export type CloseTillBody = z.infer<typeof closeTillBodySchema>;

/** An opening, a move or a closing as it travels to devices: one of the three is told, the others are null. */
export const tillActSchema = z.object({
  id: uuidSchema,
  sellerId: uuidSchema,
  deviceCode: z.string().max(8),
  /** Place in the device's own numbering. */
  seq: z.int().min(1),
  at: momentSchema,
  deviceAt: deviceTimeSchema,
  day: daySchema,
  agencyId: uuidSchema.nullable(),
  open: openTillBodySchema.pick({ float: true }).nullable(),
  move: moveTillBodySchema.pick({ direction: true, amount: true, reason: true }).nullable(),
  /** `booked`: what the server found in its books when that differs from what the device told. */
  close: z.object({ ...closing, booked: tillFiguresSchema.nullable() }).nullable(),
  flags: z.array(flagSchema),
  rev: revSchema,
});
export type TillAct = z.infer<typeof tillActSchema>;
export type TillClosing = NonNullable<TillAct["close"]>;
