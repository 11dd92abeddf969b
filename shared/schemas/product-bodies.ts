import { z } from "zod";
import { mostUnits } from "./bounds.ts";
import { unitSchema } from "./measure.ts";
import { packsSchema } from "./pack.ts";
import { changed } from "./patch.ts";
import { productIdSchema, uuidSchema } from "./primitives.ts";
import { familySchema, productFieldsSchema } from "./product.ts";
import { taxGroupSchema } from "./tax.ts";

/** A new product with the pieces found on the shelf. */
export const createProductBodySchema = z.object({
  productId: productIdSchema,
  fields: productFieldsSchema,
  initialStock: z.int().min(0).max(mostUnits),
});
export type CreateProductBody = z.infer<typeof createProductBodySchema>;

const field = productFieldsSchema.shape;

/** An edit: for each field what the editor saw and what it shall become. Barcode and code stay as created. */
export const editProductBodySchema = z.object({
  productId: productIdSchema,
  patch: z
    .object({
      name: changed(field.name),
      brand: changed(field.brand),
      model: changed(field.model),
      color: changed(field.color),
      dimensions: changed(field.dimensions),
      /** Only from nothing to something: a code once given stays. */
      barcode: z.tuple([z.null(), z.string().min(1).max(60)]).optional(),
      category: changed(field.category),
      price: changed(field.price),
      minPrice: changed(field.minPrice),
      stockThreshold: changed(field.stockThreshold),
      images: changed(field.images),
      archived: changed(z.boolean()),
      /** Null for the piece; refused while there is stock (U5). */
      unit: changed(unitSchema.nullable()),
      packs: changed(packsSchema),
      /** Null for the normal rate. */
      taxGroup: changed(taxGroupSchema.nullable()),
      /** Null for a product by itself. */
      family: changed(familySchema.nullable()),
    })
    .refine((patch) => Object.values(patch).some((pair) => pair !== undefined)),
});
export type EditProductBody = z.infer<typeof editProductBodySchema>;

/** Most rows in one operation of an import. */
export const importRows = 200;

/**
 * One part of a file of products. All parts of a file are written in one act on the device, so that a file is imported
 * or not; each row is judged by itself, like a creation or an edit of its own.
 */
export const importProductsBodySchema = z.object({
  importId: uuidSchema,
  part: z.int().min(1),
  parts: z.int().min(1).max(5000),
  creates: z.array(createProductBodySchema).max(importRows),
  edits: z.array(editProductBodySchema).max(importRows),
});
export type ImportProductsBody = z.infer<typeof importProductsBodySchema>;
