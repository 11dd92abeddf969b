/** The narrow no-break space which separates groups of three digits in French and in our English alike. */
export const narrowSpace = "\u202f";

/** "12500" → "12 500". Only digits come in. */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, narrowSpace);
}
