import { i18n } from "@lingui/core";
import { pricedPer } from "#shared/rules/ware.ts";
import type { SoldBy, Unit } from "#shared/schemas/measure.ts";
import { formatAmount, formatQuantity } from "./money.ts";

/** What a price is for: the same letters in both languages. */
export const bigUnit: Record<Unit, string> = { g: "kg", ml: "l", cm: "m" };

const noBreakSpace = "\u00a0";

/** So much of a unit as people say it: `350 g`, `1,25 kg`; pieces as a number. */
export function formatMeasure(quantity: number, unit?: Unit | null): string {
  if (!unit) return formatQuantity(quantity);
  const per = pricedPer(unit);
  if (quantity && Math.abs(quantity) < per)
    return `${formatQuantity(quantity)}${noBreakSpace}${unit}`;
  // Exact: a thousandth is written by three digits at most.
  const part = String(Math.abs(quantity) / per).split(".")[1];
  const whole = formatQuantity(Math.trunc(quantity / per));
  const comma = i18n.locale === "en" ? "." : ",";
  return `${whole}${part ? comma + part : ""}${noBreakSpace}${bigUnit[unit]}`;
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
