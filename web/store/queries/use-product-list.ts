import { useMemo } from "react";
import type { StockLevel } from "#shared/rules/stock.ts";
import { worthOf } from "#shared/rules/ware.ts";
import type { Catalogue } from "#web/store/read-models/catalogue/catalogue.ts";
import type { CatalogueItem } from "#web/store/read-models/catalogue/catalogue-item.ts";
import { overCatalogue } from "./over-catalogue.ts";
import { useCatalogue, useCatalogueSearch } from "./use-catalogue.ts";
import { useShop } from "./use-shop.ts";
import { useLive } from "./use-store.ts";

const nothing: readonly string[] = [];

export type ProductFilter = { text: string; category: string | undefined; level?: StockLevel };

/** All products on sale by identifier, as `useCatalogueSearch`, and of one level of stock only where one is asked for. */
export function useProductList(
  shopId: string,
  { text, category, level }: ProductFilter,
): readonly string[] {
  const found = useCatalogueSearch(shopId, { text, category, most: Number.POSITIVE_INFINITY });
  const catalogue = useCatalogue(shopId);
  const source = useMemo(
    () => (catalogue && level ? ofLevel(catalogue, found, level) : undefined),
    [catalogue, found, level],
  );
  const ofThatLevel = useLive(source, () => source?.read() ?? nothing);
  return level ? ofThatLevel : found;
}

/** Levels move with every sale: the list is looked through again, and is the same array while nothing came or went. */
function ofLevel(catalogue: Catalogue, ids: readonly string[], level: StockLevel) {
  return overCatalogue(catalogue, nothing, (last) => {
    const now = ids.filter((id) => catalogue.get(id)?.level === level);
    const isSame = now.length === last.length && now.every((id, at) => id === last[at]);
    return isSame ? last : now;
  });
}

/** Figures over all products on sale. */
export type ProductStats = {
  count: number;
  /** Most products that the plan allows; null for no limit or while it is not known. */
  max: number | null;
  out: number;
  low: number;
  normal: number;
  /** Σ pieces shown × usual price, in francs. */
  value: number;
};

const noFigures = { count: 0, out: 0, low: 0, normal: 0, value: 0 };

export function useProductStats(shopId: string): ProductStats {
  const catalogue = useCatalogue(shopId);
  const max = useShop(shopId)?.maxProducts ?? null;
  const source = useMemo(
    () => catalogue && overCatalogue(catalogue, noFigures, () => counted(catalogue)),
    [catalogue],
  );
  const figures = useLive(source, () => source?.read() ?? noFigures);
  return useMemo(() => ({ ...figures, max }), [figures, max]);
}

function counted(catalogue: Catalogue): typeof noFigures {
  const figures = { ...noFigures, count: catalogue.ids().length };
  for (const id of catalogue.ids()) {
    const item = catalogue.get(id);
    if (!item) continue;
    figures[item.level] += 1;
    figures.value += worthOf(item, item.shownStock);
  }
  return figures;
}

const nobody: readonly CatalogueItem[] = [];

/** Products that were deleted, by name: the books keep them, and they may be sold again. */
export function useDeletedProducts(shopId: string): readonly CatalogueItem[] {
  const catalogue = useCatalogue(shopId);
  const source = useMemo(
    () =>
      catalogue &&
      overCatalogue(catalogue, nobody, (last) => {
        const now = [...catalogue.items()]
          .filter(({ archived }) => archived)
          .sort((a, b) => a.name.localeCompare(b.name, "fr"));
        const isSame = now.length === last.length && now.every((item, at) => item === last[at]);
        return isSame ? last : now;
      }),
    [catalogue],
  );
  return useLive(source, () => source?.read() ?? nobody);
}
