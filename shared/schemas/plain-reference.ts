/**
 * A reference as it stands in a message, in plain signs: our digits, one kind of dash and of blank, letters of usual
 * width, and none of the signs that nobody sees, which a copied message brings along.
 */
export function plainReference(typed: string): string {
  return typed
    .normalize("NFKC")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/[\s\p{Z}]+/gu, " ")
    .replace(/\p{C}/gu, "")
    .trim();
}
