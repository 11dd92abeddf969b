import { z } from "zod";
import { mostCommissions, mostResellerLines } from "./bounds.ts";
import { meansOfCommission } from "./means-of-payment.ts";
import { soldBySchema } from "./measure.ts";
import {
  daySchema,
  francsSchema,
  momentSchema,
  productIdSchema,
  quantitySchema,
  rateSchema,
  revSchema,
  sumSchema,
  uuidSchema,
} from "./primitives.ts";
import { flagSchema } from "./sale.ts";
import { decisionSchema } from "./transfer.ts";

/** Goods sold out of one transfer. `price` is for one piece, or for so many of the unit as `by` says (U8); `rate` the tax that it bears where that is not the sale's (K10). */
export const resellerSaleLineSchema = z.object({
  transferId: uuidSchema,
  productId: productIdSchema,
  quantity: quantitySchema,
  price: francsSchema,
  by: soldBySchema.optional(),
  rate: rateSchema.optional(),
});
export type ResellerSaleLine = z.infer<typeof resellerSaleLineSchema>;

/**
 * A sale out of a reseller's stock: a fact. Made by the reseller it waits for the owner; made by the office it stands
 * at once. No product moves: the goods left the shop with their transfer.
 */
export const resellerSaleBodySchema = z.object({
  /** Counts the receipts of this device in this shop, together with those of sales. */
  receipt: z.int().min(1).max(99_999_999),
  lines: z.array(resellerSaleLineSchema).min(1).max(mostResellerLines),
  /** Σ of what its lines cost, in francs. */
  total: sumSchema,
  /** Latest revision of these products that the device knew: they are called as they were then (K6); older devices tell none. */
  catalogRev: revSchema.optional(),
  /** Tax that its prices include, as the device knew it (K1); older devices tell none. */
  vatRate: rateSchema.optional(),
});
export type ResellerSaleBody = z.infer<typeof resellerSaleBodySchema>;

/** `{operation}.{place of the line}`: one line is decided by itself. */
export const resellerSaleIdSchema = z.string().regex(/^[0-9a-f-]{36}\.\d{1,3}$/);

/** Says yes or no to a reseller's sale that waits; transfer and pieces are those of the sale. */
export const decideResellerSaleBodySchema = z.object({
  resellerSaleId: resellerSaleIdSchema,
  transferId: uuidSchema,
  quantity: quantitySchema,
  decision: z.literal(["confirm", "decline"]),
  note: z.string().trim().max(300),
});
export type DecideResellerSaleBody = z.infer<typeof decideResellerSaleBodySchema>;

export const commissionMeansSchema = z.literal(meansOfCommission);
export type CommissionMeans = z.infer<typeof commissionMeansSchema>;

/** The owner has paid commissions of one reseller: all of those named, or none. */
export const payCommissionsBodySchema = z.object({
  resellerId: uuidSchema,
  resellerSaleIds: z.array(resellerSaleIdSchema).min(1).max(mostCommissions),
  /** Σ of the commissions, in francs, as the payer saw it. */
  amount: sumSchema,
  means: commissionMeansSchema,
  reference: z.string().trim().max(60),
  paidOn: daySchema,
});
export type PayCommissionsBody = z.infer<typeof payCommissionsBodySchema>;

/** What a reseller earns by a confirmed sale. `rate` is (price − min) / min in hundredths of a percent, null over a minimum of 0. */
export const commissionSchema = z.object({
  amount: sumSchema,
  rate: z.int().nullable(),
  status: z.literal(["pending", "paid"]),
  paid: z
    .object({
      by: uuidSchema,
      at: momentSchema,
      on: daySchema,
      means: commissionMeansSchema,
      reference: z.string().max(60),
    })
    .nullable(),
});
export type Commission = z.infer<typeof commissionSchema>;

export const resellerSaleStatusSchema = z.literal(["pending", "confirmed", "declined"]);
export type ResellerSaleStatus = z.infer<typeof resellerSaleStatusSchema>;

/** One line of a reseller's sale as it travels to devices. `ticketId` is the operation; `saleId` the sale that the confirmation made. */
export const resellerSaleSchema = z.object({
  id: resellerSaleIdSchema,
  ticketId: uuidSchema,
  receiptNo: z.string().max(24),
  transferId: uuidSchema,
  productId: productIdSchema,
  productName: z.string().max(200),
  resellerId: uuidSchema,
  byId: uuidSchema,
  quantity: z.int(),
  price: francsSchema,
  /** The one written in the transfer; its own price where that was handed over by another unit. */
  minPrice: francsSchema,
  /** Of how many both prices are; absent where they are of a piece. */
  by: soldBySchema.optional(),
  /** Of a line that tells `by`: so much of it came back, and earns nothing any more (T13). */
  cameBack: z.int().optional(),
  status: resellerSaleStatusSchema,
  soldAt: momentSchema,
  day: daySchema,
  flags: z.array(flagSchema),
  decided: decisionSchema.nullable(),
  saleId: uuidSchema.nullable(),
  commission: commissionSchema.nullable(),
  rev: revSchema,
});
export type ResellerSale = z.infer<typeof resellerSaleSchema>;
