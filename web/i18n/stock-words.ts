import type { Measured } from "#shared/rules/ware.ts";
import type { Unit } from "#shared/schemas/measure.ts";
import { formatMeasure } from "./measure.ts";
import { formatQuantity } from "./money.ts";

/** How much there is, in the largest pack that it fills: `2 × Carton + 7`. */
export function stockWords(quantity: number, { unit, packs = [] }: Measured): string {
  const sold = packs.filter(({ archived, factor }) => !archived && factor <= quantity);
  const [largest] = sold.sort((a, b) => b.factor - a.factor);
  if (!largest) return formatMeasure(quantity, unit);
  const rest = quantity % largest.factor;
  const full = `${formatQuantity(Math.floor(quantity / largest.factor))} × ${largest.name}`;
  return rest === 0 ? full : `${full} + ${formatMeasure(rest, unit)}`;
}

/** A difference: `+3`, `−250 g`. */
export const signedMeasure = (quantity: number, unit?: Unit | null): string =>
  `${quantity > 0 ? "+" : ""}${formatMeasure(quantity, unit)}`;
