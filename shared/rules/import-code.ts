import { ourDigits } from "#shared/schemas/our-digits.ts";
import { isGtin, normalizeBarcode } from "./barcode.ts";
import { isMadeDate } from "./import-date.ts";

/** What a cell says about a barcode. */
export type CodeReading =
  | { kind: "none" }
  /** A GTIN whose check digit is right: the only kind that tells two products apart. `code` as it was written. */
  | { kind: "sure"; code: string; key: string }
  /** A label of the shop, a number with a wrong check digit, a Code 128: kept as written, proves nothing. */
  | { kind: "own"; code: string; key: string }
  /** What a spreadsheet made of a code; the code itself is lost. */
  | { kind: "damaged"; text: string };

/** Most characters of a barcode that a product may carry. */
const longest = 60;

const scientific = /^[+-]?\d+(?:[.,]\d+)? ?E ?[+-]\d+$|^[+-]?\d+[.,]\d+ ?E ?\d+$/i;
/** A column too narrow, or a formula that failed, in French and English. */
const errorText =
  /^#(?:#+|N\/A|REF!|VALEUR!|VALUE!|NOM\?|NAME\?|DIV\/0!|NUM!|NOMBRE!|NUL!|NULL!)$/i;
/** Spreadsheets keep fifteen digits of a number; what follows became zeros. */
const rounded = /^[1-9]\d{14}0+$/;

/** True for what a spreadsheet leaves of a code: 6,00111E+12, #####, 1-févr, or more than fifteen digits ending in zeros. */
export function isWrecked(text: string): boolean {
  return scientific.test(text) || rounded.test(text) || isLostText(text);
}

/** True for what a spreadsheet shows in place of any text: #####, #N/A, or the day it took a text for. */
export function isLostText(text: string): boolean {
  return errorText.test(text) || isMadeDate(text);
}

/** Too short for a GTIN; a short number that still begins with a zero has lost none. */
const shortened = /^(?:[1-9]\d{5,6}|\d{9,11})$/;

/**
 * A code without what programs put around it: signs that nobody sees, the apostrophe that keeps a text, decimals of a
 * number (3017620422003.0), the stars of a Code 39; in our digits.
 */
function bareCode(cell: string): string {
  return ourDigits(cell.replace(/\p{Cf}/gu, "").trim())
    .replace(/^['’](?=\d)/, "")
    .replace(/^\*([^*]+)\*$/, "$1")
    .replace(/^(\d{8,})[.,]0*$/, "$1");
}

/**
 * Reads the cell of a barcode column. A short number that becomes right once zeros are put in front has lost these
 * zeros on the way: likely, never certain, so it counts as damaged. Eight and twelve digits stay sure, since zeros in
 * front change neither check digit nor key.
 */
export function readCode(cell: string): CodeReading {
  // As most cells are.
  if (cell.length === 13 && isGtin(cell)) return { kind: "sure", code: cell, key: cell };
  const text = bareCode(cell);
  if (text === "") return { kind: "none" };
  if (isWrecked(text) || text.length > longest) return { kind: "damaged", text };
  const key = normalizeBarcode(text);
  if (isGtin(key)) return { kind: "sure", code: text, key };
  const lostZeros = shortened.test(text) && isGtin(text.padStart(13, "0"));
  return lostZeros ? { kind: "damaged", text } : { kind: "own", code: text, key };
}
