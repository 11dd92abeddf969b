import { normalizeBarcode } from "#shared/rules/barcode.ts";
import type { Pack } from "#shared/schemas/pack.ts";

/** Barcodes of packs that are sold. */
export const codesOfPacks = (packs: readonly Pack[] = []): string[] =>
  packs.flatMap(({ barcode, archived }) => (barcode && !archived ? barcode : []));

/** Whether no two of a product's own codes are one. */
export function isEachOnce(barcode: string | null, packs: readonly Pack[] = []): boolean {
  const keys = [...(barcode ? [barcode] : []), ...codesOfPacks(packs)].map(normalizeBarcode);
  return new Set(keys).size === keys.length;
}
