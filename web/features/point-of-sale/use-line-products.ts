import { useState } from "react";
import type { CartLine } from "#shared/rules/sell.ts";
import { useProducts } from "#web/store/queries/use-catalogue.ts";
import type { CatalogueItem } from "#web/store/read-models/catalogue/catalogue-item.ts";

type Known = readonly (CatalogueItem | undefined)[];

/**
 * The products of a cart's lines. While a shop is read anew, part by part, one that has not come yet is what it was,
 * and `areComing` says that it cannot be sold before.
 */
export function useLineProducts(shopId: string, lines: readonly CartLine[], isLoading: boolean) {
  const ids = lines.map(({ productId }) => productId);
  const found = useProducts(shopId, ids);
  const [kept, setKept] = useState<Known>(found);
  const last = withKept(ids, found, kept);
  if (last.length !== kept.length || last.some((item, at) => item !== kept[at])) setKept(last);
  return {
    products: isLoading ? last : found,
    areComing: isLoading && found.some((item) => !item),
  };
}

/** Of each line its product, or else what it was. */
export function withKept(ids: readonly string[], found: Known, kept: Known): Known {
  return ids.map((id, at) => found[at] ?? kept.find((item) => item?.id === id));
}
