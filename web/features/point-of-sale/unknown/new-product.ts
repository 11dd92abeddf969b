import { longestBarcode } from "#shared/schemas/bounds.ts";
import { isNameless } from "#shared/schemas/nameless.ts";
import type { ProductFields } from "#shared/schemas/product.ts";

type NewFields = Omit<ProductFields, "uniqueCode">;

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

/** The fields of the product to create, or what is wrong with the form. The store gives it its own code. */
export function newProductOf(
  draft: NewProductDraft,
  barcode: string | null,
):
  | { ok: true; fields: NewFields; initialStock: number }
  | { ok: false; trouble: NewProductTrouble } {
  const name = draft.name.trim();
  if (isNameless(name)) return { ok: false, trouble: { field: "name", kind: "missing" } };
  if (!draft.price) return { ok: false, trouble: { field: "price", kind: "missing" } };
  const minPrice = draft.minPrice ?? draft.price;
  if (minPrice > draft.price)
    return { ok: false, trouble: { field: "minPrice", kind: "above-price" } };
  const fields: NewFields = {
    name,
    brand: "",
    model: "",
    color: "",
    dimensions: "",
    barcode: barcode !== null && barcode.length <= longestBarcode ? barcode : null,
    category: "",
    price: draft.price,
    minPrice,
    stockThreshold: defaultThreshold,
    images: [],
  };
  return { ok: true, fields, initialStock: draft.stock ?? 0 };
}
