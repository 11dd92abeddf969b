import { normalizeBarcode } from "./barcode.ts";

/**
 * Keys of other layouts, and what each writes where a scanner believes it types on the American one: French, Belgian (and
 * a French Mac), German, Spanish and its likes. Both of a pair are as long.
 */
const french = `²&é"'(-è_çà)azqwm^$ù*,;:!1234567890°AZQWM¨£%µ?./§`;
const frenchSent = "`1234567890-qwaz;[]'\\m,./!@#$%^&*()_QWAZ:{}\"|M<>?";
const layouts: readonly (readonly [typed: string, sent: string])[] = [
  [french, frenchSent],
  [`${french.replaceAll(/[§!-]/g, "")}§!-=`, `${withoutKeys("§!-")}68=/`],
  ["yzYZß'-", "zyZY--/"],
  ["'-", "-/"],
];

function withoutKeys(keys: string): string {
  return [...frenchSent].filter((_, at) => !keys.includes(french[at] as string)).join("");
}

/** What a scanner may have sent where the device wrote this: first as it stands, then for each layout. */
function readings(text: string): string[] {
  const sent = layouts.map(([typed, sent]) =>
    [...text].map((sign) => sent[typed.indexOf(sign)] ?? sign).join(""),
  );
  return [text, ...sent];
}

/**
 * Keys under which a code is looked for when nobody bears it as it stands: capitals or not, and as a scanner sent it that
 * does not know the layout of the device. Lower case, as the codes that are compared with them must be.
 */
export function looseKeys(text: string): ReadonlySet<string> {
  return new Set(readings(text.trim()).map((reading) => normalizeBarcode(reading).toLowerCase()));
}

/**
 * The code that was most likely on the label where nobody bears what was read: barcodes of shops bear no accents, and a
 * French device writes signs for the digits of a scanner that does not know it.
 */
export function likelyCode(text: string): string {
  const isOdd = /[^\0-\x7f]/.test(text) || /^[^\d]*[&"'(_][^\d]*[&"'(_][^\d]*$/.test(text);
  const sent = readings(text)[1] ?? text;
  return isOdd && /^[\x21-\x7e]+$/.test(sent) ? sent : text;
}

/** Whether it may be a whole code: one word, more than letters, and longer than what one types of a name. */
export function isCodeLike(text: string): boolean {
  return text.length > 5 && /[^\p{L}\p{M}\s]/u.test(text) && !/\p{L}\s/u.test(text);
}

/** The last digits of a code, as people read them from a packet. */
export function areLastDigits(text: string): boolean {
  return /^\d{4,6}$/.test(text);
}
