import { useMemo } from "react";
import type { Catalogue } from "#web/store/read-models/catalogue/catalogue.ts";
import { overCatalogue } from "./over-catalogue.ts";
import { useCatalogue } from "./use-catalogue.ts";
import { useLive } from "./use-store.ts";

const nothing: ReadonlyMap<string, number> = new Map();

/** Pieces in stock of each product on sale, below 0 too; empty until the catalogue has been read. */
export function useStockLevels(shopId: string): ReadonlyMap<string, number> {
  const catalogue = useCatalogue(shopId);
  const source = useMemo(() => (catalogue ? levelsOf(catalogue) : undefined), [catalogue]);
  return useLive(source, () => source?.read() ?? nothing);
}

function levelsOf(catalogue: Catalogue) {
  return overCatalogue(catalogue, nothing, (last) => {
    const levels = new Map(
      catalogue.ids().flatMap((id) => {
        const item = catalogue.get(id);
        return item ? [[id, item.exactStock] as const] : [];
      }),
    );
    const isSame =
      levels.size === last.size && [...levels].every(([id, at]) => last.get(id) === at);
    return isSame ? last : levels;
  });
}
