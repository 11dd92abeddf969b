import { useMemo } from "react";
import { useCatalogue } from "./use-catalogue.ts";
import { useNear } from "./use-near.ts";
import type { ProductFilter } from "./use-product-list.ts";

/** Products near to the text, of the same category and level, when the exact matches (`found`) are few. */
export function useNearProducts(
  shopId: string,
  { text, category, level }: ProductFilter,
  found: readonly string[],
): readonly string[] {
  const catalogue = useCatalogue(shopId);
  const near = useNear(text, found, () => catalogue?.lines());
  return useMemo(
    () =>
      near.filter((id) => {
        const item = catalogue?.get(id);
        const isOther = (category ?? item?.category) !== item?.category;
        return !isOther && (level ?? item?.level) === item?.level && !found.includes(id);
      }),
    [catalogue, near, found, category, level],
  );
}
