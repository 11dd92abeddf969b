import type { ExistingProduct } from "#shared/rules/import-patch.ts";
import { everyProduct } from "#web/store/queries/use-catalogue.ts";

/** The products of the shop at this very moment, deleted ones too, as far as an import looks at them. */
export function existingProducts(shopId: string): ExistingProduct[] {
  return everyProduct(shopId).map(
    ({ images: _images, exactStock: _exact, level: _level, ...rest }) => rest,
  );
}
