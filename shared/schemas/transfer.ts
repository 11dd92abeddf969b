import { z } from "zod";
import { soldBySchema, unitSchema } from "./measure.ts";
import {
  daySchema,
  francsSchema,
  momentSchema,
  productIdSchema,
  quantitySchema,
  revSchema,
  uuidSchema,
} from "./primitives.ts";
import { flagSchema } from "./sale.ts";

/** Where a transfer was made: on the products screen it stands at once, at the till it waits to be confirmed. */
export const transferOriginSchema = z.literal(["products", "till"]);
export type TransferOrigin = z.infer<typeof transferOriginSchema>;

/**
 * Goods handed to a reseller: a fact. They leave the shop's stock at once. The prices are those of the hand-over,
 * in francs a piece, or for so many of the unit as `by` says: a later change of the product cannot eat a commission.
 */
export const transferBodySchema = z.object({
  resellerId: uuidSchema,
  productId: productIdSchema,
  quantity: quantitySchema,
  price: francsSchema,
  minPrice: francsSchema,
  by: soldBySchema.optional(),
  origin: transferOriginSchema,
});
export type TransferBody = z.infer<typeof transferBodySchema>;

/** Says yes or no to a transfer that waits. Product and pieces are those of the transfer, so that its moves follow from the act alone. */
export const decideTransferBodySchema = z.object({
  transferId: uuidSchema,
  productId: productIdSchema,
  quantity: quantitySchema,
  decision: z.literal(["confirm", "reject"]),
  note: z.string().trim().max(300),
});
export type DecideTransferBody = z.infer<typeof decideTransferBodySchema>;

/** Goods that a reseller gives back: a fact. They enter the shop's stock. */
export const returnTransferBodySchema = z.object({
  transferId: uuidSchema,
  productId: productIdSchema,
  quantity: quantitySchema,
  /** In what it was handed over, for whoever reads the act without it; nothing is judged by it. */
  unit: unitSchema.optional(),
  reason: z.string().trim().max(200),
});
export type ReturnTransferBody = z.infer<typeof returnTransferBodySchema>;

export const transferStatusSchema = z.literal(["pending", "confirmed", "rejected"]);
export type TransferStatus = z.infer<typeof transferStatusSchema>;

/** Who decided, when, and what they had to say. The name is kept, for a reseller does not read the other members. */
export const decisionSchema = z.object({
  by: uuidSchema,
  name: z.string().max(120),
  at: momentSchema,
  note: z.string().max(300),
});
export type Decision = z.infer<typeof decisionSchema>;

/**
 * A transfer as it travels to devices: what one reseller holds of one hand-over. `inStock` = `quantity` − `sold` −
 * `returned`, 0 once rejected; like every figure it is never clamped. Its identifier is that of the operation.
 */
export const transferSchema = z.object({
  id: uuidSchema,
  productId: productIdSchema,
  productName: z.string().max(200),
  resellerId: uuidSchema,
  quantity: z.int(),
  sold: z.int(),
  returned: z.int(),
  inStock: z.int(),
  price: francsSchema,
  minPrice: francsSchema,
  /** Of how many both prices are; absent where they are of a piece. */
  by: soldBySchema.optional(),
  status: transferStatusSchema,
  origin: transferOriginSchema,
  byId: uuidSchema,
  at: momentSchema,
  day: daySchema,
  decided: decisionSchema.nullable(),
  flags: z.array(flagSchema),
  rev: revSchema,
});
export type Transfer = z.infer<typeof transferSchema>;
