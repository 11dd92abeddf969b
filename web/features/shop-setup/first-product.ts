import { normalizeBarcode } from "#shared/rules/barcode.ts";
import { longestBarcode } from "#shared/schemas/bounds.ts";
import { isNameless } from "#shared/schemas/nameless.ts";
import type { ProductFields } from "#shared/schemas/product.ts";

/** A row of the fast list: what one types with the goods in hand. */
export type FirstProduct = {
  barcode: string;
  name: string;
  price: number | undefined;
  stock: number | undefined;
};

export const emptyProduct: FirstProduct = {
  barcode: "",
  name: "",
  price: undefined,
  stock: undefined,
};

export type FirstProductTrouble = "name" | "price";

/** What is missing before the product can be written; undefined when nothing is. */
export function firstProductTrouble({
  name,
  price,
}: FirstProduct): FirstProductTrouble | undefined {
  if (isNameless(name)) return "name";
  return price ? undefined : "price";
}

/** Whether the server would refuse a product with this code, hours after it was sold. */
export function isCodeTooLong(code: string): boolean {
  return normalizeBarcode(code).length > longestBarcode;
}

/**
 * The product itself: its lowest price is its price, the rest is said later in the office. Its barcode is kept as the
 * till looks it up; a text too long to be one is left out.
 */
export function fieldsOf(
  { barcode, name, price = 0 }: FirstProduct,
  stockThreshold: number,
): Omit<ProductFields, "uniqueCode"> {
  const rest = { brand: "", model: "", color: "", dimensions: "", category: "", images: [] };
  const code = normalizeBarcode(barcode);
  const isNone = code === "" || isCodeTooLong(code);
  return {
    ...rest,
    name: name.trim(),
    barcode: isNone ? null : code,
    price,
    minPrice: price,
    stockThreshold,
  };
}
