import type { ProductFields } from "#shared/schemas/product.ts";
import { productFieldsSchema } from "#shared/schemas/product.ts";

/** The short form of the till: enough to sell now, the rest in the office later. */
export type NewProductDraft = {
  name: string;
  price: number | undefined;
  /** Empty: the selling price is the lowest one. */
  minPrice: number | undefined;
  stock: number | undefined;
};

export type NewProductTrouble = {
  field: "name" | "price" | "minPrice";
  kind: "missing" | "above-price";
};

/** The default of the product: at or below ten pieces it is « Stock faible ». */
const defaultThreshold = 10;

/** The fields of the product to create, or what is wrong with the form. `uniqueCode` comes from outside. */
export function newProductOf(
  draft: NewProductDraft,
  barcode: string | null,
  uniqueCode: string,
):
  | { ok: true; fields: ProductFields; initialStock: number }
  | { ok: false; trouble: NewProductTrouble } {
  const name = draft.name.trim();
  if (name === "") return { ok: false, trouble: { field: "name", kind: "missing" } };
  if (!draft.price) return { ok: false, trouble: { field: "price", kind: "missing" } };
  const minPrice = draft.minPrice ?? draft.price;
  if (minPrice > draft.price)
    return { ok: false, trouble: { field: "minPrice", kind: "above-price" } };
  const fields = productFieldsSchema.parse({
    name: name.slice(0, 200),
    brand: "",
    model: "",
    color: "",
    dimensions: "",
    barcode,
    uniqueCode,
    category: "",
    price: draft.price,
    minPrice,
    stockThreshold: defaultThreshold,
  });
  return { ok: true, fields, initialStock: draft.stock ?? 0 };
}
