/** The narrow no-break space which separates groups of three digits in French and in our English alike. */
export const narrowSpace = "\u202f";

/** "12500" → "12 500". Only digits come in. */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, narrowSpace);
}

/** The whole number somebody typed or pasted, with its spaces or points of thousands; undefined when there is none. */
export function parseDigits(text: string): number | undefined {
  const digits = text.replace(/\D/g, "").slice(0, 12);
  return digits === "" ? undefined : Number(digits);
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
