import type { PaperWord } from "#shared/paper/paper-word.ts";

const ofWord = "5";

/** Rows of its table: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
export function wordsIn(table: string): PaperWord[] {
  return table.split("\n").flatMap((row) => {
    const cells = row.split("\t");
    const text = cells[11]?.trim();
    if (cells[0] !== ofWord || !text) return [];
    const [x = 0, y = 0, width = 0, height = 0, confidence = 0] = cells.slice(6, 11).map(Number);
    return [{ text, x, y, width, height, confidence }];
  });
}
