import { type ReactNode, useMemo } from "react";
import { NothingFound } from "#web/blocks/product-list/nothing-found.tsx";
import { productOf } from "#web/store/queries/use-catalogue.ts";
import { useNearProducts } from "#web/store/queries/use-near-products.ts";

export type FewFoundProps = {
  shopId: string;
  text: string;
  category: string | undefined;
  /** Those found exactly. */
  ids: readonly string[];
  onClear: () => void;
  /** Draws the tiles of these. */
  grid: (ids: readonly string[]) => ReactNode;
};

/**
 * Few products or none, and behind them those whose name is near to what was typed. These are taken by a tap alone: never
 * by Enter, never by a scan.
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
