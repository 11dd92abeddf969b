import { ourDigits } from "#shared/schemas/our-digits.ts";

/** Words around an amount or a count: the currency, pieces. */
const unit =
  /^(?:fcfa|f\.? ?cfa|cfa|xaf|xof|frs?|f)\.? ?(?=\d)|[ .]?(?:fcfa|(?:francs?|frs?|f)\.? ?cfa|cfa|xaf|xof|francs?|frs?|f|pcs?|pi[eè]ces?|unit[eé]?s?|u)\.?$/gi;
/** A dash in place of decimals that are none, and the apostrophe by which a spreadsheet keeps a text. */
const idle = /[.,](?:-|–|—)+$|^'(?=\d)/g;

/** Thousands apart by one sign, the same each time; decimals, if any, by another and nothing but zeros. */
const grouped = /^[1-9]\d{0,2}([ .,'])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]0+)?$/;
const plain = /^(\d+)(?:[.,]0+)?$/;
/** What binary fractions leave of a whole number: 770.0000000000001, 769.9999999999999. */
const noisy = /^(\d+)[.,](?:0{7,}|(9{7,}))\d*$/;

/**
 * The whole number in a cell as people write it: « 1 500 », « 1.500,00 », « 1,500.00 », « 1500 F », « 12 pièces ».
 * Three digits after a single point or comma are thousands: francs have no cents. Undefined for everything else:
 * nothing is rounded but the noise of a program's own reckoning, and no sign is thrown away.
 */
export function wholeNumberOf(text: string): number | undefined {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  const plainText = ourDigits(text.normalize("NFKC"))
    .replace(/[’`´]/g, "'")
    .replace(/\p{Cf}/gu, "");
  const bare = plainText.trim().replace(unit, "").replace(idle, "").trim();
  if (grouped.test(bare)) {
    const sign = /\D/.exec(bare)?.[0] ?? " ";
    const [whole = ""] = bare.split(sign === "," ? "." : sign === "." ? "," : /[.,]/);
    return safe(whole.replace(/\D/g, ""));
  }
  const [, below, nines] = noisy.exec(bare) ?? [];
  if (below !== undefined) return safe(String(Number(below) + (nines === undefined ? 0 : 1)));
  const digits = plain.exec(bare)?.[1];
  return digits === undefined ? undefined : safe(digits);
}

function safe(digits: string): number | undefined {
  const value = Number(digits);
  return Number.isSafeInteger(value) ? value : undefined;
}
