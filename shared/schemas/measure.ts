import { z } from "zod";
import { mostPieces } from "./bounds.ts";
import { lineSchema } from "./primitives.ts";

/** In what a product is kept that is not kept by the piece: grams, millilitres, centimetres. */
export const units = ["g", "ml", "cm"] as const;
export const unitSchema = z.literal([...units]);
export type Unit = z.infer<typeof unitSchema>;

/** Identifier of a pack inside its product. */
export const packIdSchema = z.string().regex(/^[A-Za-z0-9_-]{4,36}$/);
const packNameSchema = lineSchema(40).min(1);

/**
 * So many of a line's unit that its price is for, where that is not one: a thousand grams of what is weighed, the pieces
 * of a carton. It stays as it was sold (`unit`, the pack with its name), whatever becomes of the product.
 */
export const soldBySchema = z.object({
  per: z.int().min(2).max(mostPieces),
  unit: unitSchema.optional(),
  pack: z.object({ id: packIdSchema, name: packNameSchema }).optional(),
});
export type SoldBy = z.infer<typeof soldBySchema>;
