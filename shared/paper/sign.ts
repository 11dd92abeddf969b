const minus = "-\u2212\u2013\u2014\u2010\u2011";
const number = String.raw`\d[\d.,]*`;
const currency = "(?:f|fr|frs|fcfa|cfa|xaf|xof)?";
const inFront = new RegExp(`^[|\\[{]*[${minus}](${number}${currency})[.,;]?[|\\]}]*$`, "i");
const behind = new RegExp(`^[|\\[{]*(${number}${currency})(?:[${minus}]|cr)[|\\]}]*$`, "i");
const bracketed = new RegExp(`^\\([${minus}]?(${number}${currency})\\)[.,;]?$`, "i");
const lone = new RegExp(`^[${minus}]$`);

/** True for a lone minus: it belongs to the number beside it, or marks an empty cell. */
export const isMinus = (text: string): boolean => lone.test(text);

/** « CR » behind a number: a credit of the customer. */
export const isCreditMark = (text: string): boolean => /^cr\.?$/i.test(text);

/**
 * The number of a word with a minus, written as « -850 »: from « -850 », « −850 », « 850- », « (850) », « 850CR ».
 * Undefined for any other word.
 */
export function signedNumber(text: string): string | undefined {
  const digits = inFront.exec(text)?.[1] ?? behind.exec(text)?.[1] ?? bracketed.exec(text)?.[1];
  return digits === undefined ? undefined : `-${digits.replace(/[.,]+$/, "")}`;
}

/** Digits of one half of a number in brackets whose groups stand apart: « (7 » and « 000) ». */
export const openedNumber = (text: string): string | undefined =>
  /^\([-\u2212]?(\d{1,3})$/.exec(text)?.[1];
export const closedNumber = (text: string): string | undefined =>
  /^(\d{3}(?:[.,]\d{2})?)\)[.,;]?$/.exec(text)?.[1];
