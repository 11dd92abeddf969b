/** What a paper or a message is called, before which a word says so: « réf », « facture n° », « transaction ». */
const named = new RegExp(
  [
    "(?<ahead>^|[^\\p{L}\\p{N}])(?:",
    // A reference may be digits alone.
    "(?:r[ée]f(?:[ée]rence)?|transaction(?:\\s+id)?|trans\\s?id|txn(?:\\s+id)?|id\\s+transaction)\\.?\\s*(?:n[o°º]?\\.?|num[ée]ro|number)?\\s*[:#]?\\s*",
    "|",
    // « facture 4500 » is an amount: a paper needs « n° » before digits.
    "(?:facture|bon(?:\\s+de\\s+livraison)?|bordereau|invoice|bill|receipt|re[çc]u)\\s*(?:n[o°º]\\.?|num[ée]ro|number|#|:\\s*#?)\\s*",
    ")(?<reference>[\\p{L}\\p{N}][\\p{L}\\p{N}./_-]{1,58}[\\p{L}\\p{N}])(?![\\p{L}\\p{N}])",
  ].join(""),
  "giu",
);
/** What operators write: long, in capitals and digits, which no goods are called. */
const written =
  /(?<ahead>^|[^\p{L}\p{N}])(?<reference>(?=[A-Z0-9./-]*[A-Z])[A-Z0-9][A-Z0-9./-]{6,57}[A-Z0-9])(?![\p{L}\p{N}])/gu;
const digits = /\d/g;

/**
 * The reference that a sentence tells of a payment or an invoice, and the sentence with blanks in its place, so that every
 * other word stands where it stood. Of two none is taken: both stay in the sentence.
 */
export function withoutReference(text: string): { text: string; reference?: string } {
  const found = [
    ...[...text.matchAll(named)].filter(({ groups }) => /\d/.test(groups?.reference ?? "")),
    ...[...text.matchAll(written)].filter(
      ({ groups }) => (groups?.reference?.match(digits) ?? []).length >= 5,
    ),
  ];
  const [first] = found;
  const reference = first?.groups?.reference;
  if (!first || reference === undefined) return { text };
  if (found.some(({ groups }) => groups?.reference !== reference)) return { text };
  const from = first.index + (first.groups?.ahead?.length ?? 0);
  const end = first.index + first[0].length;
  return { text: text.slice(0, from) + " ".repeat(end - from) + text.slice(end), reference };
}
