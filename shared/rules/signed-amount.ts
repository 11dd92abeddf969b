import { mostFrancs } from "#shared/schemas/bounds.ts";
import { wholeNumberOf } from "./import-number.ts";

/**
 * An amount in whole francs, negative with a minus or in brackets. `side`: set if the cell itself names who owes: « Dr
 * » for the account's owner, « Cr » for the shop; or if it names a debt or a payment ahead, on either account: « 15 000
 * dû », « 1 500 Advance ». The amount is then positive.
 */
export type SignedAmount = { francs: number; side: "dr" | "cr" | "owed" | "ahead" | undefined };

const none =
  /^(?:[-–—]+|n[eé]ant|rien|nil|none|n\/?a|sold[eé]e?|pay[eé]e?|cleared|settled|paid|ok)$/i;
const currency = "(?:fcfa|f ?cfa|cfa|xaf|xof|ngn|ghs|cdf|frs?|₦|f)";
const sides: readonly [RegExp, NonNullable<SignedAmount["side"]>][] = [
  [/[\s.]*\(?\b(?:dr|db|d[eé]biteur|d[eé]bit|debit)\b\.?\)?$/i, "dr"],
  [/[\s.]*\(?\b(?:cr|cr[eé]diteur|cr[eé]dit|credit)\b\.?\)?$/i, "cr"],
  [
    /[\s.]*\(?(?<!\p{L})(?:due|d[uû]e?s?|owed|owing|[aà] payer|impay[eé]s?|unpaid)\.?\)?$/iu,
    "owed",
  ],
  [
    /[\s.]*\(?(?<!\p{L})(?:(?:d['’ ]|en )?avance|advance|adv|ahead|prepaid|acompte|d[eé]posit?|trop[ -]per[cç]u)\.?\)?$/iu,
    "ahead",
  ],
];
const thousands = /^(\d+)(?:[.,](\d))? ?(?:k|mil|milles?)$/i;

/**
 * Reads an amount as people and programs write it: « 15 000 », « (15 000) », « 15 000- », « XAF 15,000.00 », « -XAF
 * 15,000 », « 15 000 Dr », « 15 mille », « 2,5k », « soldé » for 0. Undefined for any other text, and above the limit
 * of the books.
 */
export function signedAmount(text: string): SignedAmount | undefined {
  if (/^\d{1,9}$/.test(text)) return { francs: Number(text), side: undefined };
  const cell = text.normalize("NFKC").replace(/\s+/g, " ").replace(/[−–—]/g, "-").trim();
  if (none.test(cell)) return { francs: 0, side: undefined };
  const found = sides.find(([shape]) => shape.test(cell) && /\d/.test(cell));
  const { bare, isBelow } = unsigned(found ? cell.replace(found[0], "").trim() : cell);
  const [, whole = "", tenth = "0"] = thousands.exec(bare) ?? [];
  const value = whole === "" ? wholeNumberOf(bare) : Number(whole) * 1000 + Number(tenth) * 100;
  if (value === undefined || value > mostFrancs) return undefined;
  return { francs: isBelow && value !== 0 ? -value : value, side: found?.[1] };
}

/** Forms of a negative amount: brackets, or a minus before or behind it, inside or outside the currency. */
const shapes = [
  /^()\((.*)\)()$/,
  new RegExp(`^(${currency} ?)\\((.*)\\)()$`, "i"),
  new RegExp(`^()\\((.*)\\)( ?${currency})$`, "i"),
  /^()- ?(.*)()$/,
  new RegExp(`^(${currency} ?)- ?(.*)()$`, "i"),
  /^()(.*\d) ?-()$/,
  new RegExp(`^()(.*\\d) ?-( ?${currency})$`, "i"),
];

/** The text without the signs and brackets of a negative amount, before or behind the currency. */
function unsigned(text: string): { bare: string; isBelow: boolean } {
  for (const shape of shapes) {
    const inner = shape.exec(text)?.[2]?.trim();
    if (inner === undefined) continue;
    return { bare: bareOf(inner), isBelow: true };
  }
  return { bare: bareOf(text.replace(/^\+ ?(?=\d)/, "")), isBelow: false };
}

/** Removes currencies that `wholeNumberOf` does not know. */
const bareOf = (text: string) =>
  text.replace(/^(?:ngn|ghs|cdf|₦|n(?=\d)) ?|(?: ?(?:ngn|ghs|cdf|₦|fc))$/gi, "");

/** True for a cell that holds an amount. */
export const isAmount = (cell: string): boolean => signedAmount(cell) !== undefined;
