import { boxAround, type PaperWord } from "./paper-word.ts";
import { unitOf } from "./row-tokens.ts";
import type { PaperRow } from "./rows.ts";
import type { Titles } from "./titles.ts";

/** Heights of letters within which two halves of a name stand above and below its numbers: lines of the table stand further apart. */
const near = 1.45;

const isAmount = ({ text }: PaperWord) => /^\d[\d.,]*(?:f|fcfa)?$/i.test(text);
const isUnit = ({ text }: PaperWord) => unitOf(text) !== undefined;
const middleOf = ({ box }: PaperRow) => box.y + box.height / 2;

/** Rows whose name or count was broken in two, above and below the numbers of the line, made one. */
export function unwrapped(
  rows: readonly PaperRow[],
  titles: Titles,
  letters: number,
): readonly PaperRow[] {
  const at = titles.findIndex(({ role }) => role === "name");
  const name = titles[at];
  if (!name || name.right <= name.left) return rows;
  const before = titles[at - 1];
  const edge = before ? before.right + letters * 0.5 : 0;
  const isMoney = (row: PaperRow) => row.words.filter(isAmount).length >= 2;
  const taken = new Set<PaperRow>();
  return rows
    .map((row, at) => {
      if (!isMoney(row)) return row;
      const halves = [rows[at - 1], rows[at + 1]].filter(
        (other): other is PaperRow =>
          other !== undefined &&
          !taken.has(other) &&
          !isMoney(other) &&
          Math.abs(middleOf(other) - middleOf(row)) < near * letters,
      );
      if (halves.length === 0) return row;
      for (const half of halves) taken.add(half);
      return joined(row, halves, edge);
    })
    .filter((row) => !taken.has(row));
}

function joined(row: PaperRow, halves: readonly PaperRow[], edge: number): PaperRow {
  const isHead = ({ x, width }: PaperWord) => x + width / 2 < edge;
  let tail = row.words.length;
  while (tail > 0) {
    const word = row.words[tail - 1];
    if (!word || isHead(word) || !(isAmount(word) || isUnit(word) || word.text.length === 1)) break;
    tail -= 1;
  }
  const all = [...halves, row].sort((one, other) => middleOf(one) - middleOf(other));
  const parts = all.map((one) => (one === row ? one.words.slice(0, tail) : one.words));
  const words = [
    ...parts.flatMap((part) => part.filter(isHead)),
    ...parts.flatMap((part) => part.filter((word) => !isHead(word))),
    ...row.words.slice(tail),
  ];
  return { words, box: boxAround(words), at: row.at };
}
