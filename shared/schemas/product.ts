import { z } from "zod";
import { longestBarcode, mostUnits } from "./bounds.ts";
import { unitSchema } from "./measure.ts";
import { packsSchema } from "./pack.ts";
import { francsSchema, lineSchema, productIdSchema, revSchema } from "./primitives.ts";
import { taxGroupSchema } from "./tax.ts";

/** Most pictures of one product. */
export const maxImages = 3;

/** A picture, named by its content: the first 22 letters of the SHA-256 of its bytes in base64url. */
export const imageIdSchema = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

const shortText = z.string().max(120);

/** The name that the variants of a product share. */
export const familySchema = lineSchema(80).min(1);

/** What people may write about a product. Its stock is not a field: it follows from facts. */
export const productFieldsSchema = z.object({
  name: z.string().min(1).max(200),
  brand: shortText,
  model: shortText,
  color: shortText,
  dimensions: shortText,
  barcode: z.string().max(longestBarcode).nullable(),
  /** At most 20 characters, unique in the shop, `BTS…` when nobody chose one. */
  uniqueCode: z.string().min(1).max(20),
  category: shortText,
  /** Usual selling price and the lowest price allowed, in francs; price ≥ minPrice. */
  price: francsSchema,
  minPrice: francsSchema,
  stockThreshold: z.int().min(0).max(mostUnits),
  images: z.array(imageIdSchema).max(maxImages),
  /** What its stock is counted in; the piece where nothing is said. Of what is weighed, price and minPrice are per 1000 (cm: 100). */
  unit: unitSchema.nullish(),
  packs: packsSchema.optional(),
  /** Which of the shop's rates of tax it bears; the normal one where nothing is said (K10). */
  taxGroup: taxGroupSchema.nullish(),
  /** What it is one of, in sizes or colours: products of one family are one tile at the till (U11). */
  family: familySchema.nullish(),
});
export type ProductFields = z.infer<typeof productFieldsSchema>;

/** A product as it travels to devices. `archived` products stay for old receipts and are not sold. */
export const productSchema = productFieldsSchema.extend({
  id: productIdSchema,
  archived: z.boolean(),
  rev: revSchema,
});
export type Product = z.infer<typeof productSchema>;

/** Books of one product in one shop. `quantity` may be negative: it is never clamped, only shown as 0. `sold` counts pieces ever sold. */
export const stockSchema = z.object({
  productId: productIdSchema,
  quantity: z.int(),
  sold: z.int(),
  rev: revSchema,
});
export type Stock = z.infer<typeof stockSchema>;
