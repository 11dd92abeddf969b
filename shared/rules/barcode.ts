/**
 * Barcodes as keys: two ways of writing one product give one key.
 *
 * A key is
 * - 13 digits for a GTIN of 8, 12 or 13 digits, and for one of 14 whose first digit is 0 (zeros put in front);
 * - those 13 digits for a book's or a journal's, 977 to 979, with the two or five of the small code beside it;
 * - 14 digits for a GTIN-14 with an indicator 1 to 9: a carton is not the piece inside it;
 * - the text itself, trimmed, for all else: Code 128, Code 39, QR, shop labels, mistyped numbers.
 * A number counts as a GTIN only when its check digit is right. (GS1 General Specifications, sections 3 and 7.9.)
 */

/** White space, control characters and AIM symbology identifiers (`]C1`), as scanners send them before the text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: scanners do send control characters
const LEADING_NOISE = /^(?:[\s\u0000-\u001f]|\][A-Za-z]\d)+/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: scanners do send control characters
const TRAILING_NOISE = /[\s\u0000-\u001f]+$/;

const GTIN_LENGTHS = new Set([8, 12, 13, 14]);

/** Two digits that may follow `01` + GTIN: batch, dates, serial, numbers, counts, weights, prices, company use. */
const NEXT_IDENTIFIER = /^(?:1[0-7]|2[0-5]|3[0-9]|4[0-3]|7[0-2]|8[0-2]|9[0-9])/;

/** The check digit of a GTIN without it: weights 3 and 1 alternate from the right. Digits only. */
export function gtinCheckDigit(body: string): string {
  let sum = 0;
  for (let i = 0; i < body.length; i += 1) {
    const weight = (body.length - i) % 2 === 1 ? 3 : 1;
    sum += Number(body[i]) * weight;
  }
  return String((10 - (sum % 10)) % 10);
}

/** True for EAN-8, UPC-A, EAN-13 or GTIN-14 digits whose last one is the right check digit; never for zeros only. */
export function isGtin(code: string): boolean {
  if (!GTIN_LENGTHS.has(code.length) || !/^\d+$/.test(code) || /^0+$/.test(code)) return false;
  return gtinCheckDigit(code.slice(0, -1)) === code.slice(-1);
}

/**
 * The UPC-A (12 digits) that a printed UPC-E (8 digits, first one 0 or 1) stands for, or undefined when the
 * text is no UPC-E or its check digit, which is the one of the UPC-A, is wrong.
 */
export function expandUpcE(code: string): string | undefined {
  const parts = /^([01])(\d{5})(\d)(\d)$/.exec(code);
  if (!parts) return undefined;
  const [, system = "", five = "", last = "", check = ""] = parts;
  const [a, b, c, d, e] = five;
  let body: string;
  if (last <= "2") body = `${a}${b}${last}0000${c}${d}${e}`;
  else if (last === "3") body = `${a}${b}${c}00000${d}${e}`;
  else if (last === "4") body = `${a}${b}${c}${d}00000${e}`;
  else body = `${five}0000${last}`;
  const upcA = `${system}${body}${check}`;
  return isGtin(upcA) ? upcA : undefined;
}

/**
 * The GTIN-14 inside a GS1 element string (`01` first, brackets allowed) or a GS1 Digital Link address,
 * or undefined. `02` (goods inside a pallet) is another thing and is left alone.
 */
export function gtinOfElementString(text: string): string | undefined {
  const link = /^https?:\/\/\S+?\/01\/(\d{8}|\d{12,14})(?:[/?#]|$)/i.exec(text);
  const bracketed = /^\(01\)(\d{14})/.exec(text);
  const bare = /^01(\d{14})(?=$|\D|(\d\d))/.exec(text);
  const followed = bare?.[2] === undefined || NEXT_IDENTIFIER.test(bare[2]);
  const gtin = (link ?? bracketed ?? (followed ? bare : null))?.[1];
  if (gtin === undefined || !isGtin(gtin)) return undefined;
  return gtin.padStart(14, "0");
}

/** A book or a journal with its add-on: a price or an issue, which does not name the product. */
const WITH_ADD_ON = /^(97[789]\d{10})(?:\d{2}|\d{5})$/;

function withoutAddOn(digits: string): string {
  const main = WITH_ADD_ON.exec(digits)?.[1];
  return main !== undefined && isGtin(main) ? main : digits;
}

/**
 * The key under which a product is stored and looked up, whoever wrote the text: camera, scanner or hand.
 * Never fails and never loses a text; the key of a key is itself. Eight digits that are right both as UPC-E
 * and as EAN-8 count as UPC-E: EAN-8 numbers with a leading 0 are for use inside one company.
 */
export function normalizeBarcode(text: string): string {
  const trimmed = text.replace(LEADING_NOISE, "").replace(TRAILING_NOISE, "");
  const digits = withoutAddOn(trimmed.replace(/[ -]/g, ""));
  const upcA = expandUpcE(digits);
  const gtin = upcA ?? (isGtin(digits) ? digits : gtinOfElementString(trimmed));
  if (gtin === undefined) return trimmed;
  return gtin.replace(/^0+/, "").padStart(13, "0");
}
