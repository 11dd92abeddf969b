import { normalizeBarcode } from "#shared/rules/barcode.ts";
import { looseKey, looseKeys } from "#shared/rules/code-readings.ts";
import type { Measured } from "#shared/rules/ware.ts";

type Coded = Measured & { barcode: string | null; uniqueCode?: string };

/** All barcodes by which a product is found: its own, and those of its packs that are sold. */
export function codesOf(item: Coded | undefined): readonly string[] {
  if (!item?.packs?.length) return item?.barcode ? [item.barcode] : [];
  const packs = item.packs.flatMap(({ barcode, archived }) =>
    barcode && !archived ? barcode : [],
  );
  return item.barcode ? [item.barcode, ...packs] : packs;
}

/** The pack of a product that a code as it was read means; undefined where it means the product by its unit. */
export function packBearing(item: Coded, text: string): string | undefined {
  if (!item.packs?.length) return undefined;
  const keys = looseKeys(text);
  const isMeant = (code: string | null | undefined) =>
    code && keys.has(looseKey(normalizeBarcode(code)));
  if (isMeant(item.barcode) || isMeant(item.uniqueCode)) return undefined;
  const found = item.packs.find(({ archived, barcode }) => !archived && isMeant(barcode));
  return found?.id;
}
