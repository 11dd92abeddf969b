import { type Box, boxAround, type PaperWord } from "./paper-word.ts";

/** Words that stand on one line of a paper, from left to right. */
export type PaperRow = { words: readonly PaperWord[]; box: Box };

/** Marks that rules and grain are taken for, at either end of a word. */
const marks = /^[|[\]{}_—–=~‘’“”"'`:;!°«»<>*.,-]+|[|[\]{}_—–=~‘’“”"'`:;!«»<>*-]+$/g;
const hasText = /[\p{L}\p{N}]/u;
/** Less is grain. */
const leastConfidence = 0;

/**
 * The lines of a paper, from above to below: each word joins the line that goes on at its height, wherever it leans.
 * `letters`: how high most letters are. Words without a letter or a digit are no words.
 */
export function rowsOf(words: readonly PaperWord[], letters: number): PaperRow[] {
  const rows: PaperWord[][] = [];
  const read = words
    .map((word) => ({ ...word, text: word.text.replace(marks, "") }))
    .filter(
      ({ text, height, confidence }) =>
        hasText.test(text) && height < 5 * letters && confidence >= leastConfidence,
    )
    .sort((one, other) => one.x - other.x);
  for (const word of read) {
    const middle = middleOf(word);
    let best: { row: PaperWord[]; off: number } | undefined;
    for (const row of rows) {
      const last = row.at(-1);
      if (!last || last.x + last.width > word.x + word.width) continue;
      const off = Math.abs(middle - middleOf(last));
      if (off < letters * 0.75 && (!best || off < best.off)) best = { row, off };
    }
    if (best) best.row.push(word);
    else rows.push([word]);
  }
  return rows
    .map((row) => ({ words: row, box: boxAround(row) }))
    .sort((one, other) => middleOf(one.box) - middleOf(other.box));
}

const middleOf = ({ y, height }: Box) => y + height / 2;

export const textOf = ({ words }: PaperRow) => words.map(({ text }) => text).join(" ");
