import type { Unit } from "#shared/schemas/measure.ts";
import { pricedPer } from "./ware.ts";

/**
 * What somebody typed of kilos, litres or metres, in the small unit: « 1,25 » and « 1.25 » are 1250 g. Undefined for what
 * is no such number, or is finer than the unit.
 */
export function readMeasure(text: string, unit: Unit): number | undefined {
  const per = pricedPer(unit);
  const places = String(per).length - 1;
  const typed = text.replace(/[\s\u00a0\u202f]/g, "").match(/^(\d{1,9})(?:[.,](\d*))?$/);
  if (!typed) return undefined;
  const [, whole = "", part = ""] = typed;
  const digits = part.replace(/0+$/, "");
  if (digits.length > places) return undefined;
  return Number(whole) * per + Number(digits.padEnd(places, "0"));
}

/** The same back as it would be typed: 1250 g is `1,25`. */
export function typedMeasure(quantity: number, unit: Unit, comma = ","): string {
  const per = pricedPer(unit);
  const places = String(per).length - 1;
  const part = String(quantity % per)
    .padStart(places, "0")
    .replace(/0+$/, "");
  const whole = String(Math.floor(quantity / per));
  return part === "" ? whole : `${whole}${comma}${part}`;
}
