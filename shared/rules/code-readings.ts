import { expandUpcE, gtinOfElementString, isGtin, normalizeBarcode } from "./barcode.ts";

/**
 * Keys of other layouts, and what each writes where a scanner believes it types on the American one: French, Belgian (and
 * a French Mac), French with the capitals locked, which on Windows locks the digits too, German, Spanish and its likes.
 * Both of a pair are as long.
 */
const french = `²&é"'(-è_çà)azqwm^$ù*,;:!1234567890°AZQWM¨£%µ?./§`;
const frenchSent = "`1234567890-qwaz;[]'\\m,./!@#$%^&*()_QWAZ:{}\"|M<>?";
const layouts: readonly (readonly [typed: string, sent: string])[] = [
  [french, frenchSent],
  [`${french.replaceAll(/[§!-]/g, "")}§!-=`, `${withoutKeys("§!-")}68=/`],
  [`°/.§?,AZQWazqwMm_'(+=)%&é"-èçà`, `-.,/mMqwazQWAZ;:*$%=+_'!@#^&()`],
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

/** A code as keyboards and clipboards mean it: without signs nobody sees, with our digits, letters, dashes and blanks. */
export function tidyCode(text: string): string {
  return text
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, "")
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/\s+/g, " ")
    .trim();
}

/** Code 39 stands between asterisks, which some scanners send with it. */
function withoutStars(text: string): string {
  return /^\*([^*]+)\*$/.exec(text)?.[1] ?? text;
}

/** The separator of a GS1 code, by the names under which scanners write it out, and as a DataMatrix holds it. */
const separator = /<GS>|\{GS\}|\[?<?FNC1>?\]?|\u00e8/gi;
/** Parts of a GS1 code with their length, which may stand before its goods number. (General Specifications, 7.8.5.) */
const partsBefore = /^(?:(?:1[1-7]\d{6}|20\d\d|00\d{18})|(?:10|2[12])[^\n]+\n)+(?=01\d{14})/;

/**
 * The number of goods that a text holds beside other things: in a GS1 code whatever stands before it, behind « EAN »,
 * between quotes, with points, or without the noughts that a spreadsheet has taken.
 */
function gtinIn(text: string): string | undefined {
  const parts = text.replaceAll("\u001d", "\n").replace(separator, "\n").replace(/^\n+/, "");
  const bracketed = /\(01\) ?(\d{14})/.exec(parts)?.[1];
  const element =
    bracketed ?? gtinOfElementString(parts.replace(/ /g, "").replace(partsBefore, ""));
  if (element !== undefined) return isGtin(element) ? element : undefined;
  const [only, ...others] = text.match(/\d(?:[ .-]?\d)*/g) ?? [];
  if (only === undefined || others.length > 0) return undefined;
  const digits = only.replace(/\D/g, "");
  const whole = digits.padStart(digits.length <= 8 ? 8 : 12, "0");
  return digits.length > 6 && (isGtin(whole) || expandUpcE(whole)) ? whole : undefined;
}

/** How codes are compared that are not borne as they stand: without capitals, hyphens and blanks. */
export function looseKey(code: string): string {
  // A product may bear what somebody typed in digits of another script.
  const plain = /[^\x20-\x7e]/.test(code) ? tidyCode(code) : code;
  return plain.toLowerCase().replace(/[ -]/g, "");
}

/**
 * Keys, as `looseKey` makes them, under which a code is looked for when nobody bears it as it stands: tidied, as a
 * scanner sent it that does not know the layout of the device, and the number of goods in it.
 */
export function looseKeys(text: string): ReadonlySet<string> {
  const tidied = tidyCode(text);
  const meant = readings(tidied).flatMap((reading) => [reading, withoutStars(reading)]);
  const keys = [...meant, gtinIn(tidied) ?? ""].map((code) => looseKey(normalizeBarcode(code)));
  return new Set(keys.filter((key) => key !== ""));
}

/**
 * The code that was most likely on the label where nobody bears what was read: barcodes of shops bear no accents, and a
 * French device writes signs for the digits of a scanner that does not know it.
 */
export function likelyCode(text: string): string {
  const tidied = tidyCode(text);
  const goods = gtinIn(tidied);
  if (goods !== undefined) return goods;
  const isOdd = /[^\0-\x7f]/.test(tidied) || /^[^\d]*[&"'(_][^\d]*[&"'(_][^\d]*$/.test(tidied);
  const sent = withoutStars(readings(tidied)[1] ?? tidied);
  return isOdd && /^[\x21-\x7e]+$/.test(sent) ? sent : withoutStars(tidied);
}

/** Whether it may be a whole code: one word, more than letters, and longer than what one types of a name. */
export function isCodeLike(text: string): boolean {
  return text.length > 5 && /[^\p{L}\p{M}\s]/u.test(text) && !/\p{L}\s/u.test(text);
}

/** The last digits of a code, as people read them from a packet; undefined when it is something else. */
export function lastDigits(text: string): string | undefined {
  return /^\d{4,6}$/.exec(tidyCode(text).replaceAll(" ", ""))?.[0];
}
