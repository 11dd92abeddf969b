import { plainLetter } from "#shared/rules/plain-letter.ts";
import { ourDigits } from "#shared/schemas/our-digits.ts";

const plain = /^[a-z0-9 ]*$/;
const joined = /(?:^| )(?:[cdjlmnst]|qu) (?=[aeiouyh])/g;

/**
 * Text as people search it: lower case, without accents and tones, with the letters of any keyboard for those of
 * African languages, our digits for those of other scripts, a blank for a hyphen, and one blank between words. An
 * elided word is one word in every spelling: « d'olive », « d olive », « dolive ».
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  const folded = plain.test(lower) ? lower : folding(lower);
  const spaced = folded.includes("  ") ? folded.replace(/ +/g, " ") : folded;
  return spaced.replace(joined, (elided) => elided.slice(0, -1));
}

function folding(lower: string): string {
  return ourDigits(lower.normalize("NFKD"))
    .toLowerCase()
    .replace(/[\p{M}'’‘‛′ʼʻʹˈꞌʔ´`\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069]/gu, "")
    .replace(/[\s\p{Pd}]+/gu, " ")
    .replaceAll("\u2044", "/")
    .replace(/[^\0-\x7f]/g, plainLetter);
}

/**
 * A folded text without signs or blanks between its letters and digits: « coca cola » is « cocacola », « 1,5 l » is
 * « 1.5l ».
 */
export function bareText(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}]+/gu, "");
}

/** The words of a folded text, split at every sign that is no letter and no digit. */
export function bareWords(folded: string): string[] {
  return folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
