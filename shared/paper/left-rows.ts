import type { LeftPart } from "#shared/leftover.ts";
import { lastNumber, type PaperSum } from "./read-sums.ts";
import { tokensOf } from "./row-tokens.ts";
import { type PaperRow, textOf } from "./rows.ts";

type Table = {
  rows: readonly PaperRow[];
  /** Lines of the paper, from 1, that were taken: titles, goods, sums. */
  taken: ReadonlySet<number>;
  /** Of the first and the last line of goods. */
  first: number;
  last: number;
  sums: readonly PaperSum[];
  /** Where the amounts of the goods end, in pixels. */
  right: number | undefined;
  letters: number;
};

/**
 * The rows that were not taken: every one among the goods and the sums, and outside of them those that may be goods or
 * francs, by a name and a number where the amounts stand. Grain of the paper is none.
 */
export function leftRows({ rows, taken, first, last, sums, right, letters }: Table): LeftPart[] {
  // Sums stand below the goods: what stands between them is a line that was not read.
  const lastSum =
    sums.filter(({ is, value }) => is !== "aside" && value !== undefined).at(-1)?.at ?? last;
  const end = Math.max(last, lastSum);
  return rows
    .filter((row) => {
      if (taken.has(row.at)) return false;
      const isWithin = row.at > first && row.at < end;
      if (!hasMeaning(row) && !(isWithin && isWritten(row))) return false;
      // Below the goods an amount alone is of a line that fell apart; above them it may be a telephone.
      return isWithin || isAmountAt(row, right, letters, row.at > first);
    })
    .map((row) => ({ is: "line", text: textOf(row), at: row.at }));
}

/** Words that are read worse may be folds and grain of the paper, 0 to 100. */
const clear = 45;

/** More than grain: a word of three letters, or a number of two digits. */
const hasMeaning = ({ words }: PaperRow) =>
  words.some(({ text, confidence }) => confidence >= clear && /\p{L}{3}|\d{2}/u.test(text)) &&
  !/^(?:page|p)\.? ?\d+(?: ?(?:\/|sur|of) ?\d+)?$/i.test(words.map(({ text }) => text).join(" "));

/** Three words or numbers in one row are none, however badly they are read: a line that is hardly legible. */
const isWritten = ({ words }: PaperRow) =>
  words.filter(({ text }) => /\p{L}{3}|\d{2}/u.test(text)).length >= 3;

/** Whether the last number of a row ends where the amounts of the goods do, beside a word or `alone`. */
function isAmountAt(
  row: PaperRow,
  right: number | undefined,
  letters: number,
  alone: boolean,
): boolean {
  const hasWord = row.words.some(({ text }) => /\p{L}{2}/u.test(text));
  if (right === undefined || !(hasWord || alone)) return false;
  const number = lastNumber(tokensOf(row, letters), letters);
  return number !== undefined && Math.abs(number.right - right) <= 2.5 * letters;
}
