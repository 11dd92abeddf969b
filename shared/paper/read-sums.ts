import { foldWord } from "#shared/spoken/said-words.ts";
import { cutsOf } from "./row-numbers.ts";
import { type Token, tokensOf } from "./row-tokens.ts";
import { type PaperRow, textOf } from "./rows.ts";
import { type SumKind, sumKindOf } from "./sum-words.ts";

/** A row of sums: what it says, its francs with the sign that is printed, its per cent, and the row as it stands. */
export type PaperSum = {
  is: SumKind;
  /** Undefined where it cannot be read. */
  value: number | undefined;
  rate?: number | undefined;
  text: string;
  /** The line of the paper, from 1. */
  at: number;
};

/** Of which sum a row speaks, where it speaks of one. */
export const sumOf = (row: PaperRow): SumKind | undefined => {
  const text = row.words
    .map(({ text }) => text)
    .filter((text) => !/^-?[\d.,]+%?$/.test(text))
    .join(" ");
  return sumKindOf(foldWord(text));
};

/** Groups of one number stand no further apart, in heights of letters; two columns do. */
const apart = 2.6;
const isRate = (text: string) => /^\(?\d{1,2}(?:[.,]\d{1,2})?\s*%/.test(text);

/** What a row of sums says; its francs are the last number of it. */
export function readSum(row: PaperRow, is: SumKind, letters: number): PaperSum {
  const rated = row.words.find(({ text }) => isRate(text))?.text;
  const rate =
    rated === undefined ? undefined : Number.parseFloat(rated.replace("(", "").replace(",", "."));
  const words = row.words.filter(({ text }) => !text.includes("%"));
  const number = lastNumber(tokensOf({ ...row, words }, letters), letters);
  return { is, value: number?.value, rate, text: textOf(row), at: row.at };
}

/** The last number of a row, with its sign, and where it ends. */
export function lastNumber(
  tokens: readonly Token[],
  letters: number,
): { value: number; right: number } | undefined {
  const near = tokens.map((token, at) => {
    const before = tokens[at - 1];
    return {
      ...token,
      glued: before !== undefined && token.x - (before.x + before.width) < apart * letters,
    };
  });
  const number = cutsOf(near, 0, near.length)[0]?.at(-1);
  const value = number?.readings.find((one) => isFrancs(one.value) && !one.repaired)?.value;
  if (!number || value === undefined) return undefined;
  const francs = Math.round(value);
  return { value: number.isNegative ? -francs : francs, right: number.right };
}

const isFrancs = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
