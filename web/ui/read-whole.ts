import { asciiDigits } from "./ascii-digits.ts";

/** Blanks, apostrophes of thousands, and signs that nobody sees, such as those of the writing direction. */
const noise = /[\s'’\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g;
const points = /[.,\u066b\u066c]/g;

/**
 * The digits of the whole number in a text, without its spaces, its points of thousands, its unit and its hundredths;
 * and whether the text says just that number. Points of one kind before each three digits are those of thousands; the
 * last of any others is a decimal one, behind which nothing but noughts says the same. « 1 500,00 » is 1500, « 1,5 » is
 * 1 and not just that.
 */
export function readWhole(text: string): { digits: string; isExact: boolean } {
  const bare = asciiDigits(text).replace(noise, "");
  const [body = ""] = /\d(?:.*\d)?/.exec(bare) ?? [];
  const parts = body.split(points);
  const marks = body.match(points) ?? [];
  // The point of « Fr. 500 » is one of an abbreviation, that of « .5 » is not.
  const isWhole = !/(?:^|[^\p{L}])[.,\u066b]$/u.test(bare.slice(0, bare.indexOf(body)));
  if (parts.length === 1 || areThousands(parts, marks))
    return { digits: parts.join("").replace(/\D/g, ""), isExact: isWhole };
  const cents = parts.pop() ?? "";
  const isGrouped = parts.length === 1 || areThousands(parts, marks.slice(0, -1));
  return { digits: parts.join(""), isExact: isWhole && isGrouped && /^0+$/.test(cents) };
}

function areThousands([first = "", ...groups]: readonly string[], marks: readonly string[]) {
  const isOfThree = groups.every((group) => /^\d{3}$/.test(group));
  return /^0*[1-9]\d{0,2}$/.test(first) && isOfThree && marks.every((mark) => mark === marks[0]);
}

/** The whole number in digits that were typed or pasted; undefined when there is none. */
export function parseDigits(digits: string): number | undefined {
  return digits === "" ? undefined : Number(digits.slice(0, 12));
}

/**
 * Whether less than nothing was written: it is never the same amount without its sign. Before words that sign is a dash.
 */
export function isNegative(text: string): boolean {
  return /^[^\d\p{L}]*[-\u2010-\u2013\u2212][^\d\p{L}]*\d/u.test(asciiDigits(text));
}

/** Whether something stands between figures that makes more than one number of them: « 10-20 », « 2x500 », « 1e5 ». */
export function isSeveral(text: string): boolean {
  return /\d[^\d.,\u066b\u066c]+\d/.test(asciiDigits(text).replace(noise, ""));
}

/**
 * Whether something at a figure makes another amount of it than its digits say: « 2k », « 5 % », « 3 mille », « ½ », a
 * letter in the place of a digit (« 15OO », « l500 »).
 */
export function isOther(text: string): boolean {
  return /\p{Nl}|\p{No}|\d\s*(?:[kKM](?!\p{L})|[%‰]|mill|thousand|bn\b)|\d[oO](?!\p{L})|\d[oO]{2}|(?<!\p{L})[lI|]+\d/u.test(
    asciiDigits(text),
  );
}

/** Where the caret goes after regrouping: behind as many digits as before. */
export function caretAfter(grouped: string, digitsBefore: number): number {
  if (digitsBefore === 0) return 0;
  let seen = 0;
  for (let at = 0; at < grouped.length; at += 1) {
    if (/\d/.test(grouped.charAt(at))) seen += 1;
    if (seen === digitsBefore) return at + 1;
  }
  return grouped.length;
}
