import { foldWord } from "#shared/spoken/said-words.ts";
import type { PaperWord } from "./paper-word.ts";
import { cutsOf } from "./row-numbers.ts";
import { type Token, tokensOf } from "./row-tokens.ts";
import { type PaperRow, textOf } from "./rows.ts";
import { type SumKind, sumKindOf } from "./sum-words.ts";

/** A row of sums: its kind, its francs with the printed sign, its percentage, and the text of the row. */
export type PaperSum = {
  is: SumKind;
  /** Undefined if it cannot be read. */
  value: number | undefined;
  rate?: number | undefined;
  text: string;
  /** Line of the paper, from 1. */
  at: number;
};

const isNumber = (text: string) => /^-?\d[\d.,]*(?:f|frs?|fcfa)?$/i.test(text);
const isRate = (text: string) => /^\(?\d{1,2}(?:[.,]\d{1,2})?%/.test(text);
function rateIn(text: string): number | undefined {
  const written = /(\d{1,2}(?:[.,]\d{1,2})?)%/.exec(text)?.[1];
  return written === undefined ? undefined : Number.parseFloat(written.replace(",", "."));
}
const isLabel = ({ text }: PaperWord) => !isNumber(text) && !isRate(text);

/** The kind of sum that the words name, if any. */
export function sumOf({ words }: Pick<PaperRow, "words">): SumKind | undefined {
  // « TVA19,25% »
  const labels = words.filter(isLabel).map(({ text }) => text.replace(/(\p{L})(?=\d)/gu, "$1 "));
  const isRated = words.some(({ text }) => rateIn(text) !== undefined);
  return sumKindOf(foldWord(labels.join(" ")), isRated);
}

/** Widest gap between groups of one number, in heights of letters; two columns stand further apart. */
const apart = 2.6;

/** The sums of a row, one or several side by side: « Total HT 15 550   TVA 2 799   Total TTC 18 349 ». */
export function sumsOf(row: PaperRow, letters: number): PaperSum[] {
  const pieces = labelledPieces(row.words);
  const several = pieces.flatMap((words) => {
    const is = sumOf({ words });
    return is ? [readSum({ ...row, words }, is, letters)] : [];
  });
  if (several.length > 1 && several.length === pieces.length) return several;
  const is = sumOf(row);
  return is ? [readSum(row, is, letters)] : [];
}

/** Pieces of a row, cut before words that follow a number other than a percentage. */
function labelledPieces(words: readonly PaperWord[]): PaperWord[][] {
  const pieces: PaperWord[][] = [];
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    if (
      !before ||
      (isLabel(word) && /\p{L}{2}/u.test(word.text) && isNumber(before.text) && !isCurrency(word))
    )
      pieces.push([]);
    pieces.at(-1)?.push(word);
  }
  return pieces;
}

const isCurrency = ({ text }: PaperWord) => /^(?:f|frs?|fcfa|cfa|xaf|xof|francs?)\.?$/i.test(text);

/** Sums whose names are in one row and whose francs are in the next, in the same order. */
export function sumsOfTwo(head: PaperRow, below: PaperRow, letters: number): PaperSum[] {
  const cells: PaperWord[][] = [];
  for (const [at, word] of head.words.entries()) {
    const before = head.words[at - 1];
    if (!before || word.x - (before.x + before.width) > letters * 1.25) cells.push([]);
    cells.at(-1)?.push(word);
  }
  const kinds = cells.flatMap((words) => sumOf({ words }) ?? []);
  if (
    kinds.length < 2 ||
    kinds.length !== cells.length ||
    !below.words.every(({ text }) => isNumber(text))
  )
    return [];
  const numbers = cutsOf(near(tokensOf(below, letters), letters), 0, below.words.length)[0] ?? [];
  if (numbers.length !== kinds.length) return [];
  return kinds.map((is, at) => {
    const value = numbers[at]?.readings.find((one) => isFrancs(one.value) && !one.repaired)?.value;
    const text = `${cells[at]?.map((word) => word.text).join(" ")} ${value ?? ""}`;
    return { is, value: value && numbers[at]?.isNegative ? -value : value, text, at: below.at };
  });
}

/** The sum of a row; its francs are the last number. */
function readSum(row: PaperRow, is: SumKind, letters: number): PaperSum {
  const rate = row.words.map(({ text }) => rateIn(text)).find((one) => one !== undefined);
  const words = row.words.filter(
    ({ text }, at) => !text.includes("%") && !isReference(row.words[at - 1]),
  );
  const number = lastNumber(tokensOf({ ...row, words }, letters), letters);
  return { is, value: number?.value, rate, text: textOf(row), at: row.at };
}

/** True before the number of a paper (« N° ») or of a telephone, which is no amount. */
const isReference = (before: PaperWord | undefined) =>
  before !== undefined && /^(?:n[°ºo*]?|num|ref|t[ée]l|rc|niu|bp)[.:]*$/i.test(before.text);

/** The last number of a row, with its sign and its right edge. */
export function lastNumber(
  tokens: readonly Token[],
  letters: number,
): { value: number; right: number } | undefined {
  const number = cutsOf(near(tokens, letters), 0, tokens.length)[0]?.at(-1);
  const value = number?.readings.find((one) => isFrancs(one.value) && !one.repaired)?.value;
  if (!number || value === undefined) return undefined;
  const francs = Math.round(value);
  return { value: number.isNegative ? -francs : francs, right: number.right };
}

/** Count of separate numbers in a row. */
export const numbersIn = (tokens: readonly Token[], letters: number): number =>
  cutsOf(near(tokens, letters), 0, tokens.length)[0]?.length ?? 0;

/** The same tokens, with the groups of one number joined even in a wide column. */
export function near(tokens: readonly Token[], letters: number): Token[] {
  return tokens.map((token, at) => {
    const before = tokens[at - 1];
    const gap = before ? token.x - (before.x + before.width) : Number.POSITIVE_INFINITY;
    return { ...token, glued: gap < apart * letters };
  });
}

const isFrancs = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
