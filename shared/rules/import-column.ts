/** What a column of a file may hold. */
export const importColumns = [
  "name",
  "brand",
  "model",
  "color",
  "dimensions",
  "barcode",
  "uniqueCode",
  "category",
  "price",
  "minPrice",
  "stockThreshold",
  "stock",
  "unit",
  "packs",
  "taxGroup",
  "family",
  "cost",
] as const;
export type ImportColumn = (typeof importColumns)[number];
