import { i18n } from "@lingui/core";
import { typedMeasure } from "#shared/rules/read-measure.ts";
import { type Measured, pricedPer } from "#shared/rules/ware.ts";
import type { SoldBy, Unit } from "#shared/schemas/measure.ts";
import { formatAmount, formatQuantity } from "./money.ts";

/** What a price is for: the same letters in both languages. */
export const bigUnit: Record<Unit, string> = { g: "kg", ml: "l", cm: "m" };

const noBreakSpace = "\u00a0";

/** So much of a unit as people say it: `350 g`, `1,25 kg`; pieces as a number. */
export function formatMeasure(quantity: number, unit?: Unit | null): string {
  const much = Math.abs(quantity);
  if (!unit || quantity === 0)
    return `${formatQuantity(quantity)}${unit ? ` ${bigUnit[unit]}` : ""}`;
  const sign = quantity < 0 ? "\u2212" : "";
  if (much < pricedPer(unit)) return `${sign}${much}${noBreakSpace}${unit}`;
  const [whole = "", part] = typedMeasure(much, unit, "|").split("|");
  const comma = i18n.locale === "en" ? "." : ",";
  const words = `${formatQuantity(Number(whole))}${part ? comma + part : ""}`;
  return `${sign}${words}${noBreakSpace}${bigUnit[unit]}`;
}

/** How much of it a line sells: `2 Carton`, `1,25 kg`; a part of a pack by its unit. */
export function soldWords({ quantity, by }: { quantity: number; by?: SoldBy | undefined }): string {
  if (by?.pack && quantity % by.per === 0)
    return `${formatQuantity(quantity / by.per)}${noBreakSpace}${by.pack.name}`;
  return formatMeasure(quantity, by?.unit);
}

/** What one of it costs: `500`, `600/kg`; `10 000/24` where a part of a pack comes back. */
export function eachWords(line: {
  quantity: number;
  price: number;
  by?: SoldBy | undefined;
}): string {
  const { quantity, price, by } = line;
  const amount = formatAmount(price);
  if (by?.pack)
    return quantity % by.per === 0 ? amount : `${amount}/${formatMeasure(by.per, by.unit)}`;
  return by?.unit ? `${amount}/${bigUnit[by.unit]}` : amount;
}

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
