import { z } from "zod";
import { mostLines } from "./bounds.ts";
import { discountReasons } from "./discount-reasons.ts";
import { uuidSchema } from "./primitives.ts";

/** A part of a price, in hundredths of a percent: 1000 is 10 %. */
export const shareSchema = z.int().min(0).max(10_000);

/** A discount as it was said at the till: for the paper and for the owner. What each line costs says its own `discount`. */
export const discountSchema = z.object({
  /** The line it was said of, by its place from 0; of the whole ticket without one. */
  line: z
    .int()
    .min(0)
    .max(mostLines - 1)
    .optional(),
  /** Francs that it took off. */
  amount: z.int().min(1),
  /** When it was said in percent: hundredths of one. */
  rate: shareSchema.optional(),
  reason: z.literal([...discountReasons]),
  /** Who of the office allowed it, by their PIN or as the one who sold. */
  allowedBy: uuidSchema.optional(),
});
export type Discount = z.infer<typeof discountSchema>;
