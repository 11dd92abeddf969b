import { z } from "zod";
import { longestBarcode, mostPacks, mostPieces } from "./bounds.ts";
import { packIdSchema } from "./measure.ts";
import { francsSchema, lineSchema } from "./primitives.ts";

/**
 * So many of a product that are sold as one, at a price of their own: a carton of 24, a bag of 50 kg. `factor` counts in
 * the product's unit. Without `minPrice` its price is the lowest. One that is not sold any more is archived: tickets name it.
 * Fields in the order in which Postgres keeps them.
 */
export const packSchema = z
  .object({
    id: packIdSchema,
    name: lineSchema(40).min(1),
    price: francsSchema,
    factor: z.int().min(2).max(mostPieces),
    barcode: z.string().min(1).max(longestBarcode).optional(),
    archived: z.literal(true).optional(),
    minPrice: francsSchema.optional(),
  })
  .refine(({ price, minPrice = 0 }) => minPrice <= price);
export type Pack = z.infer<typeof packSchema>;

export const packsSchema = z
  .array(packSchema)
  .max(mostPacks)
  .refine((packs) => new Set(packs.map(({ id }) => id)).size === packs.length);
