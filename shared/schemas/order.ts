import { z } from "zod";
import { mostPurchaseLines } from "./bounds.ts";
import { soldBySchema } from "./measure.ts";
import { patchOf } from "./patch.ts";
import {
  daySchema,
  francsSchema,
  momentSchema,
  productIdSchema,
  quantitySchema,
  revSchema,
  uuidSchema,
  wordsSchema,
} from "./primitives.ts";

/** Pieces that are wanted, what all of them are expected to cost, in francs, where that is known, and as which pack they are counted (U12). */
const orderLineSchema = z.object({
  productId: productIdSchema,
  quantity: quantitySchema,
  cost: francsSchema.optional(),
  by: soldBySchema.optional(),
});
export type OrderLine = z.infer<typeof orderLineSchema>;

/** What the office says of an order. Whether its goods have come says `leftOf`, and no state. */
const orderFieldsSchema = z.object({
  supplierId: uuidSchema,
  lines: z.array(orderLineSchema).min(1).max(mostPurchaseLines),
  note: wordsSchema(500),
  /** `closed`: what has not come is not waited for any more. */
  state: z.literal(["draft", "sent", "closed", "cancelled"]),
  /** When the goods are awaited; null where nobody said. */
  expectedDay: daySchema.nullable(),
  /** When the supplier was told. */
  sentDay: daySchema.nullable(),
});
export type OrderFields = z.infer<typeof orderFieldsSchema>;

/** A new order; its identifier is made by the device. */
export const createOrderBodySchema = orderFieldsSchema.extend({ orderId: uuidSchema });
export type CreateOrderBody = z.infer<typeof createOrderBodySchema>;

/** An edit of an order: for each field what the editor saw and what it shall become. */
export const editOrderBodySchema = z.object({
  orderId: uuidSchema,
  patch: patchOf(orderFieldsSchema.shape),
});
export type EditOrderBody = z.infer<typeof editOrderBodySchema>;

/** An order as it travels to the office. */
export const orderSchema = orderFieldsSchema.extend({
  id: uuidSchema,
  /** Who made it, and when. */
  byId: uuidSchema,
  at: momentSchema,
  day: daySchema,
  rev: revSchema,
});
export type Order = z.infer<typeof orderSchema>;
