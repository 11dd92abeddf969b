import { foldWord } from "#shared/spoken/said-words.ts";
import { cutsOf } from "./row-numbers.ts";
import { tokensOf } from "./row-tokens.ts";
import { type PaperRow, textOf } from "./rows.ts";

/** What a paper says it comes to, in francs: without tax, the tax, with it. */
export type PaperSums = {
  net?: number | undefined;
  tax?: number | undefined;
  total?: number | undefined;
};
type Sum = keyof PaperSums | "other";

const sumWords: readonly (readonly [RegExp, Sum])[] = [
  [/\b(?:tva|vat|taxe?)\b/, "tax"],
  [/\b(?:total|montant|net) ?h\.?t\b|\bsub-?total\b|\bsous-?total\b/, "net"],
  [/\b(?:total|net a payer|netapayer|apayer|somme totale|amount due|balance due)\b/, "total"],
  [
    /^(?:especes?|cash|monnaie|change|remise|discount|avance|reste|rendu|paye|paid|arretee?|merci|thank)\b/,
    "other",
  ],
];

/** Of which sum a row speaks, where it speaks of one. */
export function sumOf(row: PaperRow): Sum | undefined {
  const text = foldWord(textOf(row))
    .replace(/[^a-z0-9 .-]/g, "")
    .trim();
  return sumWords.find(([words]) => words.test(text))?.[1];
}

/** What the rows below the goods say. */
export function sumsOf(rows: readonly PaperRow[], letters: number): PaperSums {
  const sums: PaperSums = {};
  for (const row of rows) {
    const sum = sumOf(row);
    if (!sum || sum === "other") continue;
    const tokens = tokensOf(row, letters).filter(({ text }) => !text.includes("%"));
    // What it comes to is one number, however far its groups stand apart.
    const cuts = cutsOf(tokens, 0, tokens.length);
    const number = cuts
      .reduce((one, cut) => (cut.length < one.length ? cut : one), cuts[0] ?? [])
      .at(-1);
    const value = number?.readings.find(
      (one) => Number.isInteger(one.value) && !one.repaired,
    )?.value;
    if (value !== undefined) sums[sum] ??= value;
  }
  return sums;
}
