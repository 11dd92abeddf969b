import type { SoldBy } from "#shared/schemas/measure.ts";
import { bigUnit } from "./measure.ts";
import { formatMoney } from "./money.ts";

/** A price with what it is for: `500 FCFA`, `650 FCFA/kg`. */
export const priceWords = (price: number, by?: SoldBy): string =>
  by?.unit ? `${formatMoney(price)}/${bigUnit[by.unit]}` : formatMoney(price);
