import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { CartLine, SellableProduct } from "#shared/rules/sell.ts";
import { keyOf } from "#shared/rules/ware.ts";
import { reasonWords } from "#web/blocks/words/reason-words.ts";
import { currentCart, putCartLines } from "#web/store/commands/carts.ts";
import { wareAt } from "#web/store/queries/use-catalogue.ts";
import { showToast } from "#web/ui/toast-state.ts";
import {
  type CartAct,
  followed,
  withFewer,
  withPieces,
  withPrice,
  withQuantity,
  withWay,
} from "./cart/cart-lines.ts";

/**
 * What taps and scans do to the cart, each thing named by its key (`wareKey`); what cannot be done is said in passing and changes nothing. `find` gives a
 * product at this very moment; keep the function the same from one draw to the next. While products are on their way
 * (`isLoading`) one that is not found may still come. While the customer is told a total (`isTold`) its prices stay.
 */
export function useCartActs(
  shopId: string,
  isLoading: boolean,
  find: (shopId: string, id: string) => SellableProduct | undefined = wareAt,
  isTold = false,
) {
  const { t, i18n } = useLingui();
  return useMemo(() => {
    const linesNow = () =>
      currentCart(shopId).lines.map((line) => followed(line, find(shopId, keyOf(line)), isTold));
    function take({ lines, refusal }: CartAct): boolean {
      if (refusal === undefined) putCartLines(shopId, lines);
      else {
        const why = i18n._(reasonWords(refusal));
        showToast(refusal === "insufficient-stock" ? t`Stock insuffisant : ${why}` : why, "stop");
      }
      return refusal === undefined;
    }

    return {
      add(id: string, pieces = 1): boolean {
        const product = find(shopId, id);
        return product !== undefined && take(withPieces(linesNow(), product, pieces));
      },
      setQuantity(id: string, quantity: number): boolean {
        const lines = linesNow();
        const product = find(shopId, id);
        if (lines.some((line) => keyOf(line) === id && quantity < line.quantity))
          return take(withFewer(lines, { key: id, quantity }, product, isLoading));
        if (!product && isLoading) showToast(t`Le catalogue arrive…`, "attention");
        return product !== undefined && take(withQuantity(lines, product, quantity));
      },
      /** What the line of a key sells is sold another way. */
      setWay(key: string, to: string): boolean {
        const product = find(shopId, to);
        return product !== undefined && take(withWay(linesNow(), key, product));
      },
      /** Whatever else changes the lines as they stand now. */
      change: (act: (lines: readonly CartLine[]) => CartAct): boolean => take(act(linesNow())),
      setPrice(id: string, price: number): boolean {
        const product = find(shopId, id);
        return product !== undefined && take(withPrice(linesNow(), product, price));
      },
    };
  }, [shopId, isLoading, isTold, find, i18n, t]);
}
