import { useMemo } from "react";
import type { CartLine } from "#shared/rules/sell.ts";
import { useKept } from "#web/blocks/hooks/use-kept.ts";
import { useArrival } from "#web/store/queries/use-catalogue.ts";
import { useFirstLoad } from "#web/store/queries/use-first-load.ts";
import { useGoodsLoaded } from "#web/store/queries/use-goods.ts";
import { useHeldProducts } from "#web/store/queries/use-held-products.ts";
import { followed, troublesOf } from "./cart/cart-lines.ts";
import { sellable } from "./reseller/held-goods.ts";

/**
 * What a reseller holds, and what stands against the lines of a cart. While the goods are read, or read anew part by
 * part (`isLoading`), they are what they last were and none is called gone; `areComing` says that the cart cannot be
 * sold before.
 */
export function useHeldGoods(shopId: string, kept: readonly CartLine[], isTold = false) {
  const now = useHeldProducts(shopId);
  const isLoaded = useGoodsLoaded(shopId);
  const { isLoading: isCatalogueComing } = useArrival(shopId);
  const isFirstLoad = useFirstLoad([shopId]);
  const isLoading = !isLoaded || isCatalogueComing || isFirstLoad !== false;
  const held = useKept(isLoading ? undefined : now) ?? now;
  const products = useMemo(
    () => new Map(held.map((one) => [one.productId, sellable(one)])),
    [held],
  );
  const lines = kept.map((line) => followed(line, products.get(line.productId), isTold));
  const isThere = ({ productId }: CartLine) => now.some((one) => one.productId === productId);
  const judged = isLoading ? lines.filter(({ productId }) => products.has(productId)) : lines;
  return {
    held,
    products,
    troubles: troublesOf(judged, (id) => products.get(id)),
    isLoaded,
    isLoading,
    areComing: isLoading && !lines.every(isThere),
  };
}
