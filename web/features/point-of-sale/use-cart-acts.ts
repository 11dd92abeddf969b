import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { SellableProduct } from "#shared/rules/sell.ts";
import { reasonWords } from "#web/blocks/reason-words.ts";
import { currentCart, putCartLines } from "#web/store/commands/carts.ts";
import { productOf } from "#web/store/queries/use-catalogue.ts";
import { showToast } from "#web/ui/toast-state.ts";
import { type CartAct, withFewer, withPieces, withQuantity } from "./cart/cart-lines.ts";

/**
 * What taps and scans do to the cart; what cannot be done is said in passing and changes nothing. `find` gives a
 * product at this very moment; keep the function the same from one draw to the next. While products are on their way
 * (`isLoading`) one that is not found may still come.
 */
export function useCartActs(
  shopId: string,
  isLoading: boolean,
  find: (shopId: string, id: string) => SellableProduct | undefined = productOf,
) {
  const { t, i18n } = useLingui();
  return useMemo(() => {
    function take({ lines, refusal }: CartAct): boolean {
      if (refusal === undefined) putCartLines(shopId, lines);
      else {
        const why = i18n._(reasonWords[refusal]);
        showToast(refusal === "insufficient-stock" ? t`Stock insuffisant : ${why}` : why, "stop");
      }
      return refusal === undefined;
    }

    return {
      add(id: string, pieces = 1): boolean {
        const product = find(shopId, id);
        return (
          product !== undefined && take(withPieces(currentCart(shopId).lines, product, pieces))
        );
      },
      setQuantity(id: string, quantity: number): boolean {
        const { lines } = currentCart(shopId);
        const product = find(shopId, id);
        if (lines.some((line) => line.productId === id && quantity < line.quantity))
          return take(withFewer(lines, { productId: id, quantity }, product, isLoading));
        if (!product && isLoading) showToast(t`Le catalogue arrive…`, "attention");
        return product !== undefined && take(withQuantity(lines, product, quantity));
      },
    };
  }, [shopId, isLoading, find, i18n, t]);
}
