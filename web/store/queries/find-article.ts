import { articleCodes } from "#shared/rules/scale-label.ts";
import { currentStore } from "#web/store/current-store.ts";
import type { CatalogueItem } from "#web/store/read-models/catalogue/catalogue-item.ts";

/** Products on sale that are this article of a scale: by their barcode, else by the unique code of their label (U9). */
export function findArticle(shopId: string, article: string): readonly CatalogueItem[] {
  const catalogue = currentStore()?.views.of(shopId)?.catalogue();
  if (!catalogue) return [];
  const codes = articleCodes(article);
  const coded = codes.flatMap((code) => catalogue.byBarcode(code));
  if (coded.length > 0) return [...new Set(coded)];
  return codes.flatMap((code) => catalogue.byUniqueCode(code) ?? []);
}
