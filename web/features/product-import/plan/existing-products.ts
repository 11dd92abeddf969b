import type { ExistingProduct } from "#shared/rules/import-patch.ts";
import { everyProduct } from "#web/store/queries/use-catalogue.ts";
import type { CatalogueItem } from "#web/store/read-models/catalogue/catalogue-item.ts";

/**
 * The products of the shop at this very moment, deleted ones too, as far as an import looks at them; with what they cost
 * where whoever imports reads that.
 */
export function existingProducts(
  shopId: string,
  costOf?: (item: CatalogueItem) => number | undefined,
): ExistingProduct[] {
  return everyProduct(shopId).map((item) => {
    const { images: _images, exactStock: _exact, level: _level, ...rest } = item;
    return costOf ? { ...rest, cost: costOf(item) } : rest;
  });
}
