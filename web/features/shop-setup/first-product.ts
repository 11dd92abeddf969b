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
  if (name.trim() === "") return "name";
  return price ? undefined : "price";
}

/** The product itself: its lowest price is its price, the rest is said later in the office. */
export function fieldsOf(
  { barcode, name, price = 0 }: FirstProduct,
  stockThreshold: number,
): Omit<ProductFields, "uniqueCode"> {
  const rest = { brand: "", model: "", color: "", dimensions: "", category: "", images: [] };
  const code = barcode.trim() === "" ? null : barcode.trim();
  return { ...rest, name: name.trim(), barcode: code, price, minPrice: price, stockThreshold };
}
