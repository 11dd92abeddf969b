import { z } from "zod";
import {
  daySchema,
  francsSchema,
  productIdSchema,
  quantitySchema,
  revSchema,
  uuidSchema,
} from "./primitives.ts";

/** `YYYY-MM`. */
export const monthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/**
 * What the office says that so many pieces of a product cost, from a month on; without one, from that in which it is
 * said (N3).
 */
export const setCostBodySchema = z.object({
  productId: productIdSchema,
  cost: francsSchema,
  /** One, unless it is said of more. */
  pieces: quantitySchema.optional(),
  month: monthSchema.optional(),
});
export type SetCostBody = z.infer<typeof setCostBodySchema>;

/** What one piece costs, in millionths of a franc. */
const unitSchema = z.int().min(0);

/** What the office reads of a product beside its sales and purchases, by month: what it said, and pieces that came or went otherwise. */
export const productCostSchema = z.object({
  productId: productIdSchema,
  /** Stands for the product in rows of months. */
  no: z.int().min(1),
  said: z.array(z.tuple([monthSchema, unitSchema])),
  /** Those that were there from the beginning stand at `0001-01`. */
  moved: z.array(z.tuple([monthSchema, z.int()])),
  rev: revSchema,
});
export type ProductCost = z.infer<typeof productCostSchema>;

const amounts = z.array(z.int());
/** Francs, and millionths of a franc beside them: sums of what one piece costs are exact. */
const exact = { francs: amounts, micros: amounts };

/** What goods of one closed month cost: columns of equal length, one place for each day, seller and agency, and one for each product. */
export const costMonthSchema = z.object({
  /** `YYYY-MM`. */
  id: monthSchema,
  days: z.object({
    day: z.array(daySchema),
    sellerId: z.array(uuidSchema),
    agencyId: z.array(uuidSchema.nullable()),
    cost: z.object(exact),
    unknown: amounts,
    lost: z.object(exact),
    lostUnknown: amounts,
  }),
  /** Null for a month so long ago that devices do not keep its products. */
  products: z
    .object({
      /** The number of each, less that of the one before: what ascends by ones weighs nothing packed. */
      step: amounts,
      /** What one piece costs, in whole francs; −1: not known. */
      francs: amounts,
      /** Its millionths beside them: most cost whole francs. */
      micros: amounts,
      pieces: amounts,
      left: amounts,
      /** Absent where nothing bore tax. */
      vat: amounts.optional(),
    })
    .nullable(),
  /** What stands in place of `products` for devices that read it (`packed-goods.ts`). */
  goods: z.object({ count: z.int().min(0), text: z.string() }).optional(),
  /** What is put right of pieces that were sold before they were bought (N4): francs, millionths. */
  trueUp: z.tuple([z.int(), z.int()]),
  rev: revSchema,
});
export type CostMonth = z.infer<typeof costMonthSchema>;
