/** The narrow no-break space which separates groups of three digits in French and in our English alike. */
export const narrowSpace = "\u202f";

/** "12500" → "12 500". Only digits come in. */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, narrowSpace);
}

/** Behind the whole number: a point or comma, not the thousands that three digits are, with whatever unit follows. */
const decimals = /[.,\u066b](?!\d{3}(?!\d))\d+\D*$/;

/**
 * The digits of the whole number in a text, without its spaces, its points of thousands and its unit. The
 * hundredths of « 12 500,00 » are no digits of it.
 */
export function wholeDigits(text: string): string {
  return asciiDigits(text).replace(decimals, "").replace(/\D/g, "");
}

/** The whole number in digits that were typed or pasted; undefined when there is none. */
export function parseDigits(digits: string): number | undefined {
  return digits === "" ? undefined : Number(digits.slice(0, 12));
}

/**
 * Whether less than nothing was written: it is never the same amount without its sign. Between words or figures that
 * sign is a dash.
 */
export function isNegative(text: string): boolean {
  return /^[^\d\p{L}]*[-\u2012\u2013\u2212][^\d\p{L}]*\d/u.test(asciiDigits(text));
}

/** The digits of other scripts, wide and Arabic ones among them, as ours. */
export function asciiDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, digitOf);
}

/** Every script has its digits in a row from nought, some of them several rows on end. */
function digitOf(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let first = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((point - first) % 10);
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
