import { useMemo } from "react";
import { foldText } from "#shared/search/fold-text.ts";
import type { CatalogueItem } from "#web/store/read-models/catalogue/catalogue-item.ts";
import { overCatalogue } from "./over-catalogue.ts";
import { useLive, useStore } from "./use-store.ts";

const none: readonly CatalogueItem[] = [];

/** The products on sale of one family, however its name is written (U11); none for no family. */
export function useFamily(shopId: string, family: string): readonly CatalogueItem[] {
  const catalogue = useStore()?.views.of(shopId)?.catalogue();
  const name = foldText(family.trim());
  const source = useMemo(
    () =>
      catalogue &&
      name !== "" &&
      overCatalogue(catalogue, none, () =>
        [...catalogue.items()].filter(
          (item) => !item.archived && item.family && foldText(item.family) === name,
        ),
      ),
    [catalogue, name],
  );
  return useLive(source || undefined, () => (source ? source.read() : none));
}
