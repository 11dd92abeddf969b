const minus = "-\u2212\u2013\u2014\u2010\u2011";
const number = String.raw`\d[\d.,]*`;
const currency = "(?:f|fr|frs|fcfa|cfa|xaf|xof)?";
const inFront = new RegExp(`^[|\\[{]*[${minus}](${number}${currency})[.,;]?[|\\]}]*$`, "i");
const behind = new RegExp(`^[|\\[{]*(${number}${currency})(?:[${minus}]|cr)[|\\]}]*$`, "i");
const bracketed = new RegExp(`^\\([${minus}]?(${number}${currency})\\)[.,;]?$`, "i");
const lone = new RegExp(`^[${minus}]$`);

/** Whether a word is a minus alone, which belongs to the number beside it, or stands in an empty cell. */
export const isMinus = (text: string): boolean => lone.test(text);

/** « CR » behind a number: it is to the customer's credit. */
export const isCreditMark = (text: string): boolean => /^cr\.?$/i.test(text);

/**
 * The number of a word that bears a minus, as « -850 »: « -850 », « −850 », « 850- », « (850) », « 850CR ». Undefined for
 * any other word.
 */
export function signedNumber(text: string): string | undefined {
  const digits = inFront.exec(text)?.[1] ?? behind.exec(text)?.[1] ?? bracketed.exec(text)?.[1];
  return digits === undefined ? undefined : `-${digits.replace(/[.,]+$/, "")}`;
}

/** Halves of a number in brackets whose groups stand apart, « (7 » and « 000) »: their digits. */
export const openedNumber = (text: string): string | undefined =>
  /^\([-\u2212]?(\d{1,3})$/.exec(text)?.[1];
export const closedNumber = (text: string): string | undefined =>
  /^(\d{3}(?:[.,]\d{2})?)\)[.,;]?$/.exec(text)?.[1];
