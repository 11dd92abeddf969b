import { ourDigits } from "./our-digits.ts";

/** Blanks of any width and signs that nobody sees, direction marks of a copied contact among them. */
const unseen = /[\s\p{Cf}\p{Zs}\u115f\u2800]|\u034f|\ufe0f/gu;
/** What people put between the digits: dashes of all lengths, dots, strokes, brackets, apostrophes. */
const between = /[\p{Pd}\u2212\u2043\u00ad.\u00b7\u2022\u2024\u2219/\\|()[\],_'’‘ʼ`~]/gu;

/** What was typed, without what nobody sees: wide, Arabic and Persian digits as ours, one plain blank for any others. */
export function seenPhone(typed: string): string {
  return ourDigits(typed.normalize("NFKC"))
    .replace(/[\s\p{Zs}]+/gu, " ")
    .replace(unseen, (sign) => (sign === " " ? " " : ""))
    .trim();
}

/**
 * The digits of a number as it was typed, a `+` before them if there is one; undefined when it holds anything else.
 * A zero in brackets is one that is left out from abroad.
 */
export function phoneSigns(typed: string): string | undefined {
  const seen = seenPhone(typed).replaceAll(" ", "").replace(/^tel:/i, "");
  const isAbroad = /^[([]?(?:\+|00)/.test(seen);
  const signs = (isAbroad ? seen.replace(/[([]0[)\]]/, "") : seen).replace(between, "");
  return /^\+?[0-9]{3,20}$/.test(signs) ? signs : undefined;
}

/** Whether something may be a telephone number, of whatever country. */
export function isPhoneLike(typed: string): boolean {
  return /[0-9]{6}/.test(phoneSigns(typed) ?? "");
}
