import { expandUpcE, isGtin, normalizeBarcode } from "./barcode.ts";
import { tidyCode } from "./code-readings.ts";

/** Why a code should be looked at again before a product bears it for good. */
export type BarcodeDoubt =
  /** Printed by a scale: the price or the weight is in it, so the next label of the same product is another code. */
  | "scale"
  /** As long as a code of the trade, but its last digit does not fit: a digit was mistyped. */
  | "check-digit";

const goodsNumber = /^(?:\d{8}|\d{12,14})$/;
/** EAN-13 of the prefixes 20 to 29, and UPC of number system 2. (GS1 General Specifications, section 2.1.12.) */
const ofScale = /^(?:2\d{12}|02\d{11})$/;

/** The doubt about a code that a product is about to be given, if there is one; nothing forbids it. */
export function barcodeDoubt(text: string): BarcodeDoubt | undefined {
  const code = tidyCode(text);
  const digits = code.replace(/[ -]/g, "");
  if (goodsNumber.test(digits) && !isGtin(digits) && expandUpcE(digits) === undefined)
    return "check-digit";
  return ofScale.test(normalizeBarcode(code)) ? "scale" : undefined;
}
