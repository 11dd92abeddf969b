import { isLabelled, labelledLine } from "#shared/rules/labelled-line.ts";
import type { ScaleLabel } from "#shared/rules/scale-label.ts";
import type { CartLine, SellableProduct } from "#shared/rules/sell.ts";
import { keyOf } from "#shared/rules/ware.ts";
import { type CartAct, withPrice, withQuantity } from "./cart-lines.ts";

/** Why a label of a known product sells nothing, where that is not a refusal of the till. */
export type LabelTrouble = "not-weighed" | "not-made-up";

/** The cart with what a label says of a product, `times` over (U9, U10). */
export function withLabel(
  lines: readonly CartLine[],
  product: SellableProduct,
  label: ScaleLabel,
  times: number,
): CartAct | LabelTrouble {
  if (!isLabelled(product, label)) return "not-weighed";
  if (label.value === 0) return { lines, refusal: "quantity-invalid" };
  const line = lines.find((one) => keyOf(one) === product.id);
  const made = labelledLine(line, product, label, times);
  if (!made) return "not-made-up";
  const act = withQuantity(lines, product, made.quantity);
  if (act.refusal || made.price === (line ?? product).price) return act;
  const priced = withPrice(act.lines, product, made.price);
  return priced.refusal ? { ...priced, lines } : priced;
}
