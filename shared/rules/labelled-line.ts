import { mostFrancs } from "#shared/schemas/bounds.ts";
import { lineAmount } from "#shared/schemas/line-amount.ts";
import type { SoldBy } from "#shared/schemas/measure.ts";
import { pricedPer } from "./ware.ts";

/** How far the price of a line is moved to make up a printed amount, in francs: what needs more is said. */
const mostMoved = 5000;

type Made = { quantity: number; price: number };

/**
 * So much of the unit that it costs exactly these francs (U10): at this price where a whole number of the unit does, else
 * at the nearest price that has one, above it before below, never below the minimum. Undefined where there is none.
 */
export function madeUp(
  francs: number,
  price: number,
  minPrice: number,
  by: SoldBy,
): Made | undefined {
  for (let moved = 0; moved <= mostMoved; moved += 1)
    for (const tried of moved === 0 ? [price] : [price + moved, price - moved]) {
      if (tried < Math.max(1, minPrice) || tried > mostFrancs) continue;
      const quantity = Math.round((francs * by.per) / tried);
      if (quantity > 0 && lineAmount({ quantity, price: tried, by }) === francs)
        return { quantity, price: tried };
    }
  return undefined;
}

type Weighed = { price: number; minPrice: number; by?: SoldBy | undefined };
type Label = { holds: "weight" | "price"; value: number };
type InCart = Made & { by?: SoldBy | undefined };

/** Whether a label can be of what is sold so: a weight by the kilo only, a price of whatever is measured. */
export const isLabelled = ({ by }: Pick<Weighed, "by">, { holds }: Pick<Label, "holds">): boolean =>
  by !== undefined && !by.pack && (holds === "weight" ? by.unit === "g" : by.unit !== undefined);

/**
 * What the line of a product is with one more label, `times` over: its weight is added, or the line costs as much more as
 * is printed. Undefined where no price makes that up.
 */
export function labelledLine(
  line: InCart | undefined,
  product: Weighed,
  { holds, value }: Label,
  times: number,
): Made | undefined {
  const { price } = line ?? product;
  if (holds === "weight") return { quantity: (line?.quantity ?? 0) + value * times, price };
  const francs = (line ? lineAmount(line) : 0) + value * times;
  return madeUp(francs, price, product.minPrice, product.by ?? { per: pricedPer("g") });
}
