import { type ImportColumn, importColumns } from "#shared/rules/import-column.ts";
import { writtenPacks } from "#shared/rules/import-measure.ts";
import { pricedPer } from "#shared/rules/ware.ts";
import type { ProductFields } from "#shared/schemas/product.ts";
import type { TaxGroup } from "#shared/schemas/tax.ts";
import type { Cell } from "#web/blocks/spreadsheet/csv-write.ts";

type Exported = ProductFields & { shownStock: number };

/** What one of a product costs in whole francs, a piece or a kilo; empty where nobody knows. */
type CostOf<Product> = (product: Product) => number | undefined;

const bigUnits = { g: "kg", ml: "l", cm: "m" };

/**
 * The products as rows under their titles: texts and codes as texts, amounts in whole francs, pieces and kilos as
 * numbers. An import of these rows into the same shop finds every product and changes none. Without `costOf` no cost is
 * written.
 */
export function exportTable<Product extends Exported>(
  products: readonly Product[],
  titleOf: (column: ImportColumn | "images" | "piece" | TaxGroup | "normal") => string,
  costOf?: CostOf<Product>,
): Cell[][] {
  const columns = importColumns.filter((column) => column !== "cost" || costOf !== undefined);
  const cellOf = (product: Product, column: ImportColumn): Cell => {
    const { unit, packs, shownStock, stockThreshold } = product;
    const per = unit ? pricedPer(unit) : 1;
    if (column === "stock") return shownStock / per;
    if (column === "stockThreshold") return stockThreshold / per;
    if (column === "unit") return unit ? bigUnits[unit] : titleOf("piece");
    if (column === "taxGroup") return titleOf(product.taxGroup ?? "normal");
    if (column === "packs") return writtenPacks(packs, unit);
    if (column === "cost") return costOf?.(product) ?? "";
    return product[column] ?? "";
  };
  return [
    [...columns.map(titleOf), titleOf("images")],
    ...products.map((product) => [
      ...columns.map((column) => cellOf(product, column)),
      product.images.join(" "),
    ]),
  ];
}
