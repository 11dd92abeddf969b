import { z } from "zod";
import { mostUnits } from "./bounds.ts";
import { lossClasses } from "./loss-classes.ts";
import {
  daySchema,
  deviceTimeSchema,
  momentSchema,
  productIdSchema,
  quantitySchema,
  revSchema,
  uuidSchema,
} from "./primitives.ts";
import { flagSchema } from "./sale.ts";

/** The books hold more than one movement can bring: several have come one after the other. */
const mostShown = 1000 * mostUnits;

const reason = z.string().trim().min(1).max(200);

/** How the pieces were lost (X6). */
const loss = z.literal(lossClasses);

/**
 * A change of stock that is neither a sale nor a return.
 * `increase` and `decrease` are intentions (a decrease may be refused); `count` says what somebody counted
 * and what their screen showed before, so that the difference is what travels.
 */
export const adjustmentBodySchema = z.discriminatedUnion("mode", [
  z.object({
    mode: z.literal("increase"),
    productId: productIdSchema,
    quantity: quantitySchema,
    reason,
  }),
  z.object({
    mode: z.literal("decrease"),
    productId: productIdSchema,
    quantity: quantitySchema,
    reason,
    loss: loss.optional(),
  }),
  z.object({
    mode: z.literal("count"),
    productId: productIdSchema,
    counted: z.int().min(0).max(mostUnits),
    /** The exact figure of the books before the count, possibly negative. */
    shownBefore: z.int().min(-mostShown).max(mostShown),
    reason,
    /** When it was counted, by the device's clock; what was counted just before it was written says nothing. */
    countedAt: deviceTimeSchema.optional(),
    /** The sale that what was missing became, written just before it, and the revision of the books that its device held when it was counted (Q1). */
    sale: z.object({ id: uuidSchema, rev: revSchema }).optional(),
    loss: loss.optional(),
  }),
]);
export type AdjustmentBody = z.infer<typeof adjustmentBodySchema>;

/** An adjustment as it travels to devices. `delta` is in pieces. */
export const adjustmentSchema = z.object({
  id: uuidSchema,
  productId: productIdSchema,
  /** What no form of ours writes: goods that a reseller brought back, and those of a transfer that was rejected. */
  mode: z.literal(["increase", "decrease", "count", "reseller-return", "transfer-rejected"]),
  /** The transfer that the goods came from. */
  transferId: uuidSchema.nullable(),
  delta: z.int(),
  reason: z.string().max(200),
  byId: uuidSchema,
  at: momentSchema,
  day: daySchema,
  flags: z.array(flagSchema),
  /** Absent or null for what was not turned into a sale. */
  sale: z.object({ id: uuidSchema, rev: revSchema }).nullish(),
  /** Absent or null for what says of no loss. */
  loss: loss.nullish(),
  rev: revSchema,
});
export type Adjustment = z.infer<typeof adjustmentSchema>;
