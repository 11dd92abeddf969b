import { useMemo } from "react";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import { businessDay } from "#web/i18n/dates.ts";
import { useCatalogue, useCatalogueSearch } from "#web/store/queries/use-catalogue.ts";
import { useUnits } from "#web/store/queries/use-costs.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { useProductStats } from "#web/store/queries/use-product-list.ts";
import { type StockValue, stockValue } from "./stock-value.ts";

const everything = { text: "", category: undefined, most: Number.POSITIVE_INFINITY };

/** What stands on the shelf now is worth; undefined until costs and goods have been read. */
export function useStockValue(shopId: string): StockValue | undefined {
  const units = useUnits(shopId, businessDay(useNow(), useDayCut(shopId)));
  const catalogue = useCatalogue(shopId);
  const ids = useCatalogueSearch(shopId, everything);
  const { value } = useProductStats(shopId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value at price tells that pieces moved
  return useMemo(
    () =>
      units &&
      stockValue(
        ids.flatMap((id) => catalogue?.get(id) ?? []),
        (id) => units.get(id),
      ),
    [units, catalogue, ids, value],
  );
}
