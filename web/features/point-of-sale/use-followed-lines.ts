import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import type { CartLine, SellableProduct } from "#shared/rules/sell.ts";
import { keyOf } from "#shared/rules/ware.ts";
import { formatAmount } from "#web/i18n/money.ts";
import { putCartLines } from "#web/store/commands/carts.ts";
import { isLocked } from "#web/store/sharing/kept.ts";
import { showToast } from "#web/ui/toast-state.ts";
import { followed } from "./cart/cart-lines.ts";

/**
 * The lines of the cart at the prices of this moment. A price that followed the catalogue is written into the cart, so
 * that it is said in passing once and stays at its line. While a total is told to the customer (`isTold`) nothing is.
 */
export function useFollowedLines(
  shopId: string,
  kept: readonly CartLine[],
  productOf: (id: string) => SellableProduct | undefined,
  isTold: boolean,
): readonly CartLine[] {
  const { t } = useLingui();
  const now = kept.map((line) => followed(line, productOf(keyOf(line)), isTold));
  const lines = now.every((line, at) => line === kept[at]) ? kept : now;

  useEffect(() => {
    if (isTold || lines === kept || isLocked()) return;
    putCartLines(shopId, lines);
    for (const [at, line] of lines.entries()) {
      const { price } = line;
      const before = formatAmount(kept[at]?.price ?? price);
      const name = productOf(keyOf(line))?.name ?? "";
      if (lines[at] !== kept[at])
        showToast(t`Prix changé : ${name}, ${before} → ${formatAmount(price)}`, "attention");
    }
  });

  return lines;
}
