import { type Box, boxAround, type PaperWord } from "./paper-word.ts";
import { closedNumber, isCreditMark, isMinus, openedNumber, signedNumber } from "./sign.ts";

/** Words that stand on one line of a paper, from left to right; `at` counts its lines from 1. */
export type PaperRow = { words: readonly PaperWord[]; box: Box; at: number };

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
    .map((word) => ({ ...word, text: textWithin(word.text), printed: word.text }))
    .filter(
      ({ text, height, confidence }) =>
        (hasText.test(text) || isMinus(text) || text === "%") &&
        height < 5 * letters &&
        confidence >= leastConfidence,
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
    .map((row) => signed(row, letters))
    .filter((row) => row.some(({ text }) => hasText.test(text)))
    .map((row) => ({ words: row, box: boxAround(row) }))
    .sort((one, other) => middleOf(one.box) - middleOf(other.box))
    .map((row, at) => ({ ...row, at: at + 1 }));
}

/** The word without the marks at its ends; a minus stays, and so does half a number in brackets. */
function textWithin(word: string): string {
  if (isMinus(word) || word === "%") return word;
  if (openedNumber(word) ?? closedNumber(word)) return word;
  return signedNumber(word) ?? word.replace(marks, "");
}

/**
 * Joins a minus to a number of several words, before its first group: « − 3 000 », « (7 000) », « 7 800- », « 37 000 CR
 * ». Joins « 10 % » into one word.
 */
function signed(row: readonly PaperWord[], letters: number): PaperWord[] {
  const found: PaperWord[] = [];
  const put = (at: number, digits: string) => {
    const word = found[at];
    if (word) found[at] = { ...word, text: `-${digits.replace(/^-/, "")}` };
  };
  for (const word of row) {
    const before = found.at(-1);
    const isBeside = before && word.x - (before.x + before.width) < letters * 1.25;
    if (before && isBeside && isMinus(before.text) && /^\d/.test(word.text)) {
      found.splice(-1, 1, joined(before, word, `-${word.text}`));
      continue;
    }
    if (before && isBeside && word.text === "%") {
      found.splice(-1, 1, joined(before, word, `${before.text}%`));
      continue;
    }
    if (isCreditMark(word.text) && before && /^\d[\d.,]*$/.test(before.text)) {
      const at = firstOfNumber(found, letters);
      put(at, found[at]?.text ?? "");
      continue;
    }
    found.push(word);
    const last = found.length - 1;
    const closed = closedNumber(word.text);
    const behind = /^-(\d{3}(?:[.,]\d{2})?)$/.exec(word.text)?.[1];
    const group = closed ?? behind;
    if (group === undefined) continue;
    found[last] = { ...word, text: group };
    const at = firstOfNumber(found, letters);
    const opened = openedNumber(found[at]?.text ?? "");
    if (closed !== undefined && opened !== undefined) put(at, opened);
    else if (behind !== undefined) put(at, found[at]?.text ?? "");
  }
  return found
    .map((word) => ({
      ...word,
      text: /[\d)(]/.test(word.text) ? word.text.replace(/^\(|\)$/g, "") : word.text,
    }))
    .filter(({ text }) => text !== "%");
}

const joined = (one: PaperWord, other: PaperWord, text: string): PaperWord => ({
  ...boxAround([one, other]),
  text,
  confidence: other.confidence,
});

/** Index of the first group of the number whose last group is the last word: « 37 000 ». */
function firstOfNumber(words: readonly PaperWord[], letters: number): number {
  let at = words.length - 1;
  for (; at > 0; at -= 1) {
    const [group, before] = [words[at], words[at - 1]];
    const isGroup = group && before && /^\d{3}(?:[.,]\d{2})?$/.test(group.text);
    const isBeside = isGroup && group.x - (before.x + before.width) < letters * 1.25;
    if (!isBeside || !/^[(-]?\d{1,3}$/.test(before.text)) break;
  }
  return at;
}

const middleOf = ({ y, height }: Box) => y + height / 2;

export const textOf = ({ words }: Pick<PaperRow, "words">) =>
  words.map(({ text }) => text).join(" ");
