import { z } from "zod";
import { mostUnits } from "./bounds.ts";
import {
  daySchema,
  momentSchema,
  productIdSchema,
  quantitySchema,
  revSchema,
  uuidSchema,
} from "./primitives.ts";
import { productFieldsSchema } from "./product.ts";
import { flagSchema } from "./sale.ts";
import { decisionSchema } from "./transfer.ts";

/** What the receiving shop needs to know of a product it may not have. */
export const travellingProductSchema = productFieldsSchema.omit({ uniqueCode: true, images: true });
export type TravellingProduct = z.infer<typeof travellingProductSchema>;

/** Goods sent to another shop of the same owner: a fact of the sending shop. They leave its stock at once. */
export const shopTransferBodySchema = z.object({
  toShopId: uuidSchema,
  productId: productIdSchema,
  quantity: quantitySchema,
  product: travellingProductSchema,
});
export type ShopTransferBody = z.infer<typeof shopTransferBodySchema>;

/** What was counted on arrival, written in the receiving shop. `productId` is the product there. The first one stands. */
export const receiveShopTransferBodySchema = z.object({
  transferId: uuidSchema,
  productId: productIdSchema,
  counted: z.int().min(0).max(mostUnits),
  note: z.string().trim().max(300),
});
export type ReceiveShopTransferBody = z.infer<typeof receiveShopTransferBodySchema>;

/**
 * The sender has its pieces again, in its own shop: what lies in the transfer comes back whole or not at all. `productId`
 * and `quantity` are those of the transfer, so that the device counts them before the server has answered (T9a).
 */
export const withdrawShopTransferBodySchema = z.object({
  transferId: uuidSchema,
  productId: productIdSchema,
  quantity: quantitySchema,
});
export type WithdrawShopTransferBody = z.infer<typeof withdrawShopTransferBodySchema>;

/**
 * Who counted, or took the goods back, when, and their note. `shopGone`: nobody did, as the other shop was deleted; all
 * is back in stock (T9).
 */
export const arrivalSchema = decisionSchema.extend({ shopGone: z.literal(true).optional() });
export type Arrival = z.infer<typeof arrivalSchema>;

/**
 * A transfer between shops as each of the two sees it: `out` in the books of the sender, `in` in those of the
 * receiver, under the same identifier (that of the sending operation). `counted` − `quantity` is the difference; what
 * the sender took back was never counted (T9a), and `received` says who took it.
 */
export const shopTransferSchema = z.object({
  id: uuidSchema,
  direction: z.literal(["out", "in"]),
  otherShopId: uuidSchema,
  otherShopName: z.string().max(120),
  /** The product in this shop; null on the way in until it was received. */
  productId: productIdSchema.nullable(),
  product: travellingProductSchema,
  quantity: z.int(),
  status: z.literal(["on-the-way", "received", "withdrawn"]),
  counted: z.int().nullable(),
  byId: uuidSchema,
  byName: z.string().max(120),
  at: momentSchema,
  day: daySchema,
  received: arrivalSchema.nullable(),
  flags: z.array(flagSchema),
  rev: revSchema,
});
export type ShopTransfer = z.infer<typeof shopTransferSchema>;
