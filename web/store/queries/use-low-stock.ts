import { useMemo } from "react";
import type { Catalogue } from "#web/store/read-models/catalogue/catalogue.ts";
import type { CatalogueItem } from "#web/store/read-models/catalogue/catalogue-item.ts";
import { overCatalogue } from "./over-catalogue.ts";
import { useCatalogue } from "./use-catalogue.ts";
import { useLive } from "./use-store.ts";

export type LowStock = { products: readonly CatalogueItem[]; count: number };

const nothing: LowStock = { products: [], count: 0 };

/** Products at or below their threshold: the `most` that are nearest to nothing, and how many there are. */
export function useLowStock(shopId: string, most: number): LowStock {
  const catalogue = useCatalogue(shopId);
  const source = useMemo(
    () => (catalogue ? lowStockOf(catalogue, most) : undefined),
    [catalogue, most],
  );
  return useLive(source, () => source?.read() ?? nothing);
}

function lowStockOf(catalogue: Catalogue, most: number) {
  return overCatalogue(catalogue, nothing, (last) => {
    const low = catalogue
      .ids()
      .flatMap((id) => catalogue.get(id) ?? [])
      .filter(({ level }) => level !== "normal");
    const products = low.sort((a, b) => a.exactStock - b.exactStock).slice(0, most);
    const isSame =
      low.length === last.count && products.every((item, at) => item === last.products[at]);
    return isSame ? last : { products, count: low.length };
  });
}
