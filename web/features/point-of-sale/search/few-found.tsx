import { type ReactNode, useMemo } from "react";
import { NothingFound } from "#web/blocks/product-list/nothing-found.tsx";
import { productOf } from "#web/store/queries/use-catalogue.ts";
import { useNearProducts } from "#web/store/queries/use-near-products.ts";

export type FewFoundProps = {
  shopId: string;
  text: string;
  category: string | undefined;
  /** Identifiers of the exact matches. */
  ids: readonly string[];
  onClear: () => void;
  /** Draws the tiles of these products. */
  grid: (ids: readonly string[]) => ReactNode;
};

/**
 * Few exact matches or none, followed by products with a near name. Only a tap selects a near name: never Enter, never
 * a scan.
 */
export function FewFound({ shopId, text, category, ids, onClear, grid }: FewFoundProps) {
  const near = useNearProducts(shopId, { text, category }, ids);
  const all = useMemo(() => [...ids, ...near], [ids, near]);
  const nearest = near[0] && productOf(shopId, near[0])?.name;
  return (
    <>
      {ids.length === 0 && <NothingFound text={text} near={nearest} onClear={onClear} />}
      {all.length > 0 && grid(all)}
    </>
  );
}
