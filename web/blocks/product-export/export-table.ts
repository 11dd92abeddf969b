import { type ImportColumn, importColumns } from "#shared/rules/import-column.ts";
import type { ProductFields } from "#shared/schemas/product.ts";
import type { Cell } from "#web/blocks/spreadsheet/csv-write.ts";

type Exported = ProductFields & { shownStock: number };

/** A column that an import leaves aside: what one piece costs, in whole francs; empty where nobody knows. */
type CostColumn<Product> = {
  title: string;
  costOf: (product: Product) => number | undefined;
};

/**
 * The products as rows under their titles: texts and codes as texts, amounts in whole francs and pieces as numbers. An
 * import of these rows into the same shop finds every product and changes none.
 */
export function exportTable<Product extends Exported>(
  products: readonly Product[],
  titleOf: (column: ImportColumn | "images") => string,
  cost?: CostColumn<Product>,
): Cell[][] {
  return [
    [...importColumns.map(titleOf), titleOf("images"), ...(cost ? [cost.title] : [])],
    ...products.map((product) => [
      ...importColumns.map((column): Cell => {
        if (column === "stock") return product.shownStock;
        return product[column] ?? "";
      }),
      product.images.join(" "),
      ...(cost ? [cost.costOf(product) ?? ""] : []),
    ]),
  ];
}
