import { z } from "zod";
import { mostExtraCosts, mostPurchaseLines } from "./bounds.ts";
import { soldBySchema } from "./measure.ts";
import {
  daySchema,
  deviceTimeSchema,
  francsSchema,
  lineSchema,
  momentSchema,
  productIdSchema,
  quantitySchema,
  revSchema,
  uuidSchema,
} from "./primitives.ts";
import { imageIdSchema } from "./product.ts";
import { flagSchema } from "./sale.ts";

/** Pieces that came, what all of them cost on the invoice, in francs, and as which pack they came, under its name then (U12). */
const purchaseLineSchema = z.object({
  productId: productIdSchema,
  quantity: quantitySchema,
  cost: francsSchema,
  by: soldBySchema.optional(),
});
export type PurchaseLine = z.infer<typeof purchaseLineSchema>;

/** What goods cost beside their price, and by what it lies on the lines: by what they cost, or by their pieces. */
const extraCostSchema = z.object({
  kind: z.literal(["transport", "customs", "handling", "other"]),
  amount: francsSchema.min(1),
  by: z.literal(["value", "pieces"]),
  /** It stands on the supplier's invoice; without it somebody else was paid. */
  onInvoice: z.literal(true).optional(),
});
export type ExtraCost = z.infer<typeof extraCostSchema>;

/** Goods that were bought and have come: a fact, which brings them into the stock. What it leaves to pay is a charge of the supplier's account, written with it. */
export const purchaseBodySchema = z.object({
  /** Of whom, where somebody says so. */
  supplierId: uuidSchema.optional(),
  /** Number of the invoice. */
  reference: lineSchema(60).min(1).optional(),
  lines: z.array(purchaseLineSchema).min(1).max(mostPurchaseLines),
  extraCosts: z.array(extraCostSchema).min(1).max(mostExtraCosts).optional(),
  /** The order that these goods come of, wholly or in part. */
  orderId: uuidSchema.optional(),
  /** Photograph of the supplier's paper. */
  imageId: imageIdSchema.optional(),
});
export type PurchaseBody = z.infer<typeof purchaseBodySchema>;

/** Goods that go back to whom they were bought of: a fact. `cost`: what is taken off the account for them, in francs. */
export const returnPurchaseBodySchema = z.object({
  purchaseId: uuidSchema,
  supplierId: uuidSchema.optional(),
  lines: z.array(purchaseLineSchema).min(1).max(mostPurchaseLines),
  reason: z.string().trim().min(1).max(200),
});
export type ReturnPurchaseBody = z.infer<typeof returnPurchaseBodySchema>;

/** A purchase as it travels to the office, or what went back of one. */
export const purchaseSchema = z.object({
  id: uuidSchema,
  supplierId: uuidSchema.nullable(),
  reference: z.string().max(60).nullable(),
  lines: z.array(purchaseLineSchema),
  extraCosts: z.array(extraCostSchema),
  /** Of what went back: the purchase that it was of, and why; absent or null for a purchase. */
  backOf: uuidSchema.nullish(),
  reason: z.string().max(200).nullish(),
  /** The order that its goods come of; absent or null where there was none. */
  orderId: uuidSchema.nullish(),
  /** Photograph of the supplier's paper; absent or null if there is none. */
  imageId: imageIdSchema.nullish(),
  byId: uuidSchema,
  at: momentSchema,
  deviceAt: deviceTimeSchema,
  day: daySchema,
  deviceCode: z.string().max(8),
  /** Place in the device's own numbering. */
  seq: z.int().min(1),
  flags: z.array(flagSchema),
  rev: revSchema,
});
export type Purchase = z.infer<typeof purchaseSchema>;
