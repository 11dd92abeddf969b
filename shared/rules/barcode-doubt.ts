import { expandUpcE, isGtin, normalizeBarcode } from "./barcode.ts";
import { tidyCode } from "./code-readings.ts";
import { layoutOf } from "./scale-label.ts";

/** Why a code should be looked at again before a product bears it for good. */
export type BarcodeDoubt =
  /** Printed by a scale: the price or the weight is in it, so the next label of the same product is another code. */
  | "scale"
  /** The shop reads it as a label of its scales: the till would sell the article in it, by weight. */
  | "label"
  /** As long as a code of the trade, but its last digit does not fit: a digit was mistyped. */
  | "check-digit";

const goodsNumber = /^(?:\d{8}|\d{12,14})$/;
/** EAN-13 of the prefixes 20 to 29, and UPC of number system 2. (GS1 General Specifications, section 2.1.12.) */
const ofScale = /^(?:2\d{12}|02\d{11})$/;

/**
 * The doubt about a code that a product is about to be given, if there is one; nothing forbids it. `layouts`: how the
 * shop reads labels of its scales.
 */
export function barcodeDoubt(
  text: string,
  layouts: readonly string[] = [],
): BarcodeDoubt | undefined {
  const code = tidyCode(text);
  const digits = code.replace(/[ -]/g, "");
  if (goodsNumber.test(digits) && !isGtin(digits) && expandUpcE(digits) === undefined)
    return "check-digit";
  const key = normalizeBarcode(code);
  if (layoutOf(key, layouts) !== undefined) return "label";
  return ofScale.test(key) ? "scale" : undefined;
}
