import type { ProductFields } from "#shared/schemas/product.ts";
import { fieldsOf, type ProductDraft, variantOf } from "./product-draft.ts";

/** Most variants that are made in one act. */
export const mostVariants = 40;

/** Words between commas, semicolons or lines, each once; blanks at their ends are none of theirs. */
export function listed(text: string): string[] {
  const words = text.split(/[,;\n]/).map((word) => word.trim().replace(/\s+/g, " "));
  const known = new Set<string>();
  return words.filter((word) => {
    const key = word.toLocaleLowerCase("fr");
    const isNew = word !== "" && !known.has(key);
    known.add(key);
    return isNew;
  });
}

/** A variant to make: what it is called, and its size and colour where it has them. */
export type Variant = { name: string; dimensions: string; color: string };

/** Each size in each colour, called by its family; without sizes the colours alone, and the other way round. */
export function variantsOf(family: string, sizes: string, colors: string): Variant[] {
  const [every, inEvery] = [listed(sizes), listed(colors)];
  if (every.length + inEvery.length === 0) return [];
  return (inEvery.length > 0 ? inEvery : [""]).flatMap((color) =>
    (every.length > 0 ? every : [""]).map((dimensions) => ({
      name: [family.trim(), color, dimensions].filter((word) => word !== "").join(" "),
      dimensions,
      color,
    })),
  );
}

/** The fields of a variant: all that its product has but its codes and pictures. */
export function fieldsOfVariant(
  product: ProductFields,
  family: string,
  { name, dimensions, color }: Variant,
): Omit<ProductFields, "uniqueCode"> {
  const like: ProductDraft = variantOf(product);
  const own = {
    name,
    family,
    dimensions: dimensions || like.dimensions,
    color: color || like.color,
  };
  return fieldsOf({ ...like, ...own }, product.stockThreshold);
}
