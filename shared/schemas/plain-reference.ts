import { ourDigits } from "./our-digits.ts";

/**
 * A reference as it stands in a message, in plain signs: our digits, one kind of dash and of blank, letters of usual
 * width, and none of the signs that nobody sees, which a copied message brings along.
 */
export function plainReference(typed: string): string {
  return ourDigits(typed.normalize("NFKC"))
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/[\s\p{Z}]+/gu, " ")
    .replace(/\p{C}/gu, "")
    .trim();
}
