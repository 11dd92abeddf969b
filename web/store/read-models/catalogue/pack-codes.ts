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
  const code = text.trim();
  const exact = normalizeBarcode(code);
  const bearing = (isMeant: (key: string) => boolean) => {
    const { barcode, uniqueCode } = item;
    if ((barcode && isMeant(normalizeBarcode(barcode))) || (uniqueCode && isMeant(uniqueCode)))
      return { id: undefined };
    return item.packs?.find(
      (pack) => !pack.archived && pack.barcode && isMeant(normalizeBarcode(pack.barcode)),
    );
  };
  const keys = looseKeys(code);
  const found =
    bearing((key) => key === exact || key === code) ?? bearing((key) => keys.has(looseKey(key)));
  return found?.id;
}
