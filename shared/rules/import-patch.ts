import type { Unit } from "#shared/schemas/measure.ts";
import type { Pack } from "#shared/schemas/pack.ts";
import type { ProductFields } from "#shared/schemas/product.ts";
import type { TaxGroup } from "#shared/schemas/tax.ts";
import { packsTold, readPacks } from "./import-measure.ts";
import { cleanText, type ImportRow } from "./import-row.ts";
import type { Patch } from "./merge.ts";

/** A product of the shop as far as an import looks at it. `cost`: what one of it costs, where whoever imports reads that. */
export type ExistingProduct = Omit<ProductFields, "images"> & {
  id: string;
  archived: boolean;
  shownStock: number;
  cost?: number | undefined;
};

type PatchedFields = Omit<
  ProductFields,
  "uniqueCode" | "images" | "barcode" | "unit" | "packs" | "taxGroup" | "family"
>;

/** For each field that the file changes: what the shop has and what it shall become. A barcode only where there is none. */
export type ProductPatch = Patch<PatchedFields> & {
  barcode?: [null, string];
  unit?: [Unit | null, Unit | null];
  packs?: [Pack[], Pack[]];
  taxGroup?: [TaxGroup | null, TaxGroup | null];
  family?: [string | null, string | null];
};

const textFields = ["brand", "model", "color", "dimensions", "category"] as const;
const numberFields = ["price", "minPrice", "stockThreshold"] as const;

/**
 * What a row changes in its product; empty cells change nothing, and blanks alone are no change. With it the prices
 * that the product would have.
 */
export function patchOf(
  row: ImportRow,
  product: ExistingProduct,
  barcode: string | null,
): { patch: ProductPatch; price: number; minPrice: number } {
  const patch: ProductPatch = {};
  const isNamed = [row.name, row.base ?? row.name].some((name) => isAlike(name, product.name));
  if (row.name !== "" && !isNamed) patch.name = [product.name, row.name];
  for (const field of textFields) {
    const text = row.texts[field];
    if (text !== undefined && !isAlike(text, product[field])) patch[field] = [product[field], text];
  }
  for (const field of numberFields) {
    const value = row.numbers[field];
    if (value !== undefined && value !== product[field]) patch[field] = [product[field], value];
  }
  const { unit: unitSeen = null, packs: packsSeen = [] } = product;
  const [groupSeen, familySeen] = [product.taxGroup ?? null, product.family ?? null];
  if (row.taxGroup !== undefined && row.taxGroup !== groupSeen)
    patch.taxGroup = [groupSeen, row.taxGroup];
  if (row.family !== undefined && !row.isFamilyDerived && !isAlike(row.family, familySeen ?? ""))
    patch.family = [familySeen, row.family];
  if (row.unit !== undefined && row.unit !== unitSeen) patch.unit = [unitSeen, row.unit];
  const told =
    row.packs === ""
      ? undefined
      : readPacks(row.packs, row.unit === undefined ? unitSeen : row.unit);
  const packs = told ? packsTold(told, packsSeen) : packsSeen;
  if (packs !== packsSeen) patch.packs = [[...packsSeen], [...packs]];
  if (product.barcode === null && barcode !== null) patch.barcode = [null, barcode];
  return {
    patch,
    price: patch.price?.[1] ?? product.price,
    minPrice: patch.minPrice?.[1] ?? product.minPrice,
  };
}

function isAlike(text: string, kept: string): boolean {
  return text === kept || text === cleanText(kept);
}
