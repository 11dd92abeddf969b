import { useMemo } from "react";
import type { Catalogue } from "#web/store/read-models/catalogue/catalogue.ts";
import type { CatalogueItem } from "#web/store/read-models/catalogue/catalogue-item.ts";
import { overCatalogue } from "./over-catalogue.ts";
import { useCatalogue } from "./use-catalogue.ts";
import { useLive } from "./use-store.ts";

const nothing: readonly never[] = [];

/** Products whose books are below zero: somebody has to go and count. */
export function useStockGaps(shopId: string): readonly CatalogueItem[] {
  const catalogue = useCatalogue(shopId);
  const gaps = useMemo(() => (catalogue ? gapsOf(catalogue) : undefined), [catalogue]);
  return useLive(gaps, () => gaps?.read() ?? nothing);
}

function gapsOf(catalogue: Catalogue) {
  return overCatalogue<readonly CatalogueItem[]>(catalogue, nothing, (last) => {
    const now = [...catalogue.items()].filter((item) => item.exactStock < 0 && !item.archived);
    const isSame = now.length === last.length && now.every((item, index) => item === last[index]);
    return isSame ? last : now;
  });
}
