import type { LeftPart } from "#shared/leftover.ts";
import { lastNumber, type PaperSum } from "./read-sums.ts";
import { tokensOf } from "./row-tokens.ts";
import { type PaperRow, textOf } from "./rows.ts";

type Table = {
  rows: readonly PaperRow[];
  /** Rows already read as titles, goods or sums, by their line of the paper, counted from 1. */
  taken: ReadonlySet<number>;
  /** Lines of the paper with the first and the last row of goods. */
  first: number;
  last: number;
  sums: readonly PaperSum[];
  /** Right edge of the amounts of the goods, in pixels. */
  right: number | undefined;
  letters: number;
};

/**
 * The rows that were not read: all between the goods and the sums, and others that may be goods or francs (a name, and
 * a number in the column of amounts). Noise from the paper's grain is left out.
 */
export function leftRows({ rows, taken, first, last, sums, right, letters }: Table): LeftPart[] {
  // Sums stand below the goods, so a row between them is a line that was not read.
  const lastSum =
    sums.filter(({ is, value }) => is !== "aside" && value !== undefined).at(-1)?.at ?? last;
  const end = Math.max(last, lastSum);
  return rows
    .filter((row) => {
      if (taken.has(row.at)) return false;
      const isWithin = row.at > first && row.at < end;
      if (!hasMeaning(row) && !(isWithin && isWritten(row))) return false;
      // Below the goods, a lone amount belongs to a line that fell apart; above them it may be a telephone number.
      return isWithin || isAmountAt(row, right, letters, row.at > first);
    })
    .map((row) => ({ is: "line", text: textOf(row), at: row.at }));
}

/** Least confidence of a word, 0 to 100; below it, folds and grain of the paper may look like a word. */
const clear = 45;

/** True for a row with a word of three letters or a number of two digits; less may be grain. */
const hasMeaning = ({ words }: PaperRow) =>
  words.some(({ text, confidence }) => confidence >= clear && /\p{L}{3}|\d{2}/u.test(text)) &&
  !/^(?:page|p)\.? ?\d+(?: ?(?:\/|sur|of) ?\d+)?$/i.test(words.map(({ text }) => text).join(" "));

/** True for a row with three words or numbers, at any confidence: a line that is hardly legible. */
const isWritten = ({ words }: PaperRow) =>
  words.filter(({ text }) => /\p{L}{3}|\d{2}/u.test(text)).length >= 3;

/**
 * True if the last number of the row ends at the right edge of the amounts. The row needs a word too, unless `alone`.
 */
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
