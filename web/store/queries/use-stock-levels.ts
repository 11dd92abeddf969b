import { useMemo } from "react";
import { pricedPer } from "#shared/rules/ware.ts";
import type { Catalogue } from "#web/store/read-models/catalogue/catalogue.ts";
import type { CatalogueItem } from "#web/store/read-models/catalogue/catalogue-item.ts";
import { overCatalogue } from "./over-catalogue.ts";
import { useCatalogue } from "./use-catalogue.ts";
import { useLive } from "./use-store.ts";

const nothing: ReadonlyMap<string, number> = new Map();

/** Pieces in stock of each product on sale, below 0 too; empty until the catalogue has been read. */
export const useStockLevels = (shopId: string) => useOfEach(shopId, stockOf);

/** By how much at least each product is ordered that is not counted in pieces: a kilo, a litre, a metre. */
export const useOrderSteps = (shopId: string) => useOfEach(shopId, stepOf);

const stockOf = ({ exactStock }: CatalogueItem) => exactStock;
const stepOf = ({ unit }: CatalogueItem) => (unit ? pricedPer(unit) : undefined);

type OfItem = (item: CatalogueItem) => number | undefined;

function useOfEach(shopId: string, of: OfItem): ReadonlyMap<string, number> {
  const catalogue = useCatalogue(shopId);
  const source = useMemo(() => (catalogue ? eachOf(catalogue, of) : undefined), [catalogue, of]);
  return useLive(source, () => source?.read() ?? nothing);
}

function eachOf(catalogue: Catalogue, of: OfItem) {
  return overCatalogue(catalogue, nothing, (last) => {
    const all = new Map(
      catalogue.ids().flatMap((id) => {
        const item = catalogue.get(id);
        const told = item && of(item);
        return told === undefined ? [] : [[id, told] as const];
      }),
    );
    const isSame = all.size === last.size && [...all].every(([id, told]) => last.get(id) === told);
    return isSame ? last : all;
  });
}
